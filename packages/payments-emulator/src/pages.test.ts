import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, describe, it } from 'node:test';
import { checkoutFor, closeAll, newEmulator, newShop, post, subscribed } from './emulator.testing.ts';

after(closeAll);

const declined = '4000000000000002';
const asksBank = '4000002500003155';
const declinedLater = '4000000000000341';
const day = 86_400;

async function openCheckout() {
  const shop = await newShop();
  const opened = await newEmulator(shop);
  const { url } = await opened.stripe.checkout.sessions.create(checkoutFor(opened.origin));
  assert.ok(url);
  return { ...opened, shop, url };
}

const textAt = async (url: string): Promise<string> => (await fetch(url)).text();
const target = (answer: Response, from: string): string =>
  new URL(answer.headers.get('location') ?? '', from).href;

describe('test cards', () => {
  it('one is declined: the page says so, and another card can be tried', async () => {
    const { url, stripe, shop } = await openCheckout();
    const answer = await post(url, 'confirm', {}, { card: declined });
    const back = target(answer, `${url}/confirm`);
    assert.equal(back, `${url}?problem=declined`);
    assert.match(await textAt(back), /role="alert">The card was declined/);
    assert.equal((await stripe.subscriptions.list({ status: 'all' })).data.length, 0);
    assert.equal(shop.events.length, 0);
    assert.equal((await post(url, 'confirm', {}, { card: '4242 4242 4242 4242' })).status, 303);
    assert.equal((await stripe.subscriptions.list()).data[0]?.status, 'active');
  });

  it('one asks the bank: nothing is sold until the buyer confirms', async () => {
    const { url, stripe, origin } = await openCheckout();
    const bank = target(await post(url, 'confirm', {}, { card: asksBank }), `${url}/confirm`);
    assert.match(await textAt(bank), /Confirm payment/);
    const refused = target(await post(bank, 'refuse'), `${bank}/refuse`);
    assert.match(await textAt(refused), /role="alert">The payment was not confirmed/);
    assert.equal((await stripe.subscriptions.list({ status: 'all' })).data.length, 0);
    const paid = await post(bank, 'approve');
    assert.ok(paid.headers.get('location')?.startsWith(`${origin}/done`));
    assert.equal((await stripe.subscriptions.list()).data.length, 1);
    assert.equal((await post(bank, 'approve')).status, 410);
  });

  it('an unknown number is declined', async () => {
    const { url } = await openCheckout();
    const answer = await post(url, 'confirm', {}, { card: '4111111111111111' });
    assert.match(answer.headers.get('location') ?? '', /problem=declined/);
  });
});

describe('for whom and how much', () => {
  const forLia = {
    custom_text: { submit: { message: 'This plan is for Lia & <Bo>.' } },
    subscription_data: { description: 'This plan is for Lia & <Bo>.' },
  };
  const named = /This plan is for Lia &amp; &lt;Bo&gt;\./;

  it('stands on the checkout, in the portal and on the receipt', async () => {
    const shop = await newShop();
    const { stripe, origin } = await newEmulator(shop);
    const { id: customer } = await stripe.customers.create({ email: 'parent@example.com' });
    const portal = await stripe.billingPortal.sessions.create({ customer, return_url: `${origin}/back` });
    const buy = async (more: object): Promise<void> => {
      const { url } = await stripe.checkout.sessions.create(checkoutFor(origin, { customer, ...more }));
      assert.match(await textAt(url ?? ''), /Due today: €12\.95/);
      await post(url, 'confirm');
    };
    const { url } = await stripe.checkout.sessions.create(checkoutFor(origin, { customer, ...forLia }));
    assert.match(await textAt(url ?? ''), named);
    await buy(forLia);
    const alone = await textAt(portal.url);
    assert.match(alone, named);
    assert.doesNotMatch(alone, /Together/);
    await buy({});
    const both = await textAt(portal.url);
    assert.match(both, /Together €25\.90 per month\./);
    const receipts = [...both.matchAll(/href="([^"]*\/invoice\/[^"]*)"/g)].map(([, path = '']) => path);
    const texts = await Promise.all(receipts.map((path) => textAt(new URL(path, origin).href)));
    assert.equal(texts.filter((text) => named.test(text)).length, 1);
  });

  it('can be taken away again, until it has ended', async () => {
    const { stripe, subscription } = await subscribed();
    await stripe.subscriptions.update(subscription, { description: 'For Lia' });
    assert.equal((await stripe.subscriptions.retrieve(subscription)).description, 'For Lia');
    await stripe.subscriptions.update(subscription, { description: '' });
    assert.equal((await stripe.subscriptions.retrieve(subscription)).description, null);
  });
});

