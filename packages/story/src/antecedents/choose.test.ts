import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readPlan } from '../plan/read-plan.ts';
import { newRequest } from '../testing/new-request.ts';
import { byWeights, type Choose } from './choose.ts';
import type { Mention } from './mentions.ts';

/** What each 'it' and 'they' of some words about Mia speaks of. */
function meantIn(description: string, choose?: Choose): string[] {
  const mentions: Mention[] = [];
  readPlan(newRequest({ description, title: 'A day' }), description, 'en', {
    mentions,
    ...(choose ? { choose } : {}),
  });
  return mentions.flatMap(({ key, meant }) =>
    /^(?:it|they|them)$/.test(meant.phrase.pronoun ?? '') ? [key] : [],
  );
}
const byRules: Choose = () => undefined;

it('takes several things for them where they are said to be so', () => {
  const text = 'Mia picked cherries with Grandma. They were sour, but she ate them.';
  assert.deepEqual(meantIn(text), ['#cherry', '#cherry']);
  assert.deepEqual(meantIn(text, byRules)[0], 'grandmother+hero');
});

it('takes several animals of one word for them', () => {
  const text = 'Mia fed the ducks with Grandpa. They swam up to her and she threw them corn.';
  assert.deepEqual(meantIn(text), ['duck', 'duck']);
});

it('leaves it to the rules who is together', () => {
  const text = 'Two boys and Mia built a dam. Then they swam.';
  assert.deepEqual(meantIn(text), meantIn(text, byRules));
});

it('means nothing by the weather', () => {
  assert.deepEqual(meantIn('Mia ate an apple. It rained all day.'), ['-']);
});

it('keeps what the rules say where what was learned is hardly better', () => {
  const text = 'Mia put the vase on the table. The cat knocked it over.';
  const slightly = byWeights({ it: { 'is:thing': 0.1, ruled: 0 }, they: {} });
  assert.deepEqual(meantIn(text, slightly), ['#vase']);
  const strongly = byWeights({ it: { nothing: 9 }, they: {} });
  assert.deepEqual(meantIn(text, strongly), ['-']);
});
