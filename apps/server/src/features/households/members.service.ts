import type { Household, HouseholdMember, OpenInvitation } from '@milestoon/contract';
import type { SeatRole } from '@milestoon/domain';
import { sql } from 'kysely';
import { notFound } from '../../platform/errors.ts';
import { asId } from '../../platform/ids.ts';
import type { RateLimit } from '../../platform/limits/rate-limiter.ts';
import type { Services, SessionActor } from '../../platform/services.ts';
import { hashOf } from '../../platform/tokens.ts';
import { conflict, openInvitations, toSeatRole } from './invitations.service.ts';

const accepts: RateLimit = { what: 'household-accepts', most: 30, within: 15 * 60_000 };

/** Who asks, and by which session. */
interface Caller {
  actor: SessionActor;
  headers: Headers;
}

interface PersonRow {
  owner_id: string;
  member_id: string;
  role: string;
  since: Date;
  email: string;
}

/** Members of the person's own family, and the families they are a member of. */
async function readPeople(
  { database }: Pick<Services, 'database'>,
  actor: SessionActor,
): Promise<PersonRow[]> {
  const { rows } = await database.asUser(actor, (tx) =>
    sql<PersonRow>`select owner_id, member_id, role, since, email from me.household_people()`.execute(tx),
  );
  return rows;
}

export async function listHouseholds(services: Services, { actor, headers }: Caller): Promise<Household[]> {
  const current = (await services.ports.resolveActor(headers))?.household?.id;
  const rows = await readPeople(services, actor);
  return rows
    .filter((row) => row.member_id === actor.id)
    .map((row) => ({
      id: row.owner_id,
      email: services.ports.typedAddress(row.email),
      role: toSeatRole(row.role),
      since: row.since,
      isCurrent: row.owner_id === current,
    }));
}

export async function listPeople(
  services: Services,
  actor: SessionActor,
): Promise<{ members: HouseholdMember[]; invitations: OpenInvitation[] }> {
  const rows = await readPeople(services, actor);
  const members = rows
    .filter((row) => row.owner_id === actor.id)
    .map((row) => ({
      id: row.member_id,
      email: services.ports.typedAddress(row.email),
      role: toSeatRole(row.role),
      since: row.since,
    }));
  return { members, invitations: await openInvitations(services, actor) };
}

/** Who else is in somebody's family, for what is told them outside of a request of theirs. */
export async function membersOf(
  { database, ports }: Pick<Services, 'database' | 'ports'>,
  ownerId: string,
): Promise<{ email: string; role: SeatRole }[]> {
  const rows = await database.asWorker('who is in a family is told its owner', (tx) =>
    tx
      .selectFrom('household_members')
      .innerJoin('user', 'user.id', 'household_members.member_id')
      .select(['user.email', 'household_members.role'])
      .where('household_members.user_id', '=', ownerId)
      .orderBy('household_members.since')
      .orderBy('household_members.member_id')
      .execute(),
  );
  return rows.map(({ email, role }) => ({ email: ports.typedAddress(email), role: toSeatRole(role) }));
}

/**
 * For whom the session acts from now on. That it is a family of theirs is the database's to check, in the row itself.
 *
 * @throws AppError NOT_FOUND
 */
export async function chooseHousehold(
  { database, ports }: Services,
  { actor, headers }: Caller,
  id: string | null,
): Promise<void> {
  const chosen = id === null ? null : asId(id);
  const changed = await database.auth
    .updateTable('session')
    .set({ acting_for: chosen })
    .where('token', '=', ports.sessionToken(headers) ?? '')
    .where('user_id', '=', actor.id)
    .executeTakeFirst()
    .catch((error: unknown) => {
      const isNoMember = error instanceof Error && 'code' in error && error.code === '23503';
      throw isNoMember ? notFound() : error;
    });
  if (changed.numUpdatedRows === 0n) throw notFound();
}

/** Whoever did not invite them should hear of it. They are in, even when that cannot be told. */
const tellOwner = (
  { database, log, ports }: Services,
  ownerId: string,
  who: { memberId: string; since: Date },
): Promise<void> =>
  database
    .asWorker('whoever joined is told', (tx) => ports.notify(tx, ownerId, { kind: 'member-joined', ...who }))
    .catch((error: unknown) => log.error({ err: error, user: ownerId }, 'a new member was not told'));

const outcomes = { own: conflict('own'), member: conflict('member'), full: conflict('full') };

/**
 * Makes the person a member by an invitation, and has this session act for the family.
 *
 * @throws AppError NOT_FOUND for an invitation that is used, ended, run out or none; CONFLICT for one's own family, one
 *   that is known already, and where there are members enough; TOO_MANY_REQUESTS
 */
export async function accept(
  services: Services,
  caller: Caller,
  token: string,
): Promise<{ id: string; role: SeatRole }> {
  const { actor } = caller;
  await services.limiter.take(accepts, actor.id);
  const joined = await services.database.asUser(actor, async (tx) => {
    const { rows } = await sql<{ outcome: string; owner_id: string | null }>`
      select outcome, owner_id from me.join_household(${hashOf(token)})`.execute(tx);
    const { outcome, owner_id: id } = rows[0] ?? { outcome: 'gone', owner_id: null };
    if (outcome === 'own' || outcome === 'member' || outcome === 'full') throw outcomes[outcome];
    if (id === null) throw notFound();
    const row = await tx
      .selectFrom('household_members')
      .select(['role', 'since'])
      .where('user_id', '=', id)
      .where('member_id', '=', actor.id)
      .executeTakeFirstOrThrow();
    return { id, role: toSeatRole(row.role), since: row.since };
  });
  await tellOwner(services, joined.id, { memberId: actor.id, since: joined.since });
  await chooseHousehold(services, caller, joined.id);
  return { id: joined.id, role: joined.role };
}

const endMembership = async (
  { database }: Pick<Services, 'database'>,
  actor: SessionActor,
  row: { owner: string; member: string },
): Promise<void> => {
  // The sessions that act there go with the row, and with them streams, links to files and push messages.
  const ended = await database.asUser(actor, (tx) =>
    tx
      .deleteFrom('household_members')
      .where('user_id', '=', asId(row.owner))
      .where('member_id', '=', asId(row.member))
      .executeTakeFirst(),
  );
  if (ended.numDeletedRows === 0n) throw notFound();
};

/** Of the person's own family. @throws AppError NOT_FOUND */
export const removeMember = (services: Services, actor: SessionActor, id: string): Promise<void> =>
  endMembership(services, actor, { owner: actor.id, member: id });

/** The session that asks stays, and acts for the person's own family again. @throws AppError NOT_FOUND */
export async function leave(services: Services, caller: Caller, id: string): Promise<void> {
  const current = (await services.ports.resolveActor(caller.headers))?.household?.id;
  if (current === asId(id)) await chooseHousehold(services, caller, null);
  await endMembership(services, caller.actor, { owner: id, member: caller.actor.id });
}