describe('a card that is declined later', () => {
  it('leaves the subscription past due; another card in the portal pays what is open', async () => {
    const { stripe, emulator, customer, subscription, origin, shop } = await subscribed({}, declinedLater);
    await emulator.advanceClock(31 * day);
    assert.equal((await stripe.subscriptions.retrieve(subscription)).status, 'past_due');
    assert.ok(shop.events.some((event) => event.type === 'invoice.payment_failed'));
    const portal = await stripe.billingPortal.sessions.create({ customer: customer.id, return_url: origin });
    assert.match(await textAt(portal.url), /The last payment failed/);
    const refused = await post(portal.url, 'card', {}, { card: declined });
    assert.match(await textAt(target(refused, portal.url)), /The card was not changed/);
    assert.equal((await stripe.subscriptions.retrieve(subscription)).status, 'past_due');
    await post(portal.url, 'card', {}, { card: '4242424242424242' });
    assert.equal((await stripe.subscriptions.retrieve(subscription)).status, 'active');
    assert.equal((await stripe.invoices.list({ customer: customer.id, status: 'open' })).data.length, 0);
  });

  it('ends it after the last attempt', async () => {
    const { stripe, emulator, subscription } = await subscribed({}, declinedLater);
    await emulator.advanceClock(60 * day);
    assert.equal((await stripe.subscriptions.retrieve(subscription)).status, 'canceled');
    assert.deepEqual(
      (await stripe.invoices.list()).data.map((invoice) => [invoice.status, invoice.attempt_count]),
      [
        ['void', 4],
        ['paid', 1],
      ],
    );
  });
});

describe('other states', () => {
  it('a trial becomes active and is billed', async () => {
    const { stripe, emulator, customer } = await subscribed();
    const items = [{ price: 'price_a' }];
    const trial = await stripe.subscriptions.create({ customer: customer.id, items, trial_period_days: 7 });
    assert.equal(trial.status, 'trialing');
    await emulator.advanceClock(8 * day);
    assert.equal((await stripe.subscriptions.retrieve(trial.id)).status, 'active');
    const [latest] = (await stripe.invoices.list({ limit: 1 })).data;
    assert.equal(latest?.amount_paid, 1295);
  });

  it('a first payment that fails leaves it incomplete, for 23 hours', async () => {
    const { stripe, emulator, customer } = await subscribed();
    const begin = () =>
      stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: 'price_a' }],
        default_payment_method: 'pm_card_visa_chargeDeclined',
      });
    const [left, saved] = [await begin(), await begin()];
    assert.equal(left.status, 'incomplete');
    const invoice = String(saved.latest_invoice);
    await assert.rejects(stripe.invoices.pay(invoice), { code: 'card_declined' });
    await stripe.invoices.pay(invoice, { payment_method: 'pm_card_visa' });
    assert.equal((await stripe.subscriptions.retrieve(saved.id)).status, 'active');
    await emulator.advanceClock(day);
    assert.equal((await stripe.subscriptions.retrieve(left.id)).status, 'incomplete_expired');
  });
});

