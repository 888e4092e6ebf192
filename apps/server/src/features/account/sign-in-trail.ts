import type { AuditOrigin } from '../../platform/services.ts';
import type { AccountDeps } from './account.deps.ts';

type Deps = Pick<AccountDeps, 'database' | 'log' | 'ports'>;

/** The request as if it had come with the session that its answer begins. */
function withNewSession(answer: Response, { headers, clientAddress }: AuditOrigin): AuditOrigin {
  const signedIn = new Headers(headers);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  signedIn.set('cookie', cookies.join('; '));
  return { headers: signedIn, clientAddress };
}

/** Tells the account of a sign-in. It stands, even when that cannot be told. */
export async function recordSignIn(
  { database, log, ports }: Deps,
  userId: string,
  answer: Response,
  origin: AuditOrigin,
): Promise<void> {
  await database
    .asWorker('a sign-in is told', (tx) =>
      ports.audit(tx, userId, { kind: 'signed-in' }, withNewSession(answer, origin)),
    )
    .catch((error: unknown) => log.error({ err: error, user: userId }, 'a sign-in was not told'));
}

/**
 * Tells the account, if there is one, of a wrong password. Nobody waits for it: how long an answer takes must not say
 * whether there is such an account.
 */
export function recordWrongPassword(
  { database, log, ports }: Deps,
  email: string,
  origin: AuditOrigin,
): void {
  database
    .asWorker('a wrong password is told', async (tx) => {
      const user = await tx.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
      if (user) await ports.audit(tx, user.id, { kind: 'sign-in-failed' }, origin);
    })
    .catch((error: unknown) => log.error({ err: error }, 'a wrong password was not told'));
}
