import { randomUUID } from 'node:crypto';
import { addressFault } from '@milestoon/domain';
import type { Language, Sentence } from '@milestoon/domain/texts';
import { AppError } from '../../platform/errors.ts';
import type { RateLimit } from '../../platform/limits/rate-limiter.ts';
import { requirePassword } from '../../platform/password-again.ts';
import type { AuditOrigin, SessionActor } from '../../platform/services.ts';
import { newToken } from '../../platform/tokens.ts';
import type { AccountDeps } from './account.deps.ts';
import { isAddressConfirmed } from './confirmed-address.ts';
import { toStoredAddress, toTypedAddress } from './local-address.ts';
import { requireOwnFactor } from './second-factor/proofs.ts';
import { sessionToken } from './session.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const orders: RateLimit = { what: 'address-change', most: 5, within: 60 * minute };
/** To one address, whoever asks: strangers could flood it. */
const mails: RateLimit = { what: 'address-change-mail', most: 3, within: 60 * minute };
const tokens: RateLimit = { what: 'address-change-token', most: 30, within: 15 * minute };

/** With the address in it: a link that was mailed to another one confirms nothing. */
const identifierOf = (token: string, email: string): string => `change-address:${token}:${email}`;

const invalid = (field: 'email' | 'token', userMessage: Sentence, cause?: unknown): AppError =>
  new AppError('INVALID_INPUT', { userMessage, data: { field }, cause });

const taken = (cause?: unknown): AppError =>
  invalid('email', (texts) => texts.accounts.USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL, cause);

/** A change that was asked for at that time, or before it, can no longer be confirmed. */
export const oldestAsked = (now: Date): Date => new Date(now.getTime() - day);

/** The address that waits to be confirmed, as it is stored. */
export async function wantedAddress(
  { database, now }: Pick<AccountDeps, 'database' | 'now'>,
  userId: string,
): Promise<string | undefined> {
  const change = await database.auth
    .selectFrom('address_changes')
    .select('email')
    .where('user_id', '=', userId)
    .where('asked_at', '>', oldestAsked(now()))
    .executeTakeFirst();
  return change?.email;
}

/**
 * Mails a link to the new address, and a notice to the present one. Where no mail server is set nobody could open the
 * link: there the change is made at once, as nothing else waits for a confirmation there. Resolves to whether it is.
 *
 * @throws AppError INVALID_INPUT naming the field at fault, CONFLICT for the account that a setting names,
 *   SECOND_FACTOR_REQUIRED, TOO_MANY_REQUESTS
 */
export async function requestAddressChange(
  deps: AccountDeps,
  actor: SessionActor,
  { email: typed, password }: { email: string; password: string },
  caller: AuditOrigin & { language: Language },
): Promise<boolean> {
  const { config, database, limiter, now, queue } = deps;
  await limiter.take(orders, actor.id);
  const fault = addressFault(typed);
  if (fault) throw invalid('email', (texts) => texts.emailAddress[fault]);
  const email = toStoredAddress(typed).toLowerCase();
  if (email === toStoredAddress(actor.email)) throw invalid('email', (texts) => texts.addressChange.same);
  await requireOwnFactor(deps, actor);
  await requirePassword(deps.ports, actor, password);
  // The next start would look for it, and make another super admin.
  if (actor.email === config.superAdmin.email)
    throw new AppError('CONFLICT', { userMessage: (texts) => texts.addressChange.setByOperator });
  const other = await database.auth
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (other) throw taken();
  if (config.mail.smtpUrl === undefined) {
    await takeAddress(deps, actor, { email, confirmed: false }, caller);
    return true;
  }
  await limiter.take(mails, email);
  const change = { email, asked_at: now() };
  // Everybody's: what nobody confirmed must not be remembered for good.
  await database.auth.deleteFrom('address_changes').where('asked_at', '<=', oldestAsked(now())).execute();
  await database.auth
    .insertInto('address_changes')
    .values({ user_id: actor.id, ...change })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
  const place = { key: randomUUID(), owner: actor.id };
  const job = { userId: actor.id, language: caller.language };
  await queue.send('mail-address-change', job, place);
  // Not to one that nobody has confirmed: it may be a stranger's, typed by mistake, which is why it is changed. Asked
  // now, as the new one is confirmed by the time of the mail where its link is opened at once.
  if (await isAddressConfirmed(deps, actor.id)) await queue.send('mail-address-notice', job, place);
  return false;
}

