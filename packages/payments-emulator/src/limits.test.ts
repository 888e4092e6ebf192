import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { openBooks } from './books.ts';
import { checkoutFor, closeAll, newEmulator, newShop, post, subscribed } from './emulator.testing.ts';
import { forgetFinished } from './forgetting.ts';
import { fullness, hasRoomForCustomer } from './limits.ts';

after(closeAll);

/** Names that every object knows. */
const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

describe('names that every object has', () => {
  it('are no record and no message', async () => {
    const { stripe, origin, customer, subscription } = await subscribed();
    const pages = `${origin}/payments-emulator`;
    const portal = await stripe.billingPortal.sessions.create({ customer: customer.id, return_url: origin });
    const { url } = await stripe.checkout.sessions.create(checkoutFor(origin));
    const headers = { authorization: 'Bearer sk_test_right' };
    const status = async (address: string, init?: RequestInit): Promise<number> =>
      (await fetch(address, init)).status;
    for (const name of inherited) {
      assert.equal(await status(`${pages}/invoice/${name}`), 404, name);
      assert.equal(await status(`${pages}/portal/${name}`), 404, name);
      assert.equal(await status(`${pages}/pay/${name}`), 410, name);
      assert.equal((await post(portal.url, `subscriptions/${name}/cancel`)).status, 404, name);
      for (const kind of ['customers', 'checkout/sessions', 'subscriptions', 'invoices', 'events', 'prices'])
        assert.equal(await status(`${origin}/v1/${kind}/${name}`, { headers }), 404, `${kind} ${name}`);
      const told = await fetch(`${url}?problem=${name}`);
      assert.ok(told.status === 200 && !/role="alert"/.test(await told.text()), name);
      const card = await fetch(`${portal.url}?card=${name}`);
      assert.ok(card.status === 200 && !/role="(alert|status)"/.test(await card.text()), name);
      const form = new URLSearchParams({
        'metadata[a]': 'b',
        [`metadata[${name}]`]: 'c',
        [`a[0][${name}][x]`]: 'd',
      });
      assert.equal(
        await status(`${origin}/v1/customers`, { method: 'POST', headers, body: form }),
        200,
        name,
      );
    }
    assert.equal((await stripe.subscriptions.retrieve(subscription)).cancel_at_period_end, false);
  });
});

describe('what is taken in', () => {
  it('has a greatest length', async () => {
    const { stripe, origin } = await newEmulator(await newShop());
    const tooLong = { type: 'StripeInvalidRequestError', statusCode: 400 };
    const long = `${origin}/${'a'.repeat(3000)}`;
    for (const extra of [
      { success_url: long },
      { cancel_url: long },
      { customer_email: `${'a'.repeat(600)}@example.com` },
      { client_reference_id: 'a'.repeat(600) },
      { metadata: { note: 'a'.repeat(600) } },
      { metadata: { ['a'.repeat(600)]: 'b' } },
      { metadata: Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`k${i}`, 'v'])) },
      { subscription_data: { metadata: { note: 'a'.repeat(600) } } },
    ])
      await assert.rejects(stripe.checkout.sessions.create(checkoutFor(origin, extra)), tooLong);
    await assert.rejects(stripe.customers.create({ name: 'a'.repeat(300) }), tooLong);
    await assert.rejects(stripe.customers.create({ description: 'a'.repeat(100_000) }), tooLong);
    await assert.rejects(stripe.customers.create({}, { idempotencyKey: 'k'.repeat(300) }), tooLong);
    const { id } = await stripe.customers.create({});
    await assert.rejects(stripe.billingPortal.sessions.create({ customer: id, return_url: long }), tooLong);
    const { url } = await stripe.checkout.sessions.create(checkoutFor(origin));
    assert.equal((await post(url, 'confirm', {}, { card: '4'.repeat(10_000) })).status, 413);
    assert.deepEqual(
      (await stripe.checkout.sessions.list()).data.map(({ status }) => status),
      ['open'],
    );
  });
});

