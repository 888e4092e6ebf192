import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { newChild } from '@milestoon/database/testing';
import { childCheckout, planCheckout, startBilling } from './billing.testing.ts';

let house: Awaited<ReturnType<typeof startBilling>>;
before(async () => {
  house = await startBilling();
});
after(() => house.close());
beforeEach(() => {
  house.lost.webhooks = false;
  house.received.length = 0;
});

async function subscriber() {
  const actor = await house.newActor();
  const calls = house.as(actor);
  await house.press((await calls.checkout(planCheckout)).url, 'confirm');
  const [customer] = (await house.provider.customers.list({ email: actor.email })).data;
  const [bought] = (await house.provider.subscriptions.list({ customer: customer?.id ?? '' })).data;
  assert.ok(customer && bought);
  return { actor, calls, customer, subscription: bought };
}

const eventsSeen = async (): Promise<number> => {
  const rows = await house.database.asWorker('test', (tx) =>
    tx.selectFrom('stripe_events').select('id').execute(),
  );
  return rows.length;
};

/** The text of an event that says what is not true: the subscription is over. */
const falseEnd = (id: string, subscription: { id: string; customer: unknown }): string =>
  JSON.stringify({
    id,
    object: 'event',
    created: Math.floor(Date.now() / 1000),
    type: 'customer.subscription.deleted',
    data: { object: { ...subscription, object: 'subscription', status: 'canceled' } },
  });

describe('payment events', () => {
  it('with a forged or missing signature change nothing', async () => {
    const { calls, subscription } = await subscriber();
    const seen = await eventsSeen();
    const payload = falseEnd('evt_forged', subscription);
    const genuine = house.sign(payload);
    for (const signature of ['', 't=1,v1=abc', house.sign('something else')])
      assert.equal((await house.sendWebhook(payload, signature)).status, 400);
    assert.equal((await house.sendWebhook(payload.replace('evt_forged', 'evt_other'), genuine)).status, 400);
    assert.equal(await eventsSeen(), seen);
    assert.equal((await calls.subscription()).active, true);
  });

  it('with an expired signature change nothing', async () => {
    const { subscription } = await subscriber();
    const seen = await eventsSeen();
    const payload = falseEnd('evt_expired', subscription);
    const old = house.sign(payload, Math.floor(Date.now() / 1000) - 301);
    assert.equal((await house.sendWebhook(payload, old)).status, 400);
    assert.equal(await eventsSeen(), seen);
  });

  it('that come twice are taken once', async () => {
    const actor = await house.newActor();
    const child = await newChild(house.database, actor);
    await house.press((await house.as(actor).checkout(childCheckout(child))).url, 'confirm');
    const asked = house.started.filter((id) => id === child.id).length;
    const seen = await eventsSeen();
    for (const { payload, signature } of house.received.slice())
      assert.equal((await house.sendWebhook(payload, signature)).status, 200);
    assert.equal(await eventsSeen(), seen);
    assert.equal(house.started.filter((id) => id === child.id).length, asked);
  });

  it('in any order end in what is true at the provider', async () => {
    const { calls, subscription } = await subscriber();
    const early = house.received.find(({ payload }) => payload.includes('customer.subscription.created'));
    assert.ok(early);
    await house.provider.subscriptions.cancel(subscription.id);
    await house.deliverWebhooks();
    assert.equal((await calls.subscription()).active, false);
    const late = early.payload.replace(/"evt_\w+"/, '"evt_late"');
    assert.equal((await house.sendWebhook(late, house.sign(late))).status, 200);
    assert.equal((await calls.subscription()).active, false, 'the old news is that it was active');
  });

  it('are believed as far as the provider confirms them', async () => {
    const { calls, subscription } = await subscriber();
    const payload = falseEnd('evt_false', subscription);
    assert.equal((await house.sendWebhook(payload, house.sign(payload))).status, 200);
    assert.equal((await calls.subscription()).active, true);
  });

  it('about strangers are taken and change nothing', async () => {
    const customer = await house.provider.customers.create({ email: 'stranger@example.com' });
    const session = await house.provider.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: planCheckout.price_id, quantity: 1 }],
      success_url: house.shopOrigin,
    });
    await house.press(session.url ?? '', 'confirm');
    assert.equal(house.received.length, 3);
    const rows = await house.database.asWorker('test', (tx) =>
      tx.selectFrom('subscriptions').select('id').where('stripe_customer_id', '=', customer.id).execute(),
    );
    assert.deepEqual(rows, []);
  });

  it('wait in the table while the provider does not answer, and are applied when it does', async () => {
    const actor = await house.newActor();
    const child = await newChild(house.database, actor);
    const calls = house.as(actor);
    const { url } = await calls.checkout(childCheckout(child));
    house.lost.webhooks = true;
    await house.press(url, 'confirm');
    const [customer] = (await house.provider.customers.list({ email: actor.email })).data;
    const [bought] = (await house.provider.subscriptions.list({ customer: customer?.id ?? '' })).data;
    assert.ok(bought);
    house.lost.webhooks = false;
    await house.stopProvider();
    const payload = falseEnd('evt_unread', bought);
    assert.equal((await house.sendWebhook(payload, house.sign(payload))).status, 200, 'it is ours now');
    const event = () =>
      house.database.asWorker('test', (tx) =>
        tx.selectFrom('stripe_events').selectAll().where('id', '=', 'evt_unread').executeTakeFirstOrThrow(),
      );
    const waits = await event();
    assert.equal(waits.processed_at, null);
    assert.equal(waits.attempts, 1);
    assert.ok(waits.next_attempt_at > waits.received_at);
    assert.equal((await calls.subscription()).active, false);

    await house.restartProvider();
    await house.database.asWorker('test', (tx) =>
      tx.updateTable('stripe_events').set({ next_attempt_at: waits.received_at }).execute(),
    );
    await house.sweep();
    assert.equal((await calls.subscription()).active, true);
    assert.ok(house.started.includes(child.id));
    assert.notEqual((await event()).processed_at, null);
  });
});

describe('sync', () => {
  it('repairs what a lost event left undone', async () => {
    const actor = await house.newActor();
    const child = await newChild(house.database, actor);
    const calls = house.as(actor);
    house.lost.webhooks = true;
    await house.press((await calls.checkout(childCheckout(child))).url, 'confirm');
    assert.equal((await calls.subscription()).active, false);
    assert.deepEqual(await calls.sync(), {
      ok: true,
      message: 'Subscriptions synced successfully',
      found: true,
    });
    assert.equal((await calls.subscription()).active, true);
    assert.ok(house.started.includes(child.id));
  });

  it('touches nothing of anybody else', async () => {
    const { calls } = await subscriber();
    const other = house.as(await house.newActor());
    assert.equal((await other.sync()).ok, true);
    assert.equal((await other.subscription()).active, false);
    assert.equal((await calls.subscription()).active, true);
  });
});

describe('billing portal', () => {
  it('cancels at the end of the period: still subscribed until then', async () => {
    const { calls, subscription } = await subscriber();
    const { url } = await calls.portal({ return_url: '/app/profile' });
    await house.press(url, `subscriptions/${subscription.id}/cancel`);
    const row = await house.database.asWorker('test', (tx) =>
      tx.selectFrom('subscriptions').selectAll().where('id', '=', subscription.id).executeTakeFirstOrThrow(),
    );
    assert.equal(row.cancel_at_period_end, true);
    assert.equal((await calls.subscription()).active, true);
  });
});
