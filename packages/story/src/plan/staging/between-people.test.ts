import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const momentOf = (text: string) => planOf(text, { childName: 'Mia' }).moments[0];

it('has the two between whom somebody sits do so too, on the same seat', () => {
  for (const text of [
    'Mia squeezed in between Mum and Dad on the sofa.',
    'A Mia sentou-se entre a mãe e o pai no sofá.',
    'Mia se sentó entre mamá y papá en el sofá.',
  ]) {
    const moment = momentOf(text);
    assert.deepEqual(
      moment?.acts.map(({ action }) => action),
      ['sit', 'sit', 'sit'],
      text,
    );
    assert.deepEqual(new Set(moment?.acts[0]?.between), new Set(['mother', 'father']), text);
    assert.equal(moment?.seen.filter(({ how }) => how === 'support').length, 3, text);
  }
});

it('is not about somebody else who is between them', () =>
  assert.equal(momentOf('Mia and Dad slept with the dog between them.')?.acts[0]?.between, undefined));

it('is no seat for whoever runs to and fro or is only as old', () => {
  for (const text of [
    'Mia ran back and forth between Mum and Dad.',
    'Mia is in between her two brothers in age.',
  ])
    assert.equal(momentOf(text)?.acts[0]?.between, undefined, text);
});
