import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Work that is done once at a time for the same key, in every process on this database. A process that dies gives
 * its turn back with its connection. `locks` is a pool of its own: while somebody waits for a turn, perhaps with a
 * slow provider at the other end, nothing else waits for a connection.
 */
export function advisoryLocks(locks: Kysely<Schema>) {
  const turns = new Map<string, Promise<unknown>>();

  const locked = <T>(key: string, work: () => Promise<T>): Promise<T> =>
    locks.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
      return work();
    });

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    // One connection a key and process: somebody who presses a button ten times takes nobody else's.
    const before = turns.get(key) ?? Promise.resolve();
    const begin = (): Promise<T> => locked(key, work);
    const own = before.then(begin, begin);
    turns.set(key, own);
    try {
      return await own;
    } finally {
      if (turns.get(key) === own) turns.delete(key);
    }
  };
}
