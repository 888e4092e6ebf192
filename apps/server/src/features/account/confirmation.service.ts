import { randomUUID } from 'node:crypto';
import type { Actor } from '@milestoon/database';
import type { Language } from '@milestoon/domain/texts';
import { AppError } from '../../platform/errors.ts';
import type { RateLimit } from '../../platform/limits/rate-limiter.ts';
import type { AuditOrigin } from '../../platform/services.ts';
import { newToken } from '../../platform/tokens.ts';
import type { AccountDeps } from './account.deps.ts';
import { isAddressConfirmed } from './confirmed-address.ts';
import { toTypedAddress } from './local-address.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** To one address, whoever asks: strangers could flood it. */
const mails: RateLimit = { what: 'confirmation-mail', most: 3, within: 15 * minute };
const mailsOfADay: RateLimit = { what: 'confirmation-mail-day', most: 8, within: day };
const tokens: RateLimit = { what: 'confirmation-token', most: 30, within: 15 * minute };

const identifierOf = (token: string): string => `confirm-address:${token}`;

/** A link that confirms the address, once, within 24 hours. The token is in no table, only its hash. */
export async function newConfirmationLink(deps: AccountDeps, userId: string): Promise<string> {
  const token = newToken();
  const { internalAdapter } = await (await deps.loadAuth()).$context;
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(token),
    value: userId,
    expiresAt: new Date(deps.now().getTime() + day),
  });
  // The configured address, as in a link for a new password.
  return `${deps.config.publicUrl}/auth/confirm-address?token=${token}`;
}

/** Has a link mailed, unless none is needed or the address was sent enough of them. */
export async function queueConfirmation(
  deps: AccountDeps,
  userId: string,
  language: Language,
): Promise<'queued' | 'confirmed' | 'too-many'> {
  if (await isAddressConfirmed(deps, userId)) return 'confirmed';
  const user = await deps.database.auth
    .selectFrom('user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  for (const limit of [mails, mailsOfADay])
    if (!(await deps.limiter.mayTry(limit, user.email))) return 'too-many';
  const place = { key: randomUUID(), owner: userId };
  await deps.queue.send('mail-confirmation-link', { userId, language }, place);
  return 'queued';
}

/** @throws AppError TOO_MANY_REQUESTS after three within 15 minutes, or eight within a day */
export async function requestConfirmation(
  deps: AccountDeps,
  actor: Actor,
  language: Language,
): Promise<void> {
  if ((await queueConfirmation(deps, actor.id, language)) === 'too-many')
    throw new AppError('TOO_MANY_REQUESTS', { retryAfter: (15 * minute) / 1000 });
}

const invalidLink = (): AppError =>
  new AppError('INVALID_INPUT', {
    userMessage: (texts) => texts.confirmAddress.invalidLink,
    data: { field: 'token' },
  });

async function addressOf({ database }: AccountDeps, userId: string): Promise<string> {
  const user = await database.auth
    .selectFrom('user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) throw invalidLink();
  return toTypedAddress(user.email);
}

/** Which account a link is for. Confirms nothing: programs that look through mails open links. */
export async function viewConfirmation(
  deps: AccountDeps,
  token: string,
  clientAddress: string,
): Promise<{ email: string }> {
  await deps.limiter.take(tokens, clientAddress);
  const { internalAdapter } = await (await deps.loadAuth()).$context;
  const link = await internalAdapter.findVerificationValue(identifierOf(token));
  if (!link || link.expiresAt <= deps.now()) throw invalidLink();
  return { email: await addressOf(deps, link.value) };
}

/** @throws AppError INVALID_INPUT when the token is unknown, used or expired, TOO_MANY_REQUESTS */
export async function confirmAddress(
  deps: AccountDeps,
  token: string,
  origin: AuditOrigin,
): Promise<{ email: string }> {
  await deps.limiter.take(tokens, origin.clientAddress);
  const { internalAdapter } = await (await deps.loadAuth()).$context;
  const link = await internalAdapter.consumeVerificationValue(identifierOf(token));
  if (!link || link.expiresAt <= deps.now()) throw invalidLink();
  const email = await addressOf(deps, link.value);
  await markConfirmed(deps, link.value, 'link', origin);
  return { email };
}

/**
 * The address is known to be its owner's, from now on. Sessions go on: whoever made the account knows its password and
 * would be back at once; who wants it for themselves sets a new one, which ends them. Keys made before end.
 */
export async function markConfirmed(
  { database, now, ports }: AccountDeps,
  userId: string,
  way: 'link' | 'reset',
  origin?: AuditOrigin,
): Promise<void> {
  const time = now();
  const isNews = await database.auth.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('user')
      .set({ email_verified: true, updated_at: time })
      .where('id', '=', userId)
      .where('email_verified', '=', false)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return false;
    await tx
      .insertInto('address_confirmations')
      .values({ user_id: userId, way, confirmed_at: time })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ way, confirmed_at: time }))
      .execute();
    await ports.audit(tx, userId, { kind: 'address-confirmed' }, origin);
    return true;
  });
  if (isNews) await ports.revokeApiKeys(userId, origin);
}
