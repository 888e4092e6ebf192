import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { newChild } from '@milestoon/database/testing';
import { childCheckout, planCheckout, startBilling } from './billing.testing.ts';

let house: Awaited<ReturnType<typeof startBilling>>;
before(async () => {
  house = await startBilling();
});
after(() => house.close());

const inactive = { active: false, unlimited: false, count: 0, planName: null, plans: [] };

describe('subscription', () => {
  it('of a super admin is unlimited', async () => {
    const actor = await house.newActor('super_admin');
    const state = await house.as(actor).subscription();
    assert.deepEqual([state.active, state.unlimited, state.count], [true, true, 999]);
    assert.equal(await house.billing.ports.isSubscribed(actor), true);
  });

  it('ends with the provider saying so', async () => {
    const actor = await house.newActor();
    const calls = house.as(actor);
    await house.press((await calls.checkout(planCheckout)).url, 'confirm');
    assert.equal(await house.billing.ports.isSubscribed(actor), true);
    const [customer] = (await house.provider.customers.list({ email: actor.email })).data;
    const [bought] = (await house.provider.subscriptions.list({ customer: customer?.id ?? '' })).data;
    await house.provider.subscriptions.cancel(bought?.id ?? '');
    await house.deliverWebhooks();
    assert.equal(await house.billing.ports.isSubscribed(actor), false);
    assert.deepEqual(await calls.subscription(), { ...inactive, hadPlan: true });
  });

  it('that was cancelled runs to its last day, says so, and the parent is told which that is', async () => {
    const actor = await house.newActor();
    const calls = house.as(actor);
    await house.press((await calls.checkout(planCheckout)).url, 'confirm');
    const [customer] = (await house.provider.customers.list({ email: actor.email })).data;
    const [bought] = (await house.provider.subscriptions.list({ customer: customer?.id ?? '' })).data;
    const lastDay = new Date((bought?.items.data[0]?.current_period_end ?? 0) * 1000);
    const told = () => house.told.filter(({ userId }) => userId === actor.id);
    assert.deepEqual(told(), []);
    await house.provider.subscriptions.update(bought?.id ?? '', { cancel_at_period_end: true });
    await house.deliverWebhooks();
    assert.partialDeepStrictEqual(await calls.subscription(), {
      active: true,
      plans: [{ childName: null, state: 'ending', periodEnd: lastDay }],
    });
    assert.partialDeepStrictEqual(told(), [{ kind: 'plan-ending', childId: null, dueAt: lastDay }]);
  });

  it('names the plan it knows; one whose price is not ours is an unknown plan', async () => {
    const actor = await house.newActor();
    const calls = house.as(actor);
    await house.press((await calls.checkout(planCheckout)).url, 'confirm');
    await house.database.asWorker('test', (tx) =>
      tx
        .updateTable('subscriptions')
        .set({ price_id: 'price_of_old' })
        .where('user_id', '=', actor.id)
        .execute(),
    );
    assert.partialDeepStrictEqual(await calls.subscription(), {
      active: true,
      unlimited: false,
      count: 1,
      planName: null,
      plans: [{ planName: null }],
    });
    const child = await newChild(house.database, actor);
    const { url } = await calls.checkout(childCheckout(child));
    await house.database.asWorker('test', (tx) =>
      tx
        .updateTable('subscriptions')
        .set({ price_id: 'price_of_old' })
        .where('user_id', '=', actor.id)
        .execute(),
    );
    await house.press(url, 'confirm');
    assert.equal((await calls.subscription()).planName, 'Premium');
  });

  it('is read as none when the lookup fails', async () => {
    const actor = { ...(await house.newActor()), id: 'no-uuid' };
    assert.deepEqual(await house.as(actor).subscription(), { ...inactive, hadPlan: false });
  });

  it('survives a restart of the provider', async () => {
    const actor = await house.newActor();
    const calls = house.as(actor);
    await house.press((await calls.checkout(planCheckout)).url, 'confirm');
    await house.restartProvider();
    const message = 'Subscriptions synced successfully';
    assert.deepEqual(await calls.sync(), { ok: true, message, found: true });
    assert.equal((await calls.subscription()).active, true);
  });
});
