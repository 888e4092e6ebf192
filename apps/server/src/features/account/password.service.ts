import type { Actor } from '@milestoon/database';
import { randomUUID } from 'node:crypto';
import { limits } from '@milestoon/domain';
import type { Language } from '@milestoon/domain/texts';
import { AppError } from '../../platform/errors.ts';
import type { RateLimit } from '../../platform/limits/rate-limiter.ts';
import type { AuditOrigin, SessionActor } from '../../platform/services.ts';
import type { AccountDeps } from './account.deps.ts';
import { cancelAddressChange } from './address-change.service.ts';
import { markConfirmed } from './confirmation.service.ts';
import { isAddressConfirmed } from './confirmed-address.ts';
import { forgetFactors } from './forget-factors.ts';
import { forgetDevices } from './known-device.ts';
import { refusalOf } from './library-calls.ts';
import { toStoredAddress } from './local-address.ts';
import { passwordFault } from './password-rules.ts';
import { type LinkCaller, mayBeMailed } from './reset-mails.ts';
import { sessionToken, withSessionCookie } from './session.ts';

const minute = 60_000;
const guesses: RateLimit = { what: 'password', most: 10, within: 15 * minute, liftable: true };
const requests: RateLimit = { what: 'reset-request', most: 10, within: 15 * minute };
const tokens: RateLimit = { what: 'reset-token', most: 10, within: 15 * minute };

/** One that is longer than any can be is wrong too; of the new one the contract has seen to that. */
const wrongPassword = new Set(['INVALID_PASSWORD', 'PASSWORD_TOO_LONG']);

/** @throws AppError INVALID_INPUT for a password that is among the first to be tried */
async function refuseGuessable(password: string, storedAddress: string): Promise<void> {
  const fault = await passwordFault(password, storedAddress);
  if (!fault) return;
  throw new AppError('INVALID_INPUT', {
    userMessage: (texts) => texts.accounts[fault],
    data: { field: 'newPassword' },
  });
}

/**
 * Checks the current password and sets the new one; every other session of the person ends, every API key, and every
 * open invitation into their family.
 *
 * @throws AppError INVALID_INPUT when the current password is wrong or the new one easily guessed, TOO_MANY_REQUESTS
 *   after ten within 15 minutes
 */
export async function changePassword(
  deps: AccountDeps,
  actor: SessionActor,
  passwords: { currentPassword: string; newPassword: string },
  origin: AuditOrigin,
): Promise<void> {
  const { headers } = origin;
  await deps.limiter.take(guesses, actor.id);
  await refuseGuessable(passwords.newPassword, actor.email);
  const auth = await deps.loadAuth();
  const body = passwords;
  await auth.api
    .changePassword({ body, headers: withSessionCookie(headers, deps.config) })
    .catch((error: unknown) => {
      if (!wrongPassword.has(refusalOf(error) ?? '')) throw error;
      throw new AppError('INVALID_INPUT', {
        userMessage: (texts) => texts.changePassword.currentWrong,
        data: { field: 'currentPassword' },
        cause: error,
      });
    });
  // By hand, for the library would end this session too and begin another with a new cookie.
  await deps.database.auth
    .deleteFrom('session')
    .where('user_id', '=', actor.id)
    .where('token', '!=', sessionToken(headers, deps.config) ?? '')
    .execute();
  await cancelAddressChange(deps, actor.id);
  await deps.ports.revokeApiKeys(actor.id, origin);
  await deps.ports.endInvitations(actor.id, origin);
  await noteChange(deps, actor.id, 'password-changed', origin);
}

/**
 * Whoever has the mailed link is the owner: the address is theirs, and what strangers have tried does not keep them
 * out. Whoever signed in until now need not be: every device is a new one, and what was added to an account whose
 * address nobody had confirmed goes.
 */
export async function passwordWasReset(
  deps: AccountDeps,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const wasConfirmed = await isAddressConfirmed(deps, id);
  await markConfirmed(deps, id, 'reset');
  if (!wasConfirmed) await forgetFactors(deps, id);
  await forgetDevices(deps, id);
  await cancelAddressChange(deps, id);
  await deps.guard.opened(email.toLowerCase());
  await deps.limiter.lift(guesses, id);
  await deps.ports.revokeApiKeys(id);
  await deps.ports.endInvitations(id);
  await noteChange(deps, id, 'password-reset');
}