describe('invoices', () => {
  it('stand in the portal, each with a receipt', async () => {
    const { stripe, customer, origin } = await subscribed();
    const portal = await stripe.billingPortal.sessions.create({ customer: customer.id, return_url: origin });
    const [invoice] = (await stripe.invoices.list({ customer: customer.id })).data;
    assert.equal(invoice?.hosted_invoice_url, `${origin}/payments-emulator/invoice/${invoice?.id}`);
    assert.match(await textAt(portal.url), new RegExp(`/payments-emulator/invoice/${invoice?.id}`));
    const receipt = await textAt(invoice?.hosted_invoice_url ?? '');
    assert.match(receipt, /<h1>Receipt<\/h1>/);
    assert.match(receipt, /TEST-0001/);
    assert.equal((await fetch(`${origin}/payments-emulator/invoice/in_x`)).status, 404);
  });
});

describe('webhooks on demand', () => {
  it('are held back, then come newest first and twice', async () => {
    const { emulator, shop, stripe, subscription } = await subscribed();
    const seen = shop.events.length;
    emulator.holdWebhooks(true);
    await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    await stripe.subscriptions.cancel(subscription);
    assert.equal(shop.events.length, seen);
    await emulator.deliverWebhooks({ order: 'newest first', copies: 2 });
    const types = shop.events.slice(seen).map((event) => event.type.split('.').at(-1));
    assert.deepEqual(types, ['deleted', 'deleted', 'updated', 'updated']);
  });
});

/** The status of a request with headers that `fetch` would not send. */
const statusOf = (url: string, headers: Record<string, string>, body?: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method: body ? 'POST' : 'GET', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.once('error', reject);
    sent.end(body);
  });

describe('the controls', () => {
  it('put the clock forward', async () => {
    const { origin, stripe, subscription } = await subscribed({ control: true });
    await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    const controls = `${origin}/payments-emulator/control`;
    assert.match(await textAt(controls), /One month later/);
    assert.equal((await post(controls, 'clock', {}, { seconds: String(32 * day) })).status, 303);
    assert.equal((await stripe.subscriptions.retrieve(subscription)).status, 'canceled');
    for (const seconds of ['-1', '0', 'x', '1e12'])
      assert.equal((await post(controls, 'clock', {}, { seconds })).status, 422);
  });

  it('have the API fail, and work again', async () => {
    const { origin, stripe, subscription } = await subscribed({ control: true });
    const controls = `${origin}/payments-emulator/control`;
    assert.match(await textAt(controls), /They can be asked for/);
    assert.equal((await post(controls, 'api/down')).status, 303);
    assert.match(await textAt(controls), /They cannot be asked for/);
    await assert.rejects(stripe.subscriptions.retrieve(subscription), { type: 'StripeAPIError' });
    await assert.rejects(stripe.checkout.sessions.create(checkoutFor(origin)), { statusCode: 500 });
    await post(controls, 'api/up');
    assert.equal((await stripe.subscriptions.retrieve(subscription)).status, 'active');
  });

  it('are not there for other sites, names and machines, and unless they are asked for', async () => {
    const { origin, emulator } = await subscribed({ control: true });
    const controls = `${origin}/payments-emulator/control`;
    const { host } = new URL(origin);
    assert.equal(await statusOf(controls, { host }), 200);
    assert.equal(await statusOf(controls, { host: 'milestoon.example' }), 404);
    assert.equal(await statusOf(controls, { host, 'x-forwarded-for': '203.0.113.7' }), 404);
    assert.equal((await emulator.pages.request('http://localhost/control')).status, 404, 'no connection');
    const form = { host, 'content-type': 'application/x-www-form-urlencoded' };
    const clock = `${controls}/clock`;
    const foreign = { ...form, origin: 'https://elsewhere.example' };
    assert.equal(await statusOf(clock, foreign, 'seconds=60'), 403);
    assert.equal(await statusOf(clock, { ...form, 'sec-fetch-site': 'same-site' }, 'seconds=60'), 403);
    assert.equal(await statusOf(clock, form, 'seconds=60'), 403, 'no browser says where it comes from');

    const without = await subscribed();
    assert.equal(await statusOf(`${without.origin}/payments-emulator/control`, { host }), 404);
  });
});
