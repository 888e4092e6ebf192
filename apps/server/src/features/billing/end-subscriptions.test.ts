import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newChild } from '@milestoon/database/testing';
import { childCheckout, planCheckout, startBilling } from './billing.testing.ts';

let house: Awaited<ReturnType<typeof startBilling>>;
before(async () => {
  house = await startBilling();
});
after(() => house.close());

/** A parent who pays for the plan and for a child; resolves with what the provider holds of them. */
async function payingParent() {
  const actor = await house.newActor();
  const child = await newChild(house.database, actor);
  const calls = house.as(actor);
  for (const wanted of [planCheckout, childCheckout(child)])
    await house.press((await calls.checkout(wanted)).url, 'confirm');
  const [customer] = (await house.provider.customers.list({ email: actor.email })).data;
  assert.ok(customer);
  const statuses = async (): Promise<Record<string, string>> => {
    const { data } = await house.provider.subscriptions.list({ customer: customer.id, status: 'all' });
    return Object.fromEntries(data.map((found) => [found.metadata.child_id ?? 'plan', found.status]));
  };
  return { actor, child, customer, statuses };
}

test('with a child the subscription bought for it ends, and no other', async () => {
  const { actor, child, statuses } = await payingParent();
  const end = () => house.billing.ports.endSubscriptions({ userId: actor.id, childId: child.id });
  assert.equal(await end(), 1);
  assert.deepEqual(await statuses(), { plan: 'active', [child.id]: 'canceled' });
  assert.equal(await end(), 0);
});

test('what has ended is not counted any more, although its event is late; its note is gone', async () => {
  const { actor, child, customer } = await payingParent();
  house.lost.webhooks = true;
  await house.billing.ports.endSubscriptions({ userId: actor.id, childId: child.id });
  assert.equal((await house.as(actor).subscription()).count, 1);
  const { data } = await house.provider.subscriptions.list({ customer: customer.id, status: 'all' });
  assert.deepEqual(data.map((found) => found.description).sort(), ['This plan is for your account.', null]);
  house.lost.webhooks = false;
});

test('with an account all of them end, and the customer is deleted at the provider', async () => {
  const { actor, customer, child, statuses } = await payingParent();
  const other = await payingParent();
  const end = () => house.billing.ports.endSubscriptions({ userId: actor.id, childId: null });
  assert.equal(await end(), 2);
  assert.deepEqual(await statuses(), { plan: 'canceled', [child.id]: 'canceled' });
  await assert.rejects(house.provider.customers.retrieve(customer.id), { statusCode: 404 });
  assert.equal(await end(), 0); // again, after a crash
  assert.deepEqual(await other.statuses(), { plan: 'active', [other.child.id]: 'active' });
});

test('who never paid has nothing to end; a provider that is down is no success', async () => {
  const { actor } = await payingParent();
  await house.stopProvider();
  const end = (userId: string) => house.billing.ports.endSubscriptions({ userId, childId: null });
  assert.equal(await end((await house.newActor()).id), 0);
  await assert.rejects(end(actor.id));
  await house.restartProvider();
});
