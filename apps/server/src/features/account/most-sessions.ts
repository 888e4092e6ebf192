import type { Database } from '@milestoon/database';

/** More than anybody has browsers: each is a row, a line in a list and maybe a device that is told. */
export const mostSessions = 50;

/** Ends the oldest sessions of an account for which there is no room beside a new one. */
export async function endOldest(
  { auth }: Pick<Database, 'auth'>,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await auth
    .deleteFrom('session')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('session as older')
        .select('older.id')
        .where('older.user_id', '=', userId)
        .where('older.id', '!=', id)
        .orderBy('older.created_at', 'desc')
        .orderBy('older.id')
        .offset(mostSessions - 1),
    )
    .execute();
}
