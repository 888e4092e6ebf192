import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestDatabase } from '@milestoon/database/testing';
import { sql } from 'kysely';
import { type Books, readBooks } from './provider-books.ts';

const booksIn = (directory: string): Books => readBooks(path.join(directory, 'payments-emulator.json'));

/** Resolves when no job, event or delivery is under way any more. */
export async function settle(database: TestDatabase, directory: string): Promise<void> {
  for (;;) {
    const { rows } = await database.asOwner('test', (tx) =>
      sql<{ waiting: number }>`
        select (select count(*) from stripe_events where processed_at is null)
             + (select count(*) from pgboss.job where state in ('created', 'retry', 'active')) as waiting`.execute(
        tx,
      ),
    );
    const told = Object.values(booksIn(directory).events).every((event) => event.pending_webhooks === 0);
    if (told && rows[0]?.waiting === 0) return;
    await pause(20);
  }
}

/** All that is kept of a family: in the database, among the files and at the payment provider. */
export async function familyAsKept(database: TestDatabase, directory: string, email: string) {
  const kept = await database.asOwner('test', async (tx) => {
    const of = await tx.selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const count = async (table: 'account' | 'children' | 'consents' | 'avatar_candidates') =>
      (
        await tx
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('user_id', '=', of.id)
          .executeTakeFirstOrThrow()
      ).count;
    const episodes = await tx
      .selectFrom('episodes')
      .select(['id', 'episode_number', 'status'])
      .where('user_id', '=', of.id)
      .execute();
    const child = await tx
      .selectFrom('children')
      .select('avatar_selected')
      .where('user_id', '=', of.id)
      .execute();
    const steps = await tx
      .selectFrom('job_steps')
      .select(['name', 'runs'])
      .where(
        'subject',
        'in',
        episodes.map(({ id }) => `episode:${id}`),
      )
      .execute();
    const subscriptions = await tx
      .selectFrom('subscriptions')
      .select('status')
      .where('user_id', '=', of.id)
      .execute();
    const customers = await tx
      .selectFrom('customers')
      .select('stripe_customer_id')
      .where('user_id', '=', of.id)
      .execute();
    const notifications = await tx
      .selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', of.id)
      .execute();
    const files = await tx
      .selectFrom('stored_files')
      .select(['bucket', 'path'])
      .where('user_id', '=', of.id)
      .where('bytes', '>', 0) // a place that nobody lived to fill is swept up within a day
      .execute();
    return {
      userId: of.id,
      files: files.map(({ bucket, path: key }) => `${bucket}/${key}`),
      rows: {
        accounts: await count('account'),
        children: await count('children'),
        consents: await count('consents'),
        customers: customers.length,
        subscriptions: subscriptions.map(({ status }) => status),
        candidates: await count('avatar_candidates'),
        avatarSelected: child[0]?.avatar_selected,
        episodes: episodes.map(({ episode_number, status }) => ({ episode_number, status })),
        notifications: notifications.map(({ kind }) => kind),
        steps: Object.fromEntries(steps.map(({ name, runs }) => [name, runs])),
      },
    };
  });
  const inFolder = filesBelow(path.join(directory, 'files')).filter((name) => name.includes(kept.userId));
  return {
    ...kept.rows,
    rowsWithoutFile: kept.files.filter((name) => !inFolder.includes(name)),
    mails: mailsTo(path.join(directory, 'outbox'), email),
    atProvider: atProvider(booksIn(directory), email),
  };
}

const mailsTo = (outbox: string, email: string): number =>
  filesBelow(outbox).filter((name) =>
    fs.readFileSync(path.join(outbox, name), 'utf8').includes(`To: ${email}`),
  ).length;

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

function atProvider({ customers, subscriptions, checkouts }: Books, email: string) {
  const own = Object.keys(customers).filter((id) => customers[id]?.email === email);
  const ofOwn = <Entry extends { customer: string | null }>(entries: Record<string, Entry>): Entry[] =>
    Object.values(entries).filter(({ customer }) => own.includes(customer ?? ''));
  return {
    customers: own.length,
    subscriptions: ofOwn(subscriptions).map(({ status }) => status),
    openCheckouts: ofOwn(checkouts).filter(({ status }) => status === 'open').length,
  };
}
