import type { Passkey } from '@milestoon/contract';
import { AppError, notFound } from '../../../platform/errors.ts';
import { asId } from '../../../platform/ids.ts';
import { requirePassword } from '../../../platform/password-again.ts';
import type { AuditOrigin, SessionActor } from '../../../platform/services.ts';
import type { AccountDeps } from '../account.deps.ts';
import { refusalOf } from '../library-calls.ts';
import { withSessionCookie } from '../session.ts';
import { factorsOf, requireOwnFactor } from '../second-factor/proofs.ts';
import { proveSession } from '../second-factor/prove-session.ts';
import { tellOfFactor } from '../second-factor/second-factor.service.ts';

/** More than anybody has devices; a list that somebody else fills must end. */
const most = 20;

export const listPasskeys = (
  { database }: Pick<AccountDeps, 'database'>,
  actor: SessionActor,
): Promise<Passkey[]> =>
  database.asUser(actor, async (tx) => {
    const rows = await tx
      .selectFrom('passkey')
      .select(['id', 'name', 'created_at', 'last_used_at'])
      .where('user_id', '=', actor.id)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(({ id, name, created_at: createdAt, last_used_at: lastUsedAt }) => ({
      id,
      name: name ?? '',
      createdAt,
      lastUsedAt,
    }));
  });

/** What the browser is to make a passkey of, and the cookie that ties it to this browser. */
export async function beginPasskey(
  deps: AccountDeps,
  actor: SessionActor,
  password: string,
  caller: AuditOrigin,
): Promise<{ options: Record<string, unknown>; cookies: string[] }> {
  await requireOwnFactor(deps, actor);
  await requirePassword(deps.ports, actor, password);
  if ((await factorsOf(deps.database, actor.id)).passkeys >= most)
    throw new AppError('CONFLICT', { userMessage: (texts) => texts.passkeys.tooMany(most) });
  const { api } = await deps.loadAuth();
  const headers = withSessionCookie(caller.headers, deps.config);
  const begun = await api.generatePasskeyRegistrationOptions({ headers, query: {}, returnHeaders: true });
  const { user, ...options } = begun.response;
  return {
    // The library names the account by its address as it is stored.
    options: { ...options, user: { ...user, name: actor.email, displayName: actor.email } },
    cookies: begun.headers.getSetCookie(),
  };
}

/** Keeps what the browser made. Resolves to this session's new cookie: who has a passkey has proved to have it. */
export async function addPasskey(
  deps: AccountDeps,
  actor: SessionActor,
  made: { name: string; response: Record<string, unknown> },
  caller: AuditOrigin,
): Promise<string | undefined> {
  await requireOwnFactor(deps, actor);
  const { api } = await deps.loadAuth();
  const headers = withSessionCookie(caller.headers, deps.config);
  await api.verifyPasskeyRegistration({ body: made, headers }).catch((error: unknown) => {
    if (refusalOf(error) === null) throw error;
    throw new AppError('INVALID_INPUT', {
      userMessage: (texts) => texts.passkeys.addFailed,
      data: { field: 'response' },
      cause: error,
    });
  });
  const proved = await deps.database.auth.transaction().execute(async (tx) => {
    await deps.ports.audit(tx, actor.id, { kind: 'passkey-added', name: made.name }, caller);
    return proveSession(deps, tx, caller.headers, 'passkey');
  });
  await tellOfFactor(deps, actor.id, 'passkey-added');
  return proved?.cookie;
}

export async function renamePasskey(
  { database }: Pick<AccountDeps, 'database'>,
  actor: SessionActor,
  order: { id: string; name: string },
): Promise<void> {
  const id = asId(order.id);
  const renamed = await database.asUser(actor, (tx) =>
    tx.updateTable('passkey').set({ name: order.name }).where('id', '=', id).executeTakeFirst(),
  );
  if (renamed.numUpdatedRows === 0n) throw notFound();
}

export async function removePasskey(
  deps: AccountDeps,
  actor: SessionActor,
  order: { id: string; password: string },
  caller: AuditOrigin,
): Promise<void> {
  const id = asId(order.id);
  await requireOwnFactor(deps, actor);
  await requirePassword(deps.ports, actor, order.password);
  await deps.database.asUser(actor, async (tx) => {
    const removed = await tx.deleteFrom('passkey').where('id', '=', id).returning('name').executeTakeFirst();
    if (!removed) throw notFound();
    const name = removed.name ?? '';
    await deps.ports.audit(tx, actor.id, { kind: 'passkey-removed', name }, caller);
  });
  // Or sessions would count as proved again by a passkey that is added later.
  if ((await factorsOf(deps.database, actor.id)).passkeys === 0)
    await deps.database.auth
      .updateTable('session')
      .set({ second_factor: null })
      .where('user_id', '=', actor.id)
      .where('second_factor', '=', 'passkey')
      .execute();
  await tellOfFactor(deps, actor.id, 'passkey-removed');
}
