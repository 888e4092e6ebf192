import assert from 'node:assert/strict';
import { parentPort, workerData } from 'node:worker_threads';
import { type TestDatabase, testDatabaseAt } from '@milestoon/database/testing';
import { isEntitling } from '@milestoon/domain';
import { sql } from 'kysely';
import { newHistory, type Parent } from './history.testing.ts';
import { syncSubscriptions } from './refresh.service.ts';

// A thread of its own: the test runner follows every promise, which costs more than what the histories do.

const atOnce = 6;

/** Numbers of the histories to live: each is its seed. */
const { ownerUrl, seeds }: { ownerUrl: string; seeds: number[] } = workerData;

const database: TestDatabase = await testDatabaseAt(ownerUrl);

/** Parents with two children each, made by two statements. */
async function newParents(): Promise<Parent[]> {
  const rows = await database.asOwner('parents for a test', async (tx) => {
    const made = await sql<{ id: string; email: string; children: string[] }>`
      with parents as (
        insert into "user" (name, email) select 'Parent', 'history-' || n || '@example.com'
          from unnest(${seeds}::int[]) n returning id, email),
      made as (
        insert into children (user_id, created_by, name, style, look)
        select id, id, 'Mia', 'anime', '{}' from parents, generate_series(1, 2) returning id, user_id)
      select parents.id, email, array_agg(made.id) as children
        from parents join made on made.user_id = parents.id group by parents.id, email`.execute(tx);
    return made.rows;
  });
  return rows.map(({ id, email, children }) => ({
    actor: { id, email, createdAt: new Date(), role: 'user' },
    children,
  }));
}

type History = Awaited<ReturnType<typeof newHistory>>;

interface Row {
  id: string;
  status: string;
  price_id: string | null;
  child_id: string | null;
  current_period_end: Date | null;
  cancel_at_period_end: boolean;
}

const byId = <Item extends { id: string }>(list: readonly Item[]): Item[] =>
  list.toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** What is kept here of a parent's subscriptions is what the provider holds, and nothing else is. */
async function assertTrue(history: History, rows: readonly Row[]): Promise<void> {
  const held = await history.held();
  assert.deepEqual(
    byId(rows),
    byId(
      held.map((subscription) => ({
        id: subscription.id,
        status: subscription.status,
        price_id: subscription.items.data[0]?.price.id ?? null,
        child_id: subscription.metadata.child_id ?? null,
        current_period_end: new Date((subscription.items.data[0]?.current_period_end ?? 0) * 1000),
        cancel_at_period_end: subscription.cancel_at_period_end,
      })),
    ),
  );
  for (const { status, metadata } of held)
    if (metadata.child_id && isEntitling(status))
      assert.ok(history.started.has(metadata.child_id), 'avatars were asked for');
}

/** Some steps, with deliveries in between; then either the rest is delivered, or some is lost and synced. */
async function live(history: History): Promise<string> {
  const { random, pick, steps, deliver } = history;
  const taken: string[] = [];
  const begin = ['subscribe', 'subscribe for a child', 'begin a trial', 'begin with a card that fails later'];
  const length = 2 + Math.floor(random() * 3);
  while (taken.length < length) {
    const step = pick(taken.length === 0 ? begin : Object.keys(steps));
    taken.push(step);
    await steps[step]?.();
    if (random() < 0.4) await deliver(0.6);
  }
  const loses = random() < 0.35;
  await deliver(1, loses ? 0.5 : 0);
  if (loses) await syncSubscriptions(history.deps, history.actor);
  return [...taken, loses ? 'lose some and sync' : 'deliver the rest'].join(', ');
}

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  const worker = async (): Promise<void> => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Lives them all and compares each with its provider. Resolves to the statuses that subscriptions ended in. */
async function liveAll(): Promise<string[]> {
  const parents = await newParents();
  const histories = await Promise.all(
    parents.map((parent, index) => newHistory(database, parent, seeds[index] ?? 0)),
  );
  await database.asWorker('customers for a test', (tx) =>
    tx
      .insertInto('customers')
      .values(histories.map(({ actor, customer }) => ({ user_id: actor.id, stripe_customer_id: customer })))
      .execute(),
  );
  const lived = new Map<History, string>();
  await inTurns(histories, async (history) => void lived.set(history, await live(history)));

  const rows = await database.asWorker('test', (tx) =>
    tx
      .selectFrom('subscriptions')
      .select(['user_id', 'id', 'status', 'price_id', 'child_id'])
      .select(['current_period_end', 'cancel_at_period_end'])
      .where(
        'user_id',
        'in',
        histories.map(({ actor }) => actor.id),
      )
      .execute(),
  );
  const rowsOf = Map.groupBy(rows, (row) => row.user_id);
  for (const history of histories) {
    const own = (rowsOf.get(history.actor.id) ?? []).map(({ user_id: _owner, ...row }) => row);
    await assertTrue(history, own).catch((cause) => {
      throw new Error(`HISTORY_SEED=${history.seed}: ${lived.get(history)}\n${cause}`, { cause });
    });
  }
  return rows.map(({ status }) => status);
}

try {
  parentPort?.postMessage(await liveAll());
} finally {
  await database.close();
}
