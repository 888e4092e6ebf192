import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { Hono } from 'hono';
import {
  checkoutFor,
  closeAll,
  listen,
  newEmulator,
  newShop,
  post,
  prices,
  subscribed,
  webhookSecret,
} from './emulator.testing.ts';
import { createPaymentsEmulator } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'payments-emulator-'));
after(async () => {
  await closeAll();
  rmSync(folder, { recursive: true });
});

describe('checkout', () => {
  it('sells a subscription on its page and tells the shop before the buyer is back', async () => {
    const shop = await newShop();
    const { stripe, origin } = await newEmulator(shop);
    const customer = await stripe.customers.create({ email: 'parent@example.com' });
    const session = await stripe.checkout.sessions.create(
      checkoutFor(origin, { customer: customer.id, subscription_data: { metadata: { child_id: 'c1' } } }),
    );
    assert.equal(session.url, `${origin}/payments-emulator/pay/${session.id}`);

    const shown = await (await fetch(session.url)).text();
    assert.match(shown, /Test checkout/);
    assert.match(shown, /A &amp; &lt;B&gt;/);
    assert.match(shown, /€12\.95/);

    const paid = await post(session.url, 'confirm');
    assert.equal(paid.status, 303);
    assert.equal(paid.headers.get('location'), `${origin}/done?session=${session.id}`);
    assert.deepEqual(
      shop.events.map((event) => event.type),
      ['customer.subscription.created', 'invoice.paid', 'checkout.session.completed'],
    );
    const bought = await stripe.subscriptions.list({ customer: customer.id });
    assert.equal(bought.data[0]?.status, 'active');
    assert.deepEqual(bought.data[0]?.metadata, { child_id: 'c1' });
    assert.equal((await post(session.url, 'confirm')).status, 410, 'a session is paid once');
  });

  it('goes back without selling', async () => {
    const shop = await newShop();
    const { stripe, origin } = await newEmulator(shop);
    const session = await stripe.checkout.sessions.create(checkoutFor(origin));
    const left = await post(session.url, 'cancel');
    assert.equal(left.headers.get('location'), `${origin}/back`);
    assert.equal((await stripe.subscriptions.list()).data.length, 0);
    assert.equal(shop.events.length, 0);
  });

  it('refuses forms of other sites', async () => {
    const shop = await newShop();
    const { stripe, origin } = await newEmulator(shop);
    const session = await stripe.checkout.sessions.create(checkoutFor(origin));
    const foreign = { origin: 'https://elsewhere.example' };
    assert.equal((await post(session.url, 'confirm', foreign)).status, 403);
    assert.equal((await post(session.url, 'confirm', { 'sec-fetch-site': 'cross-site' })).status, 403);
    assert.equal((await stripe.subscriptions.list()).data.length, 0);
  });

  it('closes when it is a day old', async () => {
    const shop = await newShop();
    let now = Date.parse('2026-01-31T10:00:00Z');
    const { stripe, origin } = await newEmulator(shop, { clock: () => now });
    const session = await stripe.checkout.sessions.create(checkoutFor(origin));
    now += 86_400_000;
    assert.equal((await fetch(session.url ?? '')).status, 410);
    assert.equal((await post(session.url, 'confirm')).status, 410);
  });

  it('closes with its customer', async () => {
    const { stripe, origin } = await newEmulator(await newShop());
    const customer = await stripe.customers.create({});
    const session = await stripe.checkout.sessions.create(checkoutFor(origin, { customer: customer.id }));
    await stripe.customers.del(customer.id);
    assert.equal((await post(session.url, 'confirm')).status, 410);
    assert.equal((await stripe.subscriptions.list()).data.length, 0);
  });

  it('answers errors the SDK understands', async () => {
    const shop = await newShop();
    const { stripe, client, origin } = await newEmulator(shop);
    const unknownPrice = checkoutFor(origin, { line_items: [{ price: 'price_x', quantity: 1 }] });
    await assert.rejects(stripe.checkout.sessions.create(unknownPrice), { code: 'resource_missing' });
    await assert.rejects(stripe.subscriptions.retrieve('sub_x'), { statusCode: 404 });
    await assert.rejects(client('sk_test_wrong').customers.list(), { type: 'StripeAuthenticationError' });
  });
});

describe('idempotency keys', () => {
  it('answer two requests at once with one object, and refuse other parameters', async () => {
    const { stripe } = await newEmulator(await newShop());
    const create = (email: string) => stripe.customers.create({ email }, { idempotencyKey: 'k' });
    const [one, two] = await Promise.all([create('a@example.com'), create('a@example.com')]);
    assert.equal(one.id, two.id);
    await assert.rejects(create('b@example.com'), { type: 'StripeIdempotencyError' });
    assert.equal((await stripe.customers.list()).data.length, 1);
  });
});

