import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readClauses } from '../read-clauses.ts';

const read = (text: string): string[] =>
  (readClauses(text, { language: 'es', childName: 'Nora' }) ?? []).map(
    ({ who, verb }) => `${who.map(({ pronoun, head }) => pronoun ?? head).join('+')} ${verb.lemma}`,
  );
const before = 'Ayer fuimos a la playa y habia mucha gente que comia sandia en la arena.';

test('pasts are heard where nobody types accents', () => {
  assert.deepEqual(read(`${before} Nora tiro la pelota.`).at(-1), 'Nora tirar');
  assert.deepEqual(read(`${before} Yo la agarre y le grite.`).slice(-2), ['yo agarrar', 'i gritar']);
  assert.equal(read(`${before} Nora salio del agua. Brinco en la orilla.`).at(-1), 'Nora brincar');
});

test('one accent that the keyboard has put there changes nothing', () => {
  const text = `${before} Nora salio corriendo, volvio despues y tambien comio. La niña se subió a un arbol. Brinco.`;
  assert.equal(read(text).at(-1), 'niña brincar');
});

test('where accents are typed, what has none is no past', () => {
  assert.equal(read('Nora cayó, se levantó y se rió. Ahora miro el mar.').at(-1), 'i mirar');
});

test('a pronoun stands before other pronouns, whatever its accent', () => {
  assert.equal(read('Mi hermano llegó. El la empujó por el pasillo.').at(-1), 'él empujar');
});

test('the child is known by its name without accents', () => {
  const [clause] = readClauses('salome corrió.', { language: 'es', childName: 'Salomé' }) ?? [];
  assert.equal(clause?.who[0]?.name, true);
});

test('who did not even do it is the one before', () => {
  const [clause] = readClauses('Nora ni lloró.', { language: 'es', childName: 'Nora' }) ?? [];
  assert.deepEqual([clause?.who[0]?.head, clause?.mode], ['Nora', 'undone']);
});
