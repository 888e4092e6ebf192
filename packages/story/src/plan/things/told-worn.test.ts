import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const wornIn = (text: string): string[] =>
  planOf(text, { childName: 'Leo', pronoun: 'he' })
    .moments.flatMap(({ seen }) => seen)
    .filter(({ how }) => how === 'worn')
    .map(({ picture }) => picture);

it('has on what somebody goes or runs with or in, in three languages', () => {
  for (const [text, picture] of [
    ['Leo went to school in his boots.', 'rubber-boots'],
    ['O Leo foi de chapéu à festa.', 'sun-hat'],
    ['O Leo saiu com o chapéu.', 'sun-hat'],
    ['Leo fue al cole con su gorra.', 'billed-cap'],
  ] as const)
    assert.ok(wornIn(text).includes(picture), `${text} ${wornIn(text).join()}`);
});

it('wears nothing that is looked for or hit with', () => {
  assert.deepEqual(wornIn('Leo buscó en sus botas.'), []);
  assert.deepEqual(wornIn('Leo golpeó la mesa con su zapato.'), []);
});

it('puts their own clothes on whoever is said to, in three languages', () => {
  for (const [text, picture] of [
    ['Grandma put on the apron. Grandma laughed.', 'apron'],
    ['A avó vestiu o avental. A avó dançou.', 'apron'],
    ['La abuela se puso el delantal. La abuela bailó.', 'apron'],
  ] as const) {
    const { moments } = planOf(text, { childName: 'Leo', pronoun: 'he' });
    const worn = moments.at(-1)?.seen.filter(({ how }) => how === 'worn');
    assert.deepEqual(
      worn?.map(({ of, picture }) => `${of} ${picture}`),
      [`grandmother ${picture}`],
      text,
    );
  }
});
