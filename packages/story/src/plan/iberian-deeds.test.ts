import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../testing/plan-of.ts';

const doneIn = (description: string): string[] =>
  planOf(description).moments.flatMap(({ acts, seen }) => [
    ...acts.map(({ who, action }) => `${who} ${action}`),
    ...seen.filter(({ how }) => how === 'worn').map(({ picture }) => picture),
  ]);
const all = (texts: readonly string[], expected: readonly string[]): void => {
  for (const text of texts) assert.deepEqual(doneIn(text), expected, text);
};

it('rides what somebody comes and goes by', () => {
  all(['A Mia deu a volta ao quarteirão de trotinete.', 'Mia volvió en patinete.'], ['hero scooter']);
  all(['A Mia voltou de bicicleta.', 'Mia llegó en bici.'], ['hero bike']);
  all(['A Mia foi passear de burro com o avô.'], ['hero ride', 'horse ride', 'grandfather walk']);
});

it('wears the clothes of whoever is known by something', () => {
  all(['A Mia vestiu o fato do Homem-Aranha.', 'Mia se puso el traje de Spiderman.'], ['hero stand', 'cape']);
  all(['A Mia vestiu o fato de princesa.'], ['hero stand', 'crown']);
});

it('laughs in a fit of laughter', () => {
  all(['A Mia teve um ataque de riso.', 'A Mia le dio un ataque de risa.'], ['hero laugh']);
});

it('leaves those out who are missed', () => {
  all(['Mia echa de menos a su papá.', 'Mia extraña a su papá.'], ['hero think']);
});

it('builds what is put up', () => {
  all(['Mia montó una cabaña.', 'A Mia montou uma cabana.'], ['hero build']);
});