/** A link that makes this address the account's, once, within 24 hours. The token is in no table, only its hash. */
export async function newAddressLink(deps: AccountDeps, userId: string, email: string): Promise<string> {
  const token = newToken();
  const { internalAdapter } = await (await deps.loadAuth()).$context;
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(token, email),
    // With which a new password ends it, as every other link.
    value: userId,
    expiresAt: new Date(deps.now().getTime() + day),
  });
  return `${deps.config.publicUrl}/auth/change-address?token=${token}`;
}

/**
 * Takes the new address by the link that was mailed to it. Signed in to the account, or somebody whose address was
 * typed by mistake could make the account theirs.
 *
 * @throws AppError INVALID_INPUT when the token is unknown, used, expired or of another account, TOO_MANY_REQUESTS
 */
export async function confirmAddressChange(
  deps: AccountDeps,
  actor: SessionActor,
  token: string,
  origin: AuditOrigin,
): Promise<string> {
  await deps.limiter.take(tokens, origin.clientAddress);
  const email = await wantedAddress(deps, actor.id);
  const { internalAdapter } = await (await deps.loadAuth()).$context;
  const link =
    email === undefined ? null : await internalAdapter.consumeVerificationValue(identifierOf(token, email));
  if (email === undefined || link?.value !== actor.id || link.expiresAt <= deps.now())
    throw invalid('token', (texts) => texts.addressChange.invalidLink);
  await takeAddress(deps, actor, { email, confirmed: true }, origin);
  return toTypedAddress(email);
}

/**
 * The account has this address from now on. Whoever is signed in elsewhere signs in with it; no link that was mailed
 * to the address before works any more.
 */
async function takeAddress(
  { config, database, now, ports }: AccountDeps,
  actor: SessionActor,
  { email, confirmed }: { email: string; confirmed: boolean },
  origin: AuditOrigin,
): Promise<void> {
  const time = now();
  await database.auth
    .transaction()
    .execute(async (tx) => {
      await tx
        .updateTable('user')
        .set({ email, email_verified: confirmed, updated_at: time })
        .where('id', '=', actor.id)
        .execute();
      await tx.deleteFrom('address_changes').where('user_id', '=', actor.id).execute();
      await tx.deleteFrom('verification').where('value', '=', actor.id).execute();
      await tx
        .deleteFrom('session')
        .where('user_id', '=', actor.id)
        .where('token', '!=', sessionToken(origin.headers, config) ?? '')
        .execute();
      if (confirmed)
        await tx
          .insertInto('address_confirmations')
          .values({ user_id: actor.id, way: 'link', confirmed_at: time })
          .onConflict((conflict) =>
            conflict.column('user_id').doUpdateSet({ way: 'link', confirmed_by: null, confirmed_at: time }),
          )
          .execute();
      await ports.audit(tx, actor.id, { kind: 'address-changed' }, origin);
    })
    .catch((error: unknown) => {
      const isTaken = error instanceof Error && 'code' in error && error.code === '23505';
      throw isTaken ? taken(error) : error;
    });
}

/** A new password ends what somebody else may have begun with the old one. */
export const cancelAddressChange = (
  { database }: Pick<AccountDeps, 'database'>,
  userId: string,
): Promise<unknown> => database.auth.deleteFrom('address_changes').where('user_id', '=', userId).execute();
