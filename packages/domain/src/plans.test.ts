import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isEntitling, planName, premiumPlan } from './plans.ts';

test('a known price has its name, any other is an unknown plan', () => {
  assert.equal(planName(premiumPlan.priceId), 'Premium');
  assert.equal(planName('price_of_another_shop'), null);
  assert.equal(planName(null), null);
});

test('active and trialing entitle, nothing else does', () => {
  const statuses = ['active', 'trialing', 'past_due', 'canceled', 'cancelled', 'incomplete', ''];
  assert.deepEqual(statuses.filter(isEntitling), ['active', 'trialing']);
});