describe('a greedy customer', () => {
  it('has a greatest number of open checkouts, and keeps nobody else from one', async () => {
    const { stripe, origin } = await newEmulator(await newShop());
    const { id: greedy } = await stripe.customers.create({});
    const { id: other } = await stripe.customers.create({});
    const open = (customer: string) => stripe.checkout.sessions.create(checkoutFor(origin, { customer }));
    for (let i = 0; i < 50; i += 1) await open(greedy);
    await assert.rejects(open(greedy), { statusCode: 429, message: /too many open checkouts/ });
    assert.equal((await open(other)).status, 'open');
    const portal = await stripe.billingPortal.sessions.create({ customer: greedy, return_url: origin });
    assert.ok(portal.url, 'who has too many can still cancel what runs');
  });

  it('is kept the newest of what is finished', async () => {
    const { stripe, origin, customer, subscription } = await subscribed();
    for (let i = 0; i < 60; i += 1) {
      const session = await stripe.checkout.sessions.create(checkoutFor(origin, { customer: customer.id }));
      await stripe.checkout.sessions.expire(session.id);
    }
    const portals: string[] = [];
    for (let i = 0; i < 20; i += 1)
      portals.push(
        (await stripe.billingPortal.sessions.create({ customer: customer.id, return_url: origin })).url,
      );
    // What is finished is forgotten every two hundred changes.
    await Promise.all(
      Array.from({ length: 200 }, (_, i) => stripe.customers.update(customer.id, { name: `${i}` })),
    );
    const checkouts = await stripe.checkout.sessions.list({ customer: customer.id, limit: 100 });
    assert.equal(checkouts.data.length, 20);
    const reached = await Promise.all(portals.map(async (url) => (await fetch(url)).status));
    assert.deepEqual(reached, [...Array(15).fill(404), ...Array(5).fill(200)]);
    assert.equal((await stripe.subscriptions.retrieve(subscription)).status, 'active');
  });

  it('changes nothing more while the shop hears of nothing', async () => {
    const { stripe, origin, customer, subscription, shop } = await subscribed();
    shop.down = true;
    const portal = await stripe.billingPortal.sessions.create({ customer: customer.id, return_url: origin });
    const change = (i: number): Promise<Response> =>
      post(portal.url, `subscriptions/${subscription}/${i % 2 === 0 ? 'cancel' : 'resume'}`);
    for (let i = 0; i < 200; i += 1) assert.equal((await change(i)).status, 303);
    const refused = await change(200);
    assert.equal(refused.status, 429);
    assert.match(await refused.text(), /Please try again later/);
  });
});

/** Books as they may be after years, without years of calls. */
const booksWith = (count: number) => {
  const books = openBooks();
  for (let i = 0; i < count; i += 1)
    books.customers.enter({
      id: `c${i}`,
      object: 'customer',
      email: null,
      name: null,
      metadata: {},
      created: 0,
      livemode: false,
    });
  return books;
};

describe('all books together', () => {
  it('have a greatest size', () => {
    assert.equal(hasRoomForCustomer(booksWith(9_999)), true);
    assert.equal(hasRoomForCustomer(booksWith(10_000)), false);
    assert.equal(fullness(booksWith(49_999), 'c1'), undefined);
    assert.match(fullness(booksWith(50_000), 'c1') ?? '', /are full/);
  });

  it('forget the oldest answers and events that were heard', () => {
    const books = openBooks();
    const now = 1_000_000_000;
    for (let i = 0; i < 6_000; i += 1) {
      books.replies.enter({ id: `r${i}`, fingerprint: '', status: 200, body: {}, created: now });
      books.events.enter({
        id: `e${i}`,
        object: 'event',
        api_version: '',
        type: 'a',
        pending_webhooks: i % 6 === 0 ? 1 : 0,
        request: { id: null, idempotency_key: null },
        data: { object: { customer: `c${i % 20}` } },
        created: now,
        livemode: false,
      });
    }
    forgetFinished(books, now);
    assert.deepEqual([books.replies.size, books.events.size], [5_000, 6_000]);
    assert.equal(books.replies.get('r0'), undefined);
    forgetFinished(books, now + 31 * 86_400);
    assert.deepEqual([books.replies.size, books.events.size], [0, 1_000]);
  });
});
