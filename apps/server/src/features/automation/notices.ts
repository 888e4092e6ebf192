import { randomUUID } from 'node:crypto';
import {
  type ChildDeleted,
  childDeletedSchema,
  type ChildUpdated,
  childUpdatedSchema,
} from '@milestoon/contract';
import { placeOf, type Tx } from '@milestoon/database';
import { sql } from 'kysely';
import { z } from 'zod';
import type { ChildFacts } from './generator.ts';
import { getOrCreateReportKey } from './report-key.ts';
import type { AutomationDeps } from './automation.deps.ts';
import { outsideLink, photoLinks } from './bodies.ts';

const placeOfBody = (id: string): string => placeOf('automation_notices', 'sealed_body', id);

async function commonFields(deps: AutomationDeps, tx: Tx, child: ChildFacts) {
  const { email } = await tx
    .selectFrom('user')
    .select('email')
    .where('id', '=', child.userId)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ is: boolean }>`select me.is_super_admin() as is`.execute(tx);
  return {
    child_id: child.id,
    user_id: child.userId,
    user_email: deps.ports.typedAddress(email),
    child_name: child.name,
    is_super_admin: rows[0]?.is ?? false,
    api_key: await getOrCreateReportKey(deps, tx, child.userId),
  };
}

/** Writes a notice down within the transaction that it is about. Resolves to its id. */
async function write(deps: AutomationDeps, tx: Tx, body: ChildDeleted | ChildUpdated): Promise<string> {
  const id = randomUUID();
  const sealed = deps.database.keyring.seal(JSON.stringify(body), placeOfBody(id));
  await sql`select me.note_for_automation(${id}, ${sealed})`.execute(tx);
  return id;
}

export async function noteDeleted(deps: AutomationDeps, tx: Tx, child: ChildFacts): Promise<string> {
  const fields = await commonFields(deps, tx, child);
  return write(deps, tx, { action: 'delete', ...fields, deleted_at: deps.now().toISOString() });
}

export async function noteUpdated(
  deps: AutomationDeps,
  tx: Tx,
  before: ChildFacts,
  child: ChildFacts,
): Promise<string> {
  const fields = await commonFields(deps, tx, child);
  return write(deps, tx, {
    action: 'update',
    ...fields,
    photos: photoLinks(deps, child.photos),
    avatar_url: child.avatar && outsideLink(deps, 'avatars', child.avatar),
    updated_at: deps.now().toISOString(),
    original_data: { name: before.name, photos: photoLinks(deps, before.photos) },
  });
}

const reason = 'notices are delivered in the background';

const noticeSchema = z.discriminatedUnion('action', [childDeletedSchema, childUpdatedSchema]);

/** The body of a notice as it is sent; undefined when it was delivered or given up. */
export async function readNotice(
  { database }: AutomationDeps,
  id: string,
): Promise<ChildDeleted | ChildUpdated | undefined> {
  const row = await database.asWorker(reason, (tx) =>
    tx.selectFrom('automation_notices').select('sealed_body').where('id', '=', id).executeTakeFirst(),
  );
  return row && noticeSchema.parse(JSON.parse(database.keyring.open(row.sealed_body, placeOfBody(id))));
}

export const forgetNotice = ({ database }: AutomationDeps, id: string): Promise<unknown> =>
  database.asWorker(reason, (tx) => tx.deleteFrom('automation_notices').where('id', '=', id).execute());

/** Queues what a process wrote down and did not live to queue. */
export async function queueForgottenNotices({ database, queue }: AutomationDeps): Promise<void> {
  const rows = await database.asWorker(reason, (tx) =>
    tx.selectFrom('automation_notices').select('id').orderBy('created_at').execute(),
  );
  // Whose they are stands in what is sealed: they are the house's.
  for (const { id } of rows)
    await queue.send('notify-automation', { noticeId: id }, { key: id, owner: null });
}
