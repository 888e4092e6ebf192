import { randomUUID } from 'node:crypto';
import type { OpenInvitation } from '@milestoon/contract';
import { householdLimits, type SeatRole, seatRoles } from '@milestoon/domain';
import { sql } from 'kysely';
import { AppError, notFound } from '../../platform/errors.ts';
import { asId } from '../../platform/ids.ts';
import type { RateLimit } from '../../platform/limits/rate-limiter.ts';
import { requirePassword } from '../../platform/password-again.ts';
import type { AuditOrigin, Services, SessionActor } from '../../platform/services.ts';
import { hashOf, newToken } from '../../platform/tokens.ts';

const day = 24 * 60 * 60_000;
const made: RateLimit = { what: 'household-invitations', most: 20, within: day };
/** Tokens cannot be guessed; whoever tries is slowed down all the same. */
const looks: RateLimit = { what: 'household-invitation-looks', most: 30, within: 15 * 60_000 };

/** A seat that nobody knows is the smallest. */
export const toSeatRole = (value: string): SeatRole => seatRoles.find((role) => role === value) ?? 'viewer';

/** A family's conflicts, in the words of whoever meets them. */
export const conflict = (which: 'own' | 'member' | 'full' | 'fullOfRole' | 'invitations'): AppError =>
  new AppError('CONFLICT', { userMessage: ({ households }) => households.refused[which] });

/**
 * A link that makes whoever accepts it a member: shown once, for its token is kept nowhere.
 *
 * The owner is told of a second parent, who will see and do what they do.
 *
 * @throws AppError ADDRESS_UNCONFIRMED; INVALID_INPUT for a wrong password; CONFLICT where there are members or
 *   invitations enough; TOO_MANY_REQUESTS
 */
export async function invite(
  { config, database, limiter, ports }: Services,
  actor: SessionActor,
  { role, password }: { role: SeatRole; password: string },
  origin: AuditOrigin,
): Promise<OpenInvitation & { url: string }> {
  await ports.requireConfirmedAddress(actor);
  await limiter.take(made, actor.id);
  await requirePassword(ports, actor, password);
  const token = newToken();
  const most = role === 'parent' ? householdLimits.parents : householdLimits.viewers;
  // Of two at once the second one counts the first.
  const row = await database.withAdvisoryLock(`household of ${actor.id}`, () =>
    database.asUser(actor, async (tx) => {
      await tx.deleteFrom('household_invitations').where('expires_at', '<=', sql<Date>`now()`).execute();
      const open = await tx.selectFrom('household_invitations').select('id').execute();
      if (open.length >= householdLimits.openInvitations) throw conflict('invitations');
      const members = await tx
        .selectFrom('household_members')
        .select('member_id')
        .where('user_id', '=', actor.id)
        .where('role', '=', role)
        .execute();
      if (members.length >= most) throw conflict('fullOfRole');
      await ports.audit(tx, actor.id, { kind: 'member-invited', seat: role }, origin);
      return tx
        .insertInto('household_invitations')
        .values({
          id: randomUUID(),
          user_id: actor.id,
          role,
          token_hash: hashOf(token),
          expires_at: sql<Date>`now() + make_interval(days => ${householdLimits.invitationDays}::integer)`,
        })
        .returning(['id', 'created_at', 'expires_at'])
        .executeTakeFirstOrThrow();
    }),
  );
  // Before the link is known to anybody: where this fails, nobody can come in by it.
  if (role === 'parent')
    await database.asWorker('an invitation is told', (tx) =>
      ports.notify(tx, actor.id, { kind: 'parent-invited', at: row.created_at }),
    );
  const url = `${config.publicUrl}/auth/join?token=${token}`;
  return { id: row.id, role, createdAt: row.created_at, expiresAt: row.expires_at, url };
}

/** @throws AppError NOT_FOUND */
export async function endInvitation(
  { database, ports }: Services,
  actor: SessionActor,
  id: string,
  origin: AuditOrigin,
): Promise<void> {
  await database.asUser(actor, async (tx) => {
    const ended = await tx
      .deleteFrom('household_invitations')
      .where('id', '=', asId(id))
      .where('user_id', '=', actor.id)
      .executeTakeFirst();
    if (ended.numDeletedRows === 0n) throw notFound();
    await ports.audit(tx, actor.id, { kind: 'invitation-ended' }, origin);
  });
}

/**
 * Ends all that are open: whoever takes an account back by a new password must not find somebody coming into the
 * family afterwards by a link that was made before.
 */
export const endInvitations = (
  { database, ports }: Pick<Services, 'database' | 'ports'>,
  userId: string,
  origin?: AuditOrigin,
): Promise<void> =>
  database.auth.transaction().execute(async (tx) => {
    const ended = await tx
      .deleteFrom('household_invitations')
      .where('user_id', '=', userId)
      .returning('id')
      .execute();
    for (const _ of ended) await ports.audit(tx, userId, { kind: 'invitation-ended' }, origin);
  });

/** The owner's invitations that nobody has used yet. */
export async function openInvitations(
  { database }: Pick<Services, 'database'>,
  actor: SessionActor,
): Promise<OpenInvitation[]> {
  const rows = await database.asUser(actor, (tx) =>
    tx
      .selectFrom('household_invitations')
      .select(['id', 'role', 'created_at', 'expires_at'])
      .where('user_id', '=', actor.id)
      .where('expires_at', '>', sql<Date>`now()`)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  );
  return rows.map((row) => ({
    id: row.id,
    role: toSeatRole(row.role),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }));
}

/** What a link says to whoever has it. @throws AppError NOT_FOUND; TOO_MANY_REQUESTS */
export async function viewInvitation(
  { database, limiter, ports }: Services,
  token: string,
  clientAddress: string,
): Promise<{ email: string; role: SeatRole; expiresAt: Date }> {
  await limiter.take(looks, clientAddress);
  const { rows } = await database.asWorker('an invitation is read by whoever has its link', (tx) =>
    sql<{ email: string; role: string; expires_at: Date }>`
      select email, role, expires_at from me.view_invitation(${hashOf(token)})`.execute(tx),
  );
  const found = rows[0];
  if (!found) throw notFound();
  return {
    email: ports.typedAddress(found.email),
    role: toSeatRole(found.role),
    expiresAt: found.expires_at,
  };
}
