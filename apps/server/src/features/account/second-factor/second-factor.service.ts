import type { SecondFactor } from '@milestoon/contract';
import { product, type SecurityKind } from '@milestoon/domain';
import { sql } from 'kysely';
import { AppError, notFound } from '../../../platform/errors.ts';
import { asId } from '../../../platform/ids.ts';
import { requirePassword } from '../../../platform/password-again.ts';
import type { AuditOrigin, SessionActor } from '../../../platform/services.ts';
import type { AccountDeps } from '../account.deps.ts';
import { refusalOf } from '../library-calls.ts';
import { withSessionCookie } from '../session.ts';
import { needsSecondFactor } from './needed.ts';
import { factorsOf, requireAppCode, requireCode, requireOwnFactor } from './proofs.ts';
import { proveSession } from './prove-session.ts';

const conflict = (): AppError => new AppError('CONFLICT');

export async function describeFactor(deps: AccountDeps, actor: SessionActor): Promise<SecondFactor> {
  const { app } = await factorsOf(deps.database, actor.id);
  const { api } = await deps.loadAuth();
  const left = app ? await api.viewBackupCodes({ body: { userId: actor.id } }) : { backupCodes: [] };
  return {
    app,
    backupCodesLeft: left.backupCodes.length,
    required: needsSecondFactor(actor.withheldRole ?? actor.role, deps.config),
  };
}

/** What an authenticator app is set up with, and the backup codes, told this once. */
export async function beginFactor(
  deps: AccountDeps,
  actor: SessionActor,
  password: string,
  caller: AuditOrigin,
): Promise<{ secret: string; uri: string; backupCodes: string[] }> {
  await requireOwnFactor(deps, actor);
  await requirePassword(deps.ports, actor, password);
  const { api } = await deps.loadAuth();
  const begun = await deps.passwords
    .inTurn(caller.clientAddress, () =>
      api.enableTwoFactor({ body: { password }, headers: withSessionCookie(caller.headers, deps.config) }),
    )
    .catch((error: unknown) => {
      throw refusalOf(error) === 'TOTP_ALREADY_ENABLED' ? conflict() : error;
    });
  if (!('totpURI' in begun)) throw new Error('the library set another factor up');
  const secret = new URL(begun.totpURI).searchParams.get('secret') ?? '';
  // By hand, for the library names the account by its address as it is stored.
  const account = encodeURIComponent(actor.email);
  const uri = `otpauth://totp/${product.name}:${account}?secret=${secret}&issuer=${product.name}`;
  return { secret, uri, backupCodes: begun.backupCodes };
}

/** With the first code of the app: from here on one is asked for. Resolves to this session's new cookie. */
export async function confirmFactor(
  deps: AccountDeps,
  actor: SessionActor,
  code: string,
  caller: AuditOrigin,
): Promise<string | undefined> {
  await requireOwnFactor(deps, actor);
  if ((await factorsOf(deps.database, actor.id)).app) throw conflict();
  await requireAppCode(deps, actor, code);
  const cookie = await deps.database.auth.transaction().execute(async (tx) => {
    const begun = await tx
      .updateTable('two_factor')
      .set({ verified: true })
      .where('user_id', '=', actor.id)
      .where('verified', '=', false)
      .executeTakeFirst();
    if (begun.numUpdatedRows === 0n) throw conflict();
    await tx.updateTable('user').set({ two_factor_enabled: true }).where('id', '=', actor.id).execute();
    const proved = await proveSession(deps, tx, caller.headers, 'code');
    // Whoever was signed in elsewhere has not proved anything.
    await tx
      .deleteFrom('session')
      .where('user_id', '=', actor.id)
      .$if(proved !== undefined, (query) => query.where('id', '!=', proved?.id ?? ''))
      .execute();
    await deps.ports.audit(tx, actor.id, { kind: 'second-factor-on' }, caller);
    return proved?.cookie;
  });
  await tellOfFactor(deps, actor.id, 'second-factor-on');
  return cookie;
}

export async function renewBackupCodes(
  deps: AccountDeps,
  actor: SessionActor,
  { password, code }: { password: string; code: string },
  caller: AuditOrigin,
): Promise<string[]> {
  await requireFactorAndPassword(deps, actor, password);
  await requireCode(deps, actor, code, caller);
  const { api } = await deps.loadAuth();
  const headers = withSessionCookie(caller.headers, deps.config);
  const renewed = await deps.passwords.inTurn(caller.clientAddress, () =>
    api.generateBackupCodes({ body: { password }, headers }),
  );
  return renewed.backupCodes;
}

export async function switchFactorOff(
  deps: AccountDeps,
  actor: SessionActor,
  { password, code }: { password: string; code: string },
  caller: AuditOrigin,
): Promise<void> {
  await requireFactorAndPassword(deps, actor, password);
  await requireCode(deps, actor, code, caller);
  await deps.database.auth.transaction().execute(async (tx) => {
    await tx.deleteFrom('two_factor').where('user_id', '=', actor.id).execute();
    await tx.updateTable('user').set({ two_factor_enabled: false }).where('id', '=', actor.id).execute();
    // Or they would count as proved again by a factor that is set up later.
    await tx
      .updateTable('session')
      .set({ second_factor: null })
      .where('user_id', '=', actor.id)
      .where('second_factor', 'in', ['code', 'backup-code'])
      .execute();
    await deps.ports.audit(tx, actor.id, { kind: 'second-factor-off' }, caller);
  });
  await tellOfFactor(deps, actor.id, 'second-factor-off');
}

async function requireFactorAndPassword(
  deps: AccountDeps,
  actor: SessionActor,
  password: string,
): Promise<void> {
  if (!(await factorsOf(deps.database, actor.id)).app) throw conflict();
  await requirePassword(deps.ports, actor, password);
}

/** For a super admin: somebody lost what they prove themselves by. Not for oneself, or a stolen session could. */
export async function resetFactor(
  deps: AccountDeps,
  actor: SessionActor,
  order: { id: string; password: string },
): Promise<void> {
  const id = asId(order.id);
  if (id === actor.id)
    throw new AppError('CONFLICT', { userMessage: (texts) => texts.secondFactor.resetOwn });
  await requirePassword(deps.ports, actor, order.password);
  const person = await deps.database.auth
    .selectFrom('user')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!person) throw notFound();
  await deps.database.auth.transaction().execute(async (tx) => {
    await sql`select me.forget_second_factor(${id})`.execute(tx);
    await deps.ports.audit(tx, id, { kind: 'second-factor-reset' });
  });
  await tellOfFactor(deps, id, 'second-factor-reset');
}

/** Whoever did not do it should hear of it. It stands, even when that cannot be told. */
export async function tellOfFactor(
  { database, log, now, ports }: Pick<AccountDeps, 'database' | 'log' | 'now' | 'ports'>,
  userId: string,
  kind: SecurityKind,
): Promise<void> {
  await database
    .asWorker('a changed factor is told', (tx) => ports.notify(tx, userId, { kind, at: now() }))
    .catch((error: unknown) => log.error({ err: error, user: userId }, 'a changed factor was not told'));
}
