import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { NounLanguage } from '@milestoon/things/nouns';
import { acted, planOf } from '../../testing/plan-of.ts';
import { plainWords } from './plain-words.ts';

const plain = (text: string, language: NounLanguage): string =>
  plainWords(text, language).replace(/ +/g, ' ').trim();

it('says one of several by the name that is told', () => {
  assert.equal(plain('One of the boys, Sam, ran.', 'en'), 'the boy Sam ran.');
  assert.equal(plain('One of the boys, laughing, ran.', 'en'), 'One of the boys, laughing, ran.');
  assert.equal(plain('Um dos meninos, o Rui, correu.', 'pt'), 'o Rui correu.');
  assert.equal(plain('Una de las niñas, Ana, corrió.', 'es'), 'Ana corrió.');
});

it('has a man of the stall, with a beard and of the bus', () => {
  assert.equal(plain('El del puesto de tamales nos regaló atole.', 'es'), 'el señor nos regaló atole.');
  assert.equal(plain('O da padaria riu.', 'pt'), 'o senhor riu.');
  assert.equal(plain('The big one with the beard knocked.', 'en'), 'the man knocked.');
  assert.equal(
    plain('The bus stopped and the conductor jumped.', 'en'),
    'The bus stopped and the guard jumped.',
  );
  assert.equal(
    plain('The orchestra stopped and the conductor bowed.', 'en'),
    'The orchestra stopped and the conductor bowed.',
  );
});

it('brings nobody whom a question or praise only names, and no team as weather', () => {
  assert.equal(plain('She asked whose little girl she was.', 'en'), 'She asked who she was.');
  assert.equal(
    planOf('Mia joined a team, the Lightning Bolts.').moments.flatMap(({ seen }) => seen).length,
    0,
  );
  assert.equal(plain('They brought it, no laces, and ran.', 'en'), 'They brought it, , and ran.');
  assert.equal(plain('She said, no, and ran.', 'en'), 'She said, no, and ran.');
});

it('kicks what is put into the corner of the net', () => {
  assert.match(acted('Mia put it in the corner of the net.')[0]?.join() ?? '', /kick/);
  assert.match(acted('A Mia meteu no canto da baliza.')[0]?.join() ?? '', /kick/);
  assert.match(acted('Mia la clavó en el ángulo.')[0]?.join() ?? '', /kick/);
  assert.doesNotMatch(acted('Mia put it in the corner of the room.')[0]?.join() ?? '', /kick/);
});

it('has whoever goes back to a dinner at the table leave the car', () => {
  const [, back] = planOf('Mia sat in the car seat. She went back to her dinner.').moments;
  assert.equal(back?.place.set, 'kitchen');
});