describe('lists', () => {
  it('page through everything, newest first', async () => {
    const { stripe } = await newEmulator(await newShop());
    for (const name of ['a', 'b', 'c']) await stripe.customers.create({ name });
    const names: (string | null | undefined)[] = [];
    for await (const customer of stripe.customers.list({ limit: 2 })) names.push(customer.name);
    assert.deepEqual(names, ['c', 'b', 'a']);
  });
});

describe('billing portal', () => {
  it('cancels at the end of the period and resumes', async () => {
    const { stripe, customer, subscription, shop, origin } = await subscribed();
    const portal = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: `${origin}/app/profile`,
    });
    assert.match(await (await fetch(portal.url)).text(), /Cancel subscription/);
    const canceled = await post(portal.url, `subscriptions/${subscription}/cancel`);
    assert.equal(new URL(canceled.headers.get('location') ?? '', origin).href, portal.url);
    assert.equal((await stripe.subscriptions.retrieve(subscription)).cancel_at_period_end, true);
    assert.equal(shop.events.at(-1)?.type, 'customer.subscription.updated');
    await post(portal.url, `subscriptions/${subscription}/resume`);
    assert.equal((await stripe.subscriptions.retrieve(subscription)).cancel_at_period_end, false);
  });

  it("does not touch another customer's subscription", async () => {
    const { stripe, subscription, origin } = await subscribed();
    const stranger = await stripe.customers.create({});
    const portal = await stripe.billingPortal.sessions.create({ customer: stranger.id, return_url: origin });
    assert.equal((await post(portal.url, `subscriptions/${subscription}/cancel`)).status, 404);
    assert.equal((await stripe.subscriptions.retrieve(subscription)).cancel_at_period_end, false);
  });
});

describe('time', () => {
  it('renews on the calendar, and ends what was cancelled', async () => {
    let now = Date.parse('2026-01-31T10:00:00Z');
    const { stripe, subscription, emulator, shop } = await subscribed({ clock: () => now });
    now = Date.parse('2026-03-01T00:00:00Z');
    const renewed = await stripe.subscriptions.retrieve(subscription);
    assert.equal(renewed.status, 'active');
    assert.equal(renewed.items.data[0]?.current_period_start, Date.parse('2026-02-28T10:00:00Z') / 1000);
    await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    now = Date.parse('2026-04-01T00:00:00Z');
    await emulator.deliverWebhooks();
    assert.equal((await stripe.subscriptions.retrieve(subscription)).status, 'canceled');
    assert.equal(shop.events.at(-1)?.type, 'customer.subscription.deleted');
  });
});

describe('state', () => {
  it('survives a restart, and webhooks the shop missed arrive afterwards', async () => {
    const persist = join(folder, 'state.json');
    const { shop, customer, subscription, stripe, emulator } = await subscribed({ persist });
    shop.down = true;
    await stripe.subscriptions.cancel(subscription);
    await emulator.deliverWebhooks();
    await emulator.close();
    shop.down = false;
    const seen = shop.events.length;

    const again = await newEmulator(shop, { persist });
    assert.equal((await again.stripe.customers.retrieve(customer.id)).id, customer.id);
    assert.equal((await again.stripe.subscriptions.retrieve(subscription)).status, 'canceled');
    await again.emulator.deliverWebhooks();
    const missed = shop.events.slice(seen).map((event) => event.type);
    assert.deepEqual(missed, ['customer.subscription.deleted']);
  });

  it('refuses a file that is not its own', () => {
    const persist = join(folder, 'other.json');
    writeFileSync(persist, '{"version":7}');
    assert.throws(
      () =>
        createPaymentsEmulator({
          publicUrl: '/',
          webhookUrl: '',
          webhookSecret,
          secretKey: 'k',
          prices,
          persist,
        }),
      /cannot read its state from .*other\.json/,
    );
  });
});

describe('webhooks', () => {
  it('are tried again until the shop takes them', async () => {
    const shop = await newShop();
    const taken = Promise.withResolvers<void>();
    let refusals = 2;
    const app = new Hono();
    app.post('/webhooks', (context) => {
      if (refusals-- > 0) return context.text('busy', 503);
      taken.resolve();
      return context.text('ok');
    });
    shop.url = `http://127.0.0.1:${await listen(app)}`;
    const { stripe, origin } = await newEmulator(shop, { retryDelays: [1, 1, 1] });
    const session = await stripe.checkout.sessions.create(checkoutFor(origin));
    await stripe.checkout.sessions.expire(session.id);
    await taken.promise;
    assert.equal(refusals, -1);
  });
});
