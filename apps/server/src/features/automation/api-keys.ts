import { type ApiKey, type ApiKeyScope, apiKeyScopes } from '@milestoon/contract';
import type { ApiKeysTable, Database, Tx } from '@milestoon/database';
import { limits } from '@milestoon/domain';
import { type Selectable, sql } from 'kysely';
import { AppError, notFound } from '../../platform/errors.ts';
import { asId } from '../../platform/ids.ts';
import { requirePassword } from '../../platform/password-again.ts';
import type { AuditOrigin, SessionActor } from '../../platform/services.ts';
import type { AutomationDeps } from './automation.deps.ts';
import { beginningOf, hashOf, newKeyText } from './key-text.ts';

const minute = 60_000;
const newKeys = { what: 'api-key-new', most: 10, within: 60 * minute };
/** Days that a key stays in its owner's list after it has ended. */
const keptFor = 30;

const columns = ['id', 'name', 'scope', 'beginning', 'created_at', 'expires_at', 'last_used_at'] as const;
type Row = Pick<Selectable<ApiKeysTable>, (typeof columns)[number]>;

const toKey = ({ id, name, scope, beginning, ...row }: Row): ApiKey => ({
  id,
  name,
  scope: apiKeyScopes.find((known) => known === scope) ?? 'report',
  beginning,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
});

export const listApiKeys = (database: Database, actor: SessionActor): Promise<ApiKey[]> =>
  database.asUser(actor, async (tx) => {
    const rows = await tx
      .selectFrom('api_keys')
      .select(columns)
      .where('user_id', '=', actor.id)
      .orderBy('created_at', 'desc')
      .execute();
    return rows.map(toKey);
  });

interface Order {
  name: string;
  scope: ApiKeyScope;
  days: number;
  password: string;
}

/** Two at the same moment would both find room: the keys of one person are made one after the other. */
async function checkRoom(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('api-keys'), hashtext(${userId}))`.execute(tx);
  const { count } = await tx
    .selectFrom('api_keys')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  if (count >= limits.apiKeys)
    throw new AppError('CONFLICT', { userMessage: (texts) => texts.automation.tooMany(limits.apiKeys) });
}

/**
 * Makes a key. It is told here and never again, for nothing but its hash is kept.
 *
 * @throws AppError ADDRESS_UNCONFIRMED, INVALID_INPUT for a wrong password, CONFLICT when there are too many, TOO_MANY_REQUESTS after ten
 *   within the hour: each is told by mail
 */
export async function createApiKey(
  deps: AutomationDeps,
  actor: SessionActor,
  { name, scope, days, password }: Order,
  origin: AuditOrigin,
): Promise<ApiKey & { key: string }> {
  await deps.ports.requireConfirmedAddress(actor);
  await deps.limiter.take(newKeys, actor.id);
  await requirePassword(deps.ports, actor, password);
  const key = newKeyText();
  const row = await deps.database.asWorker('a parent makes an API key', async (tx) => {
    await checkRoom(tx, actor.id);
    const made = await tx
      .insertInto('api_keys')
      .values({
        user_id: actor.id,
        name,
        scope,
        beginning: beginningOf(key),
        lookup_hash: hashOf(deps, key),
        expires_at: sql<Date>`now() + make_interval(days => ${days})`,
      })
      .returning(columns)
      .executeTakeFirstOrThrow();
    await deps.ports.audit(tx, actor.id, { kind: 'key-made', name }, origin);
    await deps.ports.notify(tx, actor.id, { kind: 'api-key-created', at: made.created_at });
    return made;
  });
  return { ...toKey(row), key };
}

/** @throws AppError NOT_FOUND for a key of somebody else */
export const revokeApiKey = (
  { database, ports }: AutomationDeps,
  actor: SessionActor,
  id: string,
  origin: AuditOrigin,
): Promise<void> =>
  database.asWorker('a parent revokes an API key', async (tx) => {
    const gone = await tx
      .deleteFrom('api_keys')
      .where('id', '=', asId(id))
      .where('user_id', '=', actor.id)
      .returning('name')
      .executeTakeFirst();
    if (!gone) throw notFound();
    await ports.audit(tx, actor.id, { kind: 'key-revoked', name: gone.name }, origin);
  });

/**
 * Ends every key that a person has made, and tells them in the app if there was one. The key for reports stays: it is
 * never shown to anybody who signs in, so a stolen password does not bring it.
 */
export const revokeApiKeys = (
  { database, now, ports }: AutomationDeps,
  userId: string,
  origin?: AuditOrigin,
): Promise<void> =>
  database.asWorker('all API keys of a person end', async (tx) => {
    const gone = await tx
      .deleteFrom('api_keys')
      .where('user_id', '=', userId)
      .returning(['name', sql<boolean>`expires_at > now()`.as('opened')])
      .execute();
    const live = gone.filter(({ opened }) => opened);
    for (const { name } of live) await ports.audit(tx, userId, { kind: 'key-revoked', name }, origin);
    if (live.length > 0) await ports.notify(tx, userId, { kind: 'api-keys-ended', at: now() });
  });

/** Forgets keys that ended a month ago. */
export const forgetEndedKeys = ({ database }: Pick<AutomationDeps, 'database'>): Promise<unknown> =>
  database.asWorker('keys that ended long ago leave the list', (tx) =>
    tx
      .deleteFrom('api_keys')
      .where('expires_at', '<', sql<Date>`now() - make_interval(days => ${keptFor})`)
      .execute(),
  );
