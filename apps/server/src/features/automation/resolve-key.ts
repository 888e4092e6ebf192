import { type ApiKeyScope, apiKeyScopes } from '@milestoon/contract';
import type { Actor } from '@milestoon/database';
import { type Role, roles } from '@milestoon/domain';
import { sql } from 'kysely';
import type { ApiKeyUse, AuditOrigin, SessionActor } from '../../platform/services.ts';
import type { AutomationDeps } from './automation.deps.ts';
import { hashOf } from './key-text.ts';

const minute = 60_000;
const uses = { what: 'api-key', most: 300, within: minute };
const guesses = { what: 'api-key-guess', most: 30, within: 15 * minute };

interface KeyRow {
  user_id: string;
  email: string;
  created_at: Date;
  role: string;
  key_id: string | null;
  key_name: string | null;
  scope: string;
}

const toRole = (value: string): Role => roles.find((role) => role === value) ?? 'user';
/** What is unknown opens the least. */
const toScope = (value: string): ApiKeyScope => apiKeyScopes.find((scope) => scope === value) ?? 'report';

/**
 * Whose key this is, and what it opens; null for one that is unknown, revoked or has ended. Found by a keyed hash, so
 * that nothing about a key can be learned from how long the look-up takes.
 */
export function keyResolver(deps: AutomationDeps) {
  /** Keys with the networks this process has seen them used from: the trail need not be asked at every request. */
  const seen = new Set<string>();

  async function noteUse(userId: string, { id, name }: ApiKeyUse, origin: AuditOrigin): Promise<void> {
    const use = `${id} ${origin.clientAddress}`;
    if (id === null || name === null || seen.has(use)) return;
    await deps.database.asUser({ id: userId }, (tx) =>
      deps.ports.audit(tx, userId, { kind: 'key-used', name, keyId: id }, origin),
    );
    if (seen.size >= 10_000) seen.clear();
    seen.add(use);
  }

  /** @throws AppError TOO_MANY_REQUESTS by person, and by network address for unknown keys */
  return async (
    key: string,
    origin: AuditOrigin,
  ): Promise<{ actor: SessionActor; apiKey: ApiKeyUse } | null> => {
    const { rows } = await deps.database.asUser({ id: '' }, (tx) =>
      sql<KeyRow>`select * from me.resolve_api_key(${hashOf(deps, key)})`.execute(tx),
    );
    const row = rows[0];
    await (row ? deps.limiter.take(uses, row.user_id) : deps.limiter.take(guesses, origin.clientAddress));
    if (!row) return null;
    const apiKey = { id: row.key_id, name: row.key_name, scope: toScope(row.scope) };
    await noteUse(row.user_id, apiKey, origin);
    const { user_id: id, email, created_at: createdAt, role } = row;
    return { actor: { id, email: deps.ports.typedAddress(email), createdAt, role: toRole(role) }, apiKey };
  };
}

/** Whether a key is this person's. */
export async function ownsApiKey(
  deps: Pick<AutomationDeps, 'database' | 'lookupSecret'>,
  actor: Actor,
  key: string,
): Promise<boolean> {
  const { rows } = await deps.database.asUser(actor, (tx) =>
    sql<{ user_id: string }>`select user_id from me.resolve_api_key(${hashOf(deps, key)})`.execute(tx),
  );
  return rows[0]?.user_id === actor.id;
}

/** Which of these keys, by their ids, are still good: also not those of an account whose deletion waits. */
export async function liveApiKeys(
  { database }: Pick<AutomationDeps, 'database'>,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const keys = await database.asWorker(
    'streams and links to files end with the key they were made for',
    (tx) =>
      tx
        .selectFrom('api_keys')
        .select('api_keys.id')
        .where('api_keys.id', 'in', ids)
        .where('expires_at', '>', sql<Date>`now()`)
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('erasures')
                .select('erasures.id')
                .where('kind', '=', 'account')
                .whereRef('erasures.user_id', '=', 'api_keys.user_id'),
            ),
          ),
        )
        .execute(),
  );
  return keys.map(({ id }) => id);
}
