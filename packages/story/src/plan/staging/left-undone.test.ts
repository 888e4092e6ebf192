import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const acts = (plan: ReturnType<typeof planOf>): string[] =>
  plan.moments.flatMap((moment) =>
    moment.acts.map(({ who, action, thing }) => [who, action, ...(thing ? [thing] : [])].join(' ')),
  );

it('holds what is not dropped', () => {
  assert.deepEqual(acts(planOf('Mia never dropped the kite.')), ['hero hold kite']);
});

it('keeps a straight face where somebody does not laugh, and sleeps where nobody woke', () => {
  assert.deepEqual(acts(planOf('Dad did not laugh.')), ['father stand']);
  assert.deepEqual(acts(planOf('Mia did not wake up.')), ['hero sleep']);
});

it('does so in Portuguese and Spanish', () => {
  assert.deepEqual(acts(planOf('A Mia não largou o balão.')), ['hero hold balloon']);
  assert.deepEqual(acts(planOf('Mia no corrió.')), ['hero stand']);
});
