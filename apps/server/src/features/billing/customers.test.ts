import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { newChild } from '@milestoon/database/testing';
import { childCheckout, planCheckout, startBilling } from './billing.testing.ts';

let house: Awaited<ReturnType<typeof startBilling>>;
before(async () => {
  house = await startBilling();
});
after(() => house.close());

const customersOf = async (email: string): Promise<string[]> =>
  (await house.provider.customers.list({ email })).data.map(({ id }) => id);

const openPages = async (customer: string): Promise<string[]> => {
  const { data } = await house.provider.checkout.sessions.list({ customer, status: 'open' });
  return data.map((session) => session.metadata?.child_id ?? 'plan').sort();
};

describe('two servers on one database', () => {
  it('make one customer and leave one page for the plan and one for the child', async () => {
    const actor = await house.newActor();
    const child = await newChild(house.database, actor);
    const [here, there] = [house.as(actor), await house.elsewhereAs(actor)];
    const opened = await Promise.all(
      [here, there, here, there].flatMap((calls) => [
        calls.checkout(planCheckout),
        calls.checkout(childCheckout(child)),
        calls.portal({ return_url: '/app/profile' }),
      ]),
    );
    const [customer = '', ...more] = await customersOf(actor.email);
    assert.deepEqual(more, []);
    assert.deepEqual(await openPages(customer), [child.id, 'plan'].sort());
    const pages = opened.filter(({ url }) => url.includes('/pay/'));
    const paid = await Promise.all(pages.map(({ url }) => house.press(url, 'confirm')));
    assert.equal(paid.filter((back) => back !== null).length, 2);
    assert.equal((await there.subscription()).count, 2);
  });

  it('leave nothing to pay for a child that is deleted on one and bought on the other', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const actor = await house.newActor();
      const child = await newChild(house.database, actor);
      const there = await house.elsewhereAs(actor);
      await there.portal({ return_url: '/app/profile' });
      const remove = async (): Promise<void> => {
        await house.billing.ports.endSubscriptions({ userId: actor.id, childId: child.id });
        await house.database.asUser(actor, (tx) =>
          tx.deleteFrom('children').where('id', '=', child.id).execute(),
        );
      };
      const [bought] = await Promise.allSettled([there.checkout(childCheckout(child)), remove()]);
      // Whoever has the page open pays in that moment.
      if (bought.status === 'fulfilled') await house.press(bought.value.url, 'confirm');
      await house.deliverWebhooks();
      const [customer = ''] = await customersOf(actor.email);
      const { data } = await house.provider.subscriptions.list({ customer, status: 'all' });
      assert.ok(data.every(({ status }) => status === 'canceled'));
      assert.equal((await house.as(actor).subscription()).active, false);
    }
  });
});

describe('a customer whom the provider does not know', () => {
  it('is replaced, once, and what was bought from the provider before does not entitle any more', async () => {
    const actor = await house.newActor();
    const calls = house.as(actor);
    await house.press((await calls.checkout(planCheckout)).url, 'confirm');
    assert.equal((await calls.subscription()).active, true);
    await house.replaceProvider();
    const there = await house.elsewhereAs(actor);
    const [{ url }] = await Promise.all([calls.checkout(planCheckout), there.portal({ return_url: '/app' })]);
    assert.equal((await calls.subscription()).active, false);
    assert.equal((await customersOf(actor.email)).length, 1);
    await house.press(url, 'confirm');
    assert.equal((await calls.subscription()).active, true);
  });

  it('is found out by asking for recent payments too', async () => {
    const actor = await house.newActor();
    const calls = house.as(actor);
    await house.press((await calls.checkout(planCheckout)).url, 'confirm');
    await house.replaceProvider();
    assert.equal((await calls.sync()).ok, true);
    assert.equal((await calls.subscription()).active, false);
  });

  it('was deleted there on the day on which it was made: another one pays', async () => {
    const actor = await house.newActor();
    const calls = house.as(actor);
    const deleted: string[] = [];
    for (let times = 0; times < 2; times += 1) {
      await calls.portal({ return_url: '/app/profile' });
      const [customer = ''] = await customersOf(actor.email);
      await house.provider.customers.del(customer);
      deleted.push(customer);
    }
    await house.press((await calls.checkout(planCheckout)).url, 'confirm');
    assert.equal((await calls.subscription()).active, true);
    const [customer = '', ...more] = await customersOf(actor.email);
    assert.deepEqual([more, deleted.includes(customer)], [[], false]);
  });

  it('was deleted there: nothing is left to end', async () => {
    const actor = await house.newActor();
    const calls = house.as(actor);
    await house.press((await calls.checkout(planCheckout)).url, 'confirm');
    await house.replaceProvider();
    assert.equal(await house.billing.ports.endSubscriptions({ userId: actor.id, childId: null }), 0);
  });
});

describe('a subscription whose end passed unheard', () => {
  afterEach(() => {
    house.lost.webhooks = false;
  });
  async function subscribed() {
    const actor = await house.newActor();
    const calls = house.as(actor);
    await house.press((await calls.checkout(planCheckout)).url, 'confirm');
    await house.deliverWebhooks(); // or what was bought would be lost with what was cancelled
    const isActive = async (): Promise<boolean> => (await calls.subscription()).active;
    return { actor, isActive };
  }
  type Subscribed = Awaited<ReturnType<typeof subscribed>>;
  async function cancelUnheard({ actor }: Subscribed): Promise<void> {
    const [customer = ''] = await customersOf(actor.email);
    const { data } = await house.provider.subscriptions.list({ customer });
    house.lost.webhooks = true;
    await house.provider.subscriptions.cancel(data[0]?.id ?? '');
  }
  const becomeOverdue = ({ actor }: Subscribed, hours: number): Promise<unknown> => {
    const before = new Date(Date.now() - hours * 3_600_000);
    return house.database.asWorker('test', (tx) =>
      tx
        .updateTable('subscriptions')
        .set({ current_period_end: before, as_of: before })
        .where('user_id', '=', actor.id)
        .execute(),
    );
  };

  it('is asked about, so that it does not entitle for ever', async () => {
    const one = await subscribed();
    await cancelUnheard(one);
    await house.sweep();
    assert.equal(await one.isActive(), true, 'not overdue yet');
    await becomeOverdue(one, 2);
    await house.sweep();
    assert.equal(await one.isActive(), false);
  });

  it('keeps none waiting behind it where the provider does not answer for it', async () => {
    const [first, second] = [await subscribed(), await subscribed()];
    for (const one of [first, second]) await cancelUnheard(one);
    await becomeOverdue(first, 3);
    await becomeOverdue(second, 2);
    house.answerInstead = () => {
      house.answerInstead = undefined;
      return Response.json({ error: { type: 'api_error', message: 'broken' } }, { status: 500 });
    };
    await house.sweep();
    assert.deepEqual([await first.isActive(), await second.isActive()], [true, false]);
    await house.sweep();
    assert.equal(await first.isActive(), false);
  });
});
