import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { SessionActor } from '../../platform/services.ts';
import { planCheckout, startBilling } from './billing.testing.ts';

let house: Awaited<ReturnType<typeof startBilling>>;
before(async () => {
  house = await startBilling();
});
after(() => house.close());

/** Somebody who paid, and what the provider knows of them. */
async function customer() {
  const actor = await house.newActor();
  await house.press((await house.as(actor).checkout(planCheckout)).url, 'confirm');
  const row = await house.database.asUser(actor, (tx) =>
    tx.selectFrom('customers').selectAll().where('user_id', '=', actor.id).executeTakeFirstOrThrow(),
  );
  return { actor, id: row.stripe_customer_id };
}

const move = (actor: SessionActor, email: string) =>
  house.database.auth.updateTable('user').set({ email }).where('id', '=', actor.id).execute();

/** Does once what is done every minute. */
const look = () => house.sweep();

async function addressOf(id: string): Promise<string | null> {
  const found = await house.provider.customers.retrieve(id);
  return found.deleted ? null : found.email;
}

test('the provider gets a new address too, also when it could not be reached at first', async () => {
  const [moved, other] = [await customer(), await customer()];
  const email = `new-${moved.actor.email}`;
  await move(moved.actor, email);
  house.answerInstead = () => Response.json({ error: { type: 'api_error' } }, { status: 503 });
  await look();
  house.answerInstead = undefined;
  assert.equal(await addressOf(moved.id), moved.actor.email);
  await look();
  assert.equal(await addressOf(moved.id), email);
  assert.equal(await addressOf(other.id), other.actor.email);
  const { data } = await house.provider.customers.list({ email });
  assert.equal(data.length, 1, 'the same customer, with all it paid');
});

test('what the provider knows is not told again, nor is a customer that it does not know', async () => {
  const { actor } = await customer();
  let asked = 0;
  const count = () => {
    asked += 1;
    return Response.json({ error: { type: 'api_error' } }, { status: 503 });
  };
  house.answerInstead = count;
  await look();
  assert.equal(asked, 0);
  house.answerInstead = undefined;
  await house.replaceProvider();
  await move(actor, `gone-${actor.email}`);
  await look();
  house.answerInstead = count;
  await look();
  house.answerInstead = undefined;
  assert.equal(asked, 0, 'there is nobody to tell it to');
});
