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

const inactive = {
  active: false,
  unlimited: false,
  count: 0,
  planName: null,
  plans: [],
  hadPlan: false,
};

describe('checkout', () => {
  it('leads to a payment that activates the subscription before the parent is back', async () => {
    const calls = house.as(await house.newActor());
    assert.deepEqual(await calls.subscription(), inactive);
    const { url } = await calls.checkout(planCheckout);
    assert.ok(url.startsWith(`${house.shopOrigin}/payments-emulator/pay/`));
    assert.equal(await house.press(url, 'confirm'), `${house.shopOrigin}/auth/success`);
    assert.partialDeepStrictEqual(await calls.subscription(), {
      active: true,
      unlimited: false,
      count: 1,
      planName: 'Premium',
      plans: [{ childName: null, planName: 'Premium', state: 'running' }],
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
    assert.partialDeepStrictEqual(await calls.subscription(), {
      active: false,
      plans: [{ childName: null, state: 'unpaid' }],
      hadPlan: true,
    });
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

  it('says for whom it is, with the name that stands here; of the key the provider hears nothing', async () => {
    const actor = await house.newActor();
    const child = await newChild(house.database, actor, { name: 'Lia' });
    const wanted = childCheckout({ ...child, name: 'Somebody <b>else</b>' }, `key-of-${actor.id}`);
    const { url } = await house.as(actor).checkout(wanted);
    const session = await house.provider.checkout.sessions.retrieve(url.split('/').at(-1) ?? '');
    assert.deepEqual(session.metadata, { child_id: child.id });
    assert.equal(session.custom_text.submit?.message, 'This plan is for Lia.');
    assert.doesNotMatch(JSON.stringify(session), /key-of|Somebody/);
    await house.press(url, 'confirm');
    const { plans } = await house.as(actor).subscription();
    assert.partialDeepStrictEqual(plans, [{ childName: 'Lia', planName: 'Premium', state: 'running' }]);
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
