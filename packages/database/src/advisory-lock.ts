import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * For whom locked work waits: for nobody but this database, or for somebody outside (a payment provider, a video
 * platform, a dump) who may take minutes.
 */
export type LockPool = 'own' | 'outside';

/**
 * Work that is done once at a time for the same key, in every process on this database. A process that dies gives
 * its turn back with its connection. Every pool is for locks alone: while somebody waits for a turn nothing else waits
 * for a connection, and while a provider is slow only those wait who ask it, too.
 */
export function advisoryLocks(pools: Readonly<Record<LockPool, Kysely<Schema>>>) {
  const turns = new Map<string, Promise<unknown>>();

  const locked = <T>(pool: LockPool, key: string, work: () => Promise<T>): Promise<T> =>
    pools[pool].transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
      return work();
    });

  return async <T>(key: string, work: () => Promise<T>, pool: LockPool = 'own'): Promise<T> => {
    // One connection a key and process: somebody who presses a button ten times takes nobody else's.
    const before = turns.get(key) ?? Promise.resolve();
    const begin = (): Promise<T> => locked(pool, key, work);
    const own = before.then(begin, begin);
    turns.set(key, own);
    try {
      return await own;
    } finally {
      if (turns.get(key) === own) turns.delete(key);
    }
  };
}
