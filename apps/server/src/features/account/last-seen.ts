import type { AccountDeps } from './account.deps.ts';

/** Milliseconds: oftener would be a write for every few calls, and a list in words needs no more. */
const grain = 5 * 60_000;
const remembered = 10_000;

/**
 * Notes when a session was last used, at most every five minutes, for the list in which somebody finds a session that
 * is not theirs. What cannot be noted holds nobody up.
 */
export function lastSeenNotes({ database, log, now }: Pick<AccountDeps, 'database' | 'log' | 'now'>) {
  const noted = new Map<string, number>();
  return async (token: string): Promise<void> => {
    const time = now().getTime();
    if (time - (noted.get(token) ?? 0) < grain) return;
    if (noted.size >= remembered) noted.clear();
    noted.set(token, time);
    await database.auth
      .updateTable('session')
      .set({ updated_at: new Date(time) })
      .where('token', '=', token)
      .where('updated_at', '<', new Date(time - grain))
      .execute()
      .catch((error: unknown) => log.warn({ err: error }, 'when a session was last seen was not noted'));
  };
}
