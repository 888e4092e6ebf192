import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { newChild } from '@milestoon/database/testing';
import { en } from '@milestoon/domain/texts/en';
import { AppError } from '../../platform/errors.ts';
import { childCheckout, planCheckout, startBilling } from './billing.testing.ts';

let house: Awaited<ReturnType<typeof startBilling>>;
before(async () => {
  house = await startBilling();
});
after(() => house.close());

const saying =
  (sentence: string) =>
  (error: unknown): boolean => {
    assert.ok(error instanceof AppError);
    assert.equal(error.userMessage(en), sentence);
    return true;
  };

const inactive = { active: false, unlimited: false, count: 0, planName: null };

describe('checkout', () => {
  it('leads to a payment that activates the subscription before the parent is back', async () => {
    const calls = house.as(await house.newActor());
    assert.deepEqual(await calls.subscription(), inactive);
    const { url } = await calls.checkout(planCheckout);
    assert.ok(url.startsWith(`${house.shopOrigin}/payments-emulator/pay/`));
    assert.equal(await house.press(url, 'confirm'), `${house.shopOrigin}/auth/success`);
    assert.deepEqual(await calls.subscription(), {
      active: true,
      unlimited: false,
      count: 1,
      planName: 'Premium',
    });
  });

  it('leads back without a subscription when cancelled', async () => {
    const calls = house.as(await house.newActor());
    const { url } = await calls.checkout(planCheckout);
    assert.equal(await house.press(url, 'cancel'), `${house.shopOrigin}/auth/subscription`);
    assert.deepEqual(await calls.subscription(), inactive);
  });

  it('asks to sign in first', async () => {
    const calls = house.as(null);
    for (const call of [() => calls.subscription(), () => calls.checkout(planCheckout), () => calls.sync()])
      await assert.rejects(call, (error: AppError) => {
        assert.equal(error.code, 'UNAUTHORIZED');
        return saying('Please sign in to continue')(error);
      });
  });

  it('refuses an unknown price', async () => {
    const calls = house.as(await house.newActor());
    const unknown = { ...planCheckout, price_id: 'price_1' };
    await assert.rejects(calls.checkout(unknown), saying('Invalid product selected'));
  });

  it('leads back to this app only', async () => {
    const calls = house.as(await house.newActor());
    for (const success_url of ['https://elsewhere.example/', '//elsewhere.example', 'javascript:alert(1)'])
      await assert.rejects(calls.checkout({ ...planCheckout, success_url }), { code: 'INVALID_INPUT' });
    await assert.rejects(calls.checkout({ ...planCheckout, cancel_url: 'https://elsewhere.example/' }), {
      code: 'INVALID_INPUT',
    });
    await assert.rejects(calls.portal({ return_url: 'https://elsewhere.example/' }), {
      code: 'INVALID_INPUT',
    });
  });

  it('makes one customer of a person, also from two requests at once', async () => {
    const actor = await house.newActor();
    const calls = house.as(actor);
    await Promise.all([calls.checkout(planCheckout), calls.checkout(planCheckout)]);
    await calls.portal({ return_url: '/app/profile' });
    const customers = await house.provider.customers.list({ email: actor.email });
    assert.equal(customers.data.length, 1);
  });

  it('finds the customer that a process made and did not live to write down', async () => {
    const actor = await house.newActor();
    const lost = await house.provider.customers.create({
      email: actor.email,
      metadata: { user_id: actor.id },
    });
    await house.as(actor).checkout(planCheckout);
    const customers = await house.provider.customers.list({ email: actor.email });
    assert.deepEqual(
      customers.data.map((customer) => customer.id),
      [lost.id],
    );
  });

  it('leaves one page that can be paid, also after two requests at once', async () => {
    const actor = await house.newActor();
    const child = await newChild(house.database, actor);
    const calls = house.as(actor);
    const opened = await Promise.all([
      calls.checkout(planCheckout),
      calls.checkout(planCheckout),
      calls.checkout(childCheckout(child)),
    ]);
    const [customer] = (await house.provider.customers.list({ email: actor.email })).data;
    const open = await house.provider.checkout.sessions.list({
      customer: customer?.id ?? '',
      status: 'open',
    });
    assert.deepEqual(open.data.map((session) => session.metadata?.child_id ?? 'plan').sort(), [
      child.id,
      'plan',
    ]);
    const paid = await Promise.all(opened.map(({ url }) => house.press(url, 'confirm')));
    assert.equal(paid.filter((back) => back !== null).length, 2);
    assert.equal((await calls.subscription()).count, 2);
  });

  it('refuses what was paid although the event is late', async () => {
    const calls = house.as(await house.newActor());
    const { url } = await calls.checkout(planCheckout);
    house.lost.webhooks = true;
    await house.press(url, 'confirm');
    await assert.rejects(calls.checkout(planCheckout), { code: 'CONFLICT' });
    house.lost.webhooks = false;
    assert.equal((await calls.subscription()).active, true, 'and knows of it now');
  });

  it('leads to the portal while a payment is due, where another card puts it right; the parent is told', async () => {
    const actor = await house.newActor();
    const calls = house.as(actor);
    const { url } = await calls.checkout(planCheckout);
    await house.press(url, 'confirm', { card: '4000000000000341' });
    await house.advanceClock(31);
    assert.deepEqual(await calls.subscription(), inactive);
    const due = await calls.checkout(planCheckout);
    assert.match(due.url, /\/portal\//);
    await house.press(due.url, 'card', { card: '4242424242424242' });
    assert.equal((await calls.subscription()).count, 1);
    const told = house.told.filter(({ userId }) => userId === actor.id);
    const [first] = told;
    assert.partialDeepStrictEqual(first, { kind: 'payment-problem', childId: null });
    assert.ok(
      told.every((one) => isDeepStrictEqual(one, first)),
      'of one period, however many events tell it',
    );
  });

  it('does not sell the plan twice', async () => {
    const calls = house.as(await house.newActor());
    await house.press((await calls.checkout(planCheckout)).url, 'confirm');
    await assert.rejects(calls.checkout(planCheckout), { code: 'CONFLICT' });
  });

  it('says so when the provider cannot be reached', async () => {
    const actor = await house.newActor();
    const child = await newChild(house.database, actor);
    const calls = house.as(actor);
    await calls.portal({ return_url: '/app/profile' });
    await house.stopProvider();
    const failed = saying('Failed to create checkout session');
    await assert.rejects(calls.checkout(planCheckout), failed);
    assert.equal(await house.billing.ports.hasCheckoutFailed(child.id), false);
    await assert.rejects(calls.checkout(childCheckout(child)), failed);
    assert.equal(await house.billing.ports.hasCheckoutFailed(child.id), true);
    await assert.rejects(calls.sync(), saying('Failed to sync subscriptions'));
    await house.restartProvider();
  });
});

describe('a checkout for a child that fails', () => {
  /** What the provider answers instead of a page, and whether the avatars are then drawn without one. */
  const answers: Record<string, { status: number; error: Record<string, string>; isFree: boolean }> = {
    'because the provider is down': { status: 500, error: { type: 'api_error' }, isFree: true },
    'because our key is not taken': { status: 401, error: { type: 'invalid_request_error' }, isFree: true },
    'because our key may not': { status: 403, error: { type: 'invalid_request_error' }, isFree: true },
    'because our price is not known': {
      status: 400,
      error: { type: 'invalid_request_error', code: 'resource_missing', param: 'line_items[0][price]' },
      isFree: true,
    },
    'by an address that the buyer chose': {
      status: 400,
      error: { type: 'invalid_request_error', code: 'url_invalid', param: 'success_url' },
      isFree: false,
    },
    'by the buyer’s mail address': {
      status: 400,
      error: { type: 'invalid_request_error', code: 'email_invalid', param: 'email' },
      isFree: false,
    },
    'by too many requests': { status: 429, error: { type: 'invalid_request_error' }, isFree: false },
    'by a declined card': { status: 402, error: { type: 'card_error' }, isFree: false },
  };
  for (const [why, { status, error, isFree }] of Object.entries(answers))
    it(`${why} ${isFree ? 'gives' : 'gives no'} avatars away`, async () => {
      const actor = await house.newActor();
      const child = await newChild(house.database, actor);
      house.answerInstead = () => Response.json({ error }, { status });
      try {
        const failed = saying('Failed to create checkout session');
        await assert.rejects(house.as(actor).checkout(childCheckout(child)), failed);
      } finally {
        house.answerInstead = undefined;
      }
      assert.equal(await house.billing.ports.hasCheckoutFailed(child.id), isFree);
    });

  it('by leaving it, or by what the call does not take, gives none away', async () => {
    const actor = await house.newActor();
    const child = await newChild(house.database, actor);
    const calls = house.as(actor);
    const { url } = await calls.checkout(childCheckout(child));
    await house.press(url, 'confirm', { card: '4000000000000002' });
    await house.press(url, 'cancel');
    const good = childCheckout(child);
    for (const bad of [
      { ...good, success_url: 'https://elsewhere.example/' },
      { ...good, success_url: `/${'a'.repeat(4000)}` },
      { ...good, cancel_url: `/${'{CHECKOUT_SESSION_ID}'.repeat(400)}` },
      { ...good, price_id: 'price_x' },
      { ...good, price_id: 'p'.repeat(5000) },
      { ...good, metadata: { ...good.metadata, child_name: 'a'.repeat(5000) } },
    ])
      await assert.rejects(calls.checkout(bad));
    assert.equal(await house.billing.ports.hasCheckoutFailed(child.id), false);
  });
});

describe('checkout for a child', () => {
  it('buys a further subscription and starts the avatars', async () => {
    const actor = await house.newActor();
    const child = await newChild(house.database, actor);
    const calls = house.as(actor);
    await house.press((await calls.checkout(planCheckout)).url, 'confirm');
    assert.equal(await house.billing.ports.isChildPaid(child.id), false);

    const { url } = await calls.checkout(childCheckout(child, `key-of-${actor.id}`));
    const back = await house.press(url, 'confirm');
    assert.equal(back, `${house.shopOrigin}/auth/avatar-selection?childId=${child.id}`);
    assert.equal((await calls.subscription()).count, 2);
    assert.equal(await house.billing.ports.isChildPaid(child.id), true);
    assert.ok(house.started.includes(child.id));
    await assert.rejects(calls.checkout(childCheckout(child)), { code: 'CONFLICT' });
  });

  it("tells the provider the child's id and nothing else of it", async () => {
    const actor = await house.newActor();
    const child = await newChild(house.database, actor, { name: 'Secret Name' });
    const { url } = await house.as(actor).checkout(childCheckout(child, `key-of-${actor.id}`));
    const session = await house.provider.checkout.sessions.retrieve(url.split('/').at(-1) ?? '');
    assert.deepEqual(session.metadata, { child_id: child.id });
  });

  it("does not know another parent's child, an odd id, or another's key", async () => {
    const actor = await house.newActor();
    const own = await newChild(house.database, actor);
    const foreign = await newChild(house.database, await house.newActor());
    const calls = house.as(actor);
    const notFound = { code: 'NOT_FOUND', status: 404 };
    await assert.rejects(calls.checkout(childCheckout(foreign)), notFound);
    await assert.rejects(calls.checkout(childCheckout({ id: 'no-uuid', name: 'Mia' })), notFound);
    await assert.rejects(calls.checkout(childCheckout(own, `key-of-${foreign.user_id}`)), notFound);
  });
});

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
    assert.deepEqual(await calls.subscription(), inactive);
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
    assert.deepEqual(await calls.subscription(), {
      active: true,
      unlimited: false,
      count: 1,
      planName: null,
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
    assert.deepEqual(await house.as(actor).subscription(), inactive);
  });

  it('survives a restart of the provider', async () => {
    const actor = await house.newActor();
    const calls = house.as(actor);
    await house.press((await calls.checkout(planCheckout)).url, 'confirm');
    await house.restartProvider();
    assert.deepEqual(await calls.sync(), { ok: true, message: 'Subscriptions synced successfully' });
    assert.equal((await calls.subscription()).active, true);
  });
});