/** Whoever did not change it should hear of it. The change stands, even when that cannot be told. */
async function noteChange(
  { database, log, now, ports }: AccountDeps,
  userId: string,
  kind: 'password-changed' | 'password-reset',
  origin?: AuditOrigin,
): Promise<void> {
  await database
    .asWorker('a changed password is told', async (tx) => {
      await ports.audit(tx, userId, { kind }, origin);
      await ports.notify(tx, userId, { kind: 'password-changed', at: now() });
    })
    .catch((error: unknown) => log.error({ err: error, user: userId }, 'a changed password was not told'));
}

const ownPassword = ({ database }: Pick<AccountDeps, 'database'>, userId: string) =>
  database.auth
    .selectFrom('account')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();

/** Whoever signs in by another service need not have one. */
export const hasPassword = async (deps: Pick<AccountDeps, 'database'>, userId: string): Promise<boolean> =>
  Boolean((await ownPassword(deps, userId))?.password);

/**
 * Whether this is their present password.
 *
 * @throws AppError TOO_MANY_REQUESTS after ten attempts within 15 minutes, INVALID_INPUT saying what to do for who has
 *   none
 */
export async function checkPassword(deps: AccountDeps, actor: Actor, password: string): Promise<boolean> {
  await deps.limiter.take(guesses, actor.id);
  const known = await ownPassword(deps, actor.id);
  if (!known?.password)
    throw new AppError('INVALID_INPUT', {
      userMessage: (texts) => texts.social.noPassword,
      data: { field: 'password' },
    });
  if (password.length > limits.passwordLongest) return false;
  const isRight = await deps.passwords.verify({ hash: known.password, password });
  // The right one is asked for often: before a key, a copy, a deletion. Only wrong ones count.
  if (isRight) await deps.limiter.lift(guesses, actor.id);
  return isRight;
}

/** No account is found, or one and a job queued: within this time, in milliseconds, both are done. */
const answerTime = 250;

/**
 * Has a link mailed if there is such an account. Answer and time are the same if there is none. What is asked for more
 * often than `mayBeMailed` allows is left out in silence, or strangers could flood an address.
 *
 * @throws AppError TOO_MANY_REQUESTS by the caller's network address
 */
export async function requestPasswordReset(
  deps: AccountDeps,
  email: string,
  caller: LinkCaller & { language: Language },
): Promise<void> {
  await deps.limiter.take(requests, caller.clientAddress);
  const answerAt = new Promise((resolve) => setTimeout(resolve, answerTime));
  await queueLink(deps, toStoredAddress(email).toLowerCase(), caller).catch((error: unknown) =>
    deps.log.error({ err: error }, 'a reset link could not be queued'),
  );
  await answerAt;
}

async function queueLink(
  deps: AccountDeps,
  email: string,
  caller: LinkCaller & { language: Language },
): Promise<void> {
  const mayMail = await mayBeMailed(deps, email, caller);
  const user = await deps.database.auth
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  // Each its own job: whoever asks again must not wait for a mail that does not get through.
  if (user && mayMail && !(await deps.ports.isBeingErased(user.id)))
    await deps.queue.send(
      'mail-reset-link',
      { userId: user.id, language: caller.language },
      { key: randomUUID(), owner: user.id },
    );
}

const invalidLink = (cause?: unknown): AppError =>
  new AppError('INVALID_INPUT', {
    userMessage: (texts) => texts.resetPassword.invalidLink,
    data: { field: 'token' },
    cause,
  });

/**
 * Sets a new password by the token of a mailed link; every session of the person ends.
 *
 * @throws AppError INVALID_INPUT when the token is unknown, used or expired, or the password easily guessed, with
 *   which the link goes on working; TOO_MANY_REQUESTS
 */
export async function resetPassword(
  deps: AccountDeps,
  body: { token: string; newPassword: string },
  clientAddress: string,
): Promise<void> {
  await deps.limiter.take(tokens, clientAddress);
  const auth = await deps.loadAuth();
  const { internalAdapter } = await auth.$context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${body.token}`);
  const owner = link && (await internalAdapter.findUserById(link.value));
  // A link that was on its way while its account was shut.
  if (owner && (await deps.ports.isBeingErased(owner.id))) throw invalidLink();
  if (owner) await refuseGuessable(body.newPassword, owner.email);
  await auth.api.resetPassword({ body }).catch((error: unknown) => {
    throw refusalOf(error) === 'INVALID_TOKEN' ? invalidLink(error) : error;
  });
}
