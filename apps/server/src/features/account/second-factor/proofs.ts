import { AppError } from '../../../platform/errors.ts';
import type { RateLimit } from '../../../platform/limits/rate-limiter.ts';
import type { AuditOrigin, SessionActor } from '../../../platform/services.ts';
import type { AccountDeps } from '../account.deps.ts';
import { refusalOf } from '../library-calls.ts';
import { withSessionCookie } from '../session.ts';
import { readBackupCode } from './backup-codes.ts';
import { readCode } from './one-time-codes.ts';
import { takeCode } from './take-code.ts';

const guesses: RateLimit = { what: 'second-factor-code', most: 10, within: 15 * 60_000, liftable: true };

const wrongCode = (): AppError =>
  new AppError('INVALID_INPUT', {
    userMessage: (texts) => texts.accounts.INVALID_CODE,
    data: { field: 'code' },
  });

/** A code of the app, which counts once. @throws AppError INVALID_INPUT, TOO_MANY_REQUESTS after ten wrong ones */
export async function requireAppCode(deps: AccountDeps, actor: SessionActor, code: string): Promise<void> {
  await deps.limiter.take(guesses, actor.id);
  if (!(await takeCode(deps, actor.id, code))) throw wrongCode();
  await deps.limiter.lift(guesses, actor.id);
}

/** A code of the app, or a backup code, either of which is used up by it. @throws AppError as `requireAppCode` */
export async function requireCode(
  deps: AccountDeps,
  actor: SessionActor,
  code: string,
  { headers }: AuditOrigin,
): Promise<void> {
  if (readCode(code)) return requireAppCode(deps, actor, code);
  await deps.limiter.take(guesses, actor.id);
  const { api } = await deps.loadAuth();
  const body = { code: readBackupCode(code), disableSession: true };
  await api
    .verifyBackupCode({ body, headers: withSessionCookie(headers, deps.config) })
    .catch((error: unknown) => {
      throw refusalOf(error) === null ? error : wrongCode();
    });
  await deps.limiter.lift(guesses, actor.id);
}

/**
 * Whoever knows an admin's password alone must not give themselves a factor beside those there are, nor take one away.
 *
 * @throws AppError SECOND_FACTOR_REQUIRED
 */
export async function requireOwnFactor({ database }: AccountDeps, actor: SessionActor): Promise<void> {
  if (!actor.withheldRole) return;
  const { app, passkeys } = await factorsOf(database, actor.id);
  if (app || passkeys > 0) throw new AppError('SECOND_FACTOR_REQUIRED');
}

/** What somebody can prove themselves by, beyond the password. */
export async function factorsOf(
  database: Pick<AccountDeps['database'], 'auth'>,
  userId: string,
): Promise<{ app: boolean; passkeys: number }> {
  const user = await database.auth
    .selectFrom('user')
    .select((eb) => [
      'two_factor_enabled as app',
      eb
        .selectFrom('passkey')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('passkey.user_id', '=', 'user.id')
        .as('passkeys'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
  return { app: user?.app ?? false, passkeys: user?.passkeys ?? 0 };
}
