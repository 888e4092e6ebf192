import { createHmac, randomBytes } from 'node:crypto';
import { type Actor, type Database, placeOf, type Tx } from '@milestoon/database';
import { type Role, roles } from '@milestoon/domain';
import { sql } from 'kysely';
import { AppError } from '../../platform/errors.ts';
import type { SessionActor } from '../../platform/services.ts';
import type { AutomationDeps } from './automation.deps.ts';

type Deps = Pick<AutomationDeps, 'database' | 'lookupSecret'>;

/** What begins with it is a key of ours: scanners for leaked secrets look for such beginnings. */
const prefix = 'milestoon_';

const hashOf = ({ lookupSecret }: Deps, key: string): string =>
  createHmac('sha256', lookupSecret).update(key).digest('base64url');

const placeOfKey = (userId: string): string => placeOf('user_api_keys', 'sealed_key', userId);

/** Lays a fresh key ready for the functions of the database, for this transaction only. */
async function offerKey(deps: Deps, tx: Tx, userId: string): Promise<string> {
  const key = `${prefix}${randomBytes(32).toString('base64url')}`;
  const sealed = deps.database.keyring.seal(key, placeOfKey(userId));
  await sql`select set_config('app.offered_api_key', ${sealed}, true),
                   set_config('app.offered_api_key_hash', ${hashOf(deps, key)}, true)`.execute(tx);
  return key;
}

/** The person's key; made at the first use. `tx` acts for that person. @throws Error when there is none to be had */
export async function getOrCreateApiKey(deps: Deps, tx: Tx, userId: string): Promise<string> {
  await offerKey(deps, tx, userId);
  const { rows } = await sql<{ sealed: string }>`
    select get_or_create_user_api_key(${userId}) as sealed`.execute(tx);
  const sealed = rows[0]?.sealed;
  if (!sealed) throw new Error('Failed to authenticate request');
  return deps.database.keyring.open(sealed, placeOfKey(userId));
}

const minute = 60_000;
const uses = { what: 'api-key', most: 300, within: minute };
const guesses = { what: 'api-key-guess', most: 30, within: 15 * minute };
const renewals = { what: 'api-key-renewal', most: 10, within: 60 * minute };

/**
 * A new key in place of the old one, which opens nothing from here on. It is told here and never again.
 *
 * @throws AppError TOO_MANY_REQUESTS after ten within the hour: each is told by mail
 */
export async function renewApiKey(
  deps: Deps & Pick<AutomationDeps, 'mayTry'>,
  actor: Actor,
): Promise<{ key: string; createdAt: Date }> {
  if (!(await deps.mayTry(renewals, actor.id))) throw new AppError('TOO_MANY_REQUESTS');
  return deps.database.asUser(actor, async (tx) => {
    const key = await offerKey(deps, tx, actor.id);
    const { rows } = await sql<{ created_at: Date }>`select me.replace_api_key() as created_at`.execute(tx);
    const createdAt = rows[0]?.created_at;
    if (!createdAt) throw new Error('the key was not replaced');
    return { key, createdAt };
  });
}

/** When the key was made and used; nulls when there is none. */
export const describeApiKey = (
  database: Database,
  actor: Actor,
): Promise<{ createdAt: Date | null; lastUsedAt: Date | null }> =>
  database.asUser(actor, async (tx) => {
    const row = await tx
      .selectFrom('user_api_keys')
      .select(['created_at', 'last_used_at'])
      .where('user_id', '=', actor.id)
      .executeTakeFirst();
    return { createdAt: row?.created_at ?? null, lastUsedAt: row?.last_used_at ?? null };
  });

/**
 * Whose key this is; null for an unknown one. Found by a keyed hash, so that nothing about a key can be learned from
 * how long the look-up takes.
 *
 * @throws AppError TOO_MANY_REQUESTS by person, and by network address for unknown keys
 */
export async function resolveApiKey(
  deps: Deps & Pick<AutomationDeps, 'mayTry' | 'ports'>,
  key: string,
  clientAddress: string,
): Promise<SessionActor | null> {
  const { rows } = await deps.database.asUser({ id: '' }, (tx) =>
    sql<{ user_id: string; email: string; created_at: Date; role: string }>`
      select * from me.resolve_api_key(${hashOf(deps, key)})`.execute(tx),
  );
  const owner = rows[0];
  const isWithin = await (owner ? deps.mayTry(uses, owner.user_id) : deps.mayTry(guesses, clientAddress));
  if (!isWithin) throw new AppError('TOO_MANY_REQUESTS');
  if (!owner) return null;
  return {
    id: owner.user_id,
    email: deps.ports.typedAddress(owner.email),
    createdAt: owner.created_at,
    role: toRole(owner.role),
  };
}

const toRole = (value: string): Role => roles.find((role) => role === value) ?? 'user';

/** Whether a key is this person's. */
export async function ownsApiKey(deps: Deps, actor: Actor, key: string): Promise<boolean> {
  const { rows } = await deps.database.asUser(actor, (tx) =>
    sql<{ user_id: string }>`select user_id from me.resolve_api_key(${hashOf(deps, key)})`.execute(tx),
  );
  return rows[0]?.user_id === actor.id;
}
