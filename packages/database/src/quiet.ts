import type pg from 'pg';

/**
 * A connection that breaks emits 'error' also while it is in use, and an 'error' that nobody hears ends the process.
 * Whoever uses the connection hears of it anyway: the statement under way, or the next one, rejects.
 */
export function quiet(client: pg.Client | pg.PoolClient): void {
  client.on('error', () => {});
}
