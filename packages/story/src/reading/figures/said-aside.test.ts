import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { NounLanguage } from '@milestoon/things/nouns';
import { plainWords } from './plain-words.ts';

const plain = (text: string, language: NounLanguage): string =>
  plainWords(text, language).replace(/ +/g, ' ').trim();

it('hears no deed in what is only said to whoever listens', () => {
  assert.equal(plain('She was tired, you know? Then she slept.', 'en'), 'She was tired, ? Then she slept.');
  assert.equal(plain('I am telling you people cheered.', 'en'), 'people cheered.');
  assert.equal(plain('I am telling you the truth.', 'en'), 'I am telling you the truth.');
  assert.equal(plain('How do you know?', 'en'), 'How do you know?');
  assert.equal(plain('Foi lindo, vocês sabem.', 'pt'), 'Foi lindo, .');
  assert.equal(plain('You know her.', 'en'), 'You know her.');
  assert.equal(plain('E olha, ela riu. Gente, foi lindo.', 'pt'), 'E ela riu. foi lindo.');
  assert.equal(plain('Ela olha, e ri.', 'pt'), 'Ela olha, e ri.');
  assert.equal(plain('Ya saben, todos en pijama.', 'es'), ', todos en pijama.');
  assert.equal(plain('Ella ya sabe nadar.', 'es'), 'Ella ya sabe nadar.');
  assert.equal(plain('No la vio, claro.', 'es'), 'No la vio, claro.');
});

it('has the storm over that something is done after', () => {
  assert.equal(plain('After the storm she went out.', 'en'), 'she went out.');
  assert.equal(plain('Saiu depois da chuva.', 'pt'), 'Saiu .');
  assert.equal(plain('Después de la tormenta salió.', 'es'), 'salió.');
  assert.equal(plain('La tormenta empezó.', 'es'), 'La tormenta empezó.');
});

it('tells who comes first of those who come out, in and up', () => {
  assert.equal(plain('So out comes Mia and she laughed.', 'en'), 'So Mia comes out and she laughed.');
  assert.equal(
    plain('Up went the wheelie bin, and he cheered.', 'en'),
    'the wheelie bin went Up, and he cheered.',
  );
  assert.equal(plain('Then came the auction, and she cried.', 'en'), 'Then the auction came, and she cried.');
  assert.equal(plain('She went up the hill.', 'en'), 'She went up the hill.');
  assert.equal(plain('Off they went to school.', 'en'), 'Off they went to school.');
});

it('walks no streets that only say how far', () => {
  assert.equal(plain('La encontraron a tres cuadras.', 'es'), 'La encontraron .');
  assert.equal(plain('Limpió la cuadra.', 'es'), 'Limpió la cuadra.');
});
