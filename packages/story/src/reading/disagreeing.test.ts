import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readClauses } from './read-clauses.ts';

const told = (text: string, language: 'pt' | 'es'): string[] =>
  (readClauses(text, { language, childName: 'Mia' }) ?? []).map(
    ({ who, verb, things }) =>
      `${who.map(({ head }) => head).join(' ')} | ${verb.lemma} | ${things.map(({ head }) => head).join(' ')}`,
  );

it('does not let what stands before a verb of mine act', () => {
  assert.deepEqual(told('O recado assinei com a caneta.', 'pt'), ['i | assinar | recado caneta']);
  assert.deepEqual(told('El cuarto día lo tumbé en la manta.', 'es')[0]?.split(' | ')[0], 'i');
  assert.deepEqual(told('Los helados pagué yo.', 'es'), ['yo | pagar | helado']);
  assert.equal(told('Abri a janela desliguei o fogo.', 'pt').at(-1), 'i | desligar | fogo');
});

it('does not let one thing do what we do, and lets those who are of us', () => {
  assert.deepEqual(
    told('A Mia lo adoptamos ayer. El perro lo adoptamos ayer.', 'es').at(-1)?.split(' | ')[0],
    'we',
  );
  assert.deepEqual(
    told('A Ana olhou. Lá o outro pai já estávamos de pé.', 'pt').at(-1)?.split(' | ')[0],
    'pai',
  );
  assert.deepEqual(told('Toda la familia comimos pan.', 'es')[0]?.split(' | ')[0], 'familia');
  assert.deepEqual(told('Los campistas comimos pan.', 'es')[0]?.split(' | ')[0], 'campista');
  assert.deepEqual(told('El perro y el gato comimos pan.', 'es')[0]?.split(' | ')[0], 'perro gato');
  assert.deepEqual(told('Mi hermano y yo comimos pan.', 'es')[0]?.split(' | ')[0], 'hermano yo');
});
