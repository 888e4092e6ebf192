import assert from 'node:assert/strict';
import { test } from 'node:test';
import { databaseBefore } from './before-migration.testing.ts';

const parent = '00000000-0000-4000-8000-000000000001';
const day = 86_400_000;
const ago = (days: number): Date => new Date(Date.now() - days * day);

test('when a subscription was left: once, at the latest with its period, and not at all for whoever pays again', async () => {
  const { client, migrate, close } = await databaseBefore('0075_subscriptions_left.sql');
  const add = (id: string, status: string, periodEnd: Date, updated = new Date()) =>
    client.query(
      `insert into subscriptions (id, user_id, stripe_customer_id, status, current_period_end, updated_at)
       values ($1, '${parent}', 'cus_1', $2, $3, $4)`,
      [id, status, periodEnd, updated],
    );
  const set = (id: string, status: string) =>
    client.query('update subscriptions set status = $2, updated_at = now() where id = $1', [id, status]);
  /** How many whole days ago it was left. */
  const left = async (id: string): Promise<number | null> => {
    const { rows } = await client.query('select left_at from subscriptions where id = $1', [id]);
    return rows[0].left_at && Math.floor((Date.now() - rows[0].left_at.getTime()) / day);
  };
  try {
    await client.query(
      `insert into "user" (id, name, email) values ('${parent}', 'Parent', 'p@example.com')`,
    );
    // From before: read again yesterday, though it ended with its period.
    await add('old', 'canceled', ago(50), ago(1));
    // Ended at once, within its period.
    await add('at once', 'canceled', ago(-10), ago(40));
    await add('running', 'active', ago(-10));
    await add('late', 'past_due', ago(-10));
    await migrate();
    assert.deepEqual([await left('old'), await left('running'), await left('late')], [50, null, null]);

    await set('old', 'canceled'); // read once more
    assert.equal(await left('old'), 50);
    await set('at once', 'canceled');
    assert.equal(await left('at once'), 40);
    await set('late', 'unpaid');
    assert.equal(await left('late'), 0);
    await set('late', 'active'); // paid after all
    assert.equal(await left('late'), null);
    await set('running', 'canceled'); // at once, within its period
    assert.equal(await left('running'), 0);

    await add('heard late', 'active', ago(5));
    await set('heard late', 'canceled');
    assert.equal(await left('heard late'), 5);
    await add('unpaid', 'unpaid', ago(20));
    await set('unpaid', 'canceled'); // the provider ended what nobody paid
    assert.equal(await left('unpaid'), 20);
    await add('never began', 'incomplete', ago(-10));
    await set('never began', 'incomplete_expired');
    assert.equal(await left('never began'), null);
  } finally {
    await close();
  }
});
