import { type FamilyMember, familyMemberSchema, type NewFamilyMember } from '@milestoon/contract';
import type { FamilyMembersTable } from '@milestoon/database';
import { limits } from '@milestoon/domain';
import type { Selectable } from 'kysely';
import { AppError, notFound } from '../../platform/errors.ts';
import { asId } from '../../platform/ids.ts';
import { seedOf } from '../../platform/seed.ts';
import type { Services, SessionActor } from '../../platform/services.ts';

/** Seconds: somebody removed makes room at once, but nothing makes it by itself. */
const retryAfterSeconds = 3600;

const toMember = ({ id, name, ...row }: Selectable<FamilyMembersTable>): FamilyMember =>
  familyMemberSchema.parse({
    id,
    seed: seedOf(id),
    name,
    bornYear: row.born_year,
    ...(row.species === null
      ? { kind: 'person', relation: row.relation, look: row.look }
      : { kind: 'pet', species: row.species, coat: row.coat }),
  });

const toRow = (member: NewFamilyMember) => ({
  name: member.name,
  born_year: member.bornYear,
  relation: member.kind === 'person' ? member.relation : null,
  species: member.kind === 'pet' ? member.species : null,
  coat: member.kind === 'pet' ? member.coat : null,
  look: member.kind === 'person' && member.look ? JSON.stringify(member.look) : null,
});

/** Whether a look comes from photos, which a parent needs to be allowed to use. */
const saysMayUse = (member: NewFamilyMember): boolean =>
  member.kind === 'person' && member.mayUsePhotos === true;

export async function listFamily({ database }: Services, actor: SessionActor): Promise<FamilyMember[]> {
  const rows = await database.asUser(actor, (tx) =>
    tx.selectFrom('family_members').selectAll().orderBy('created_at').orderBy('id').execute(),
  );
  return rows.map(toMember);
}

/** @throws AppError TOO_MANY_REQUESTS when the family is full */
export const addMember = (
  { database, ports }: Services,
  actor: SessionActor,
  member: NewFamilyMember,
): Promise<FamilyMember> =>
  // Of two at once the second one counts the first.
  database.withAdvisoryLock(`family of ${actor.id}`, () =>
    database.asUser(actor, async (tx) => {
      const known = await tx.selectFrom('family_members').select('id').execute();
      if (known.length >= limits.familyMembers)
        throw new AppError('TOO_MANY_REQUESTS', {
          userMessage: ({ failures }) => failures.full.family,
          retryAfter: retryAfterSeconds,
        });
      const row = await tx
        .insertInto('family_members')
        .values({ user_id: actor.id, ...toRow(member) })
        .returningAll()
        .executeTakeFirstOrThrow();
      if (saysMayUse(member)) await ports.recordConsent(tx, { userId: actor.id, familyMemberId: row.id });
      return toMember(row);
    }),
  );

/** @throws AppError NOT_FOUND */
export async function changeMember(
  { database, ports }: Services,
  actor: SessionActor,
  id: string,
  member: NewFamilyMember,
): Promise<FamilyMember> {
  return database.asUser(actor, async (tx) => {
    const row = await tx
      .updateTable('family_members')
      .set(toRow(member))
      .where('id', '=', asId(id))
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound();
    if (saysMayUse(member)) await ports.recordConsent(tx, { userId: actor.id, familyMemberId: row.id });
    return toMember(row);
  });
}

/** @throws AppError NOT_FOUND */
export async function removeMember({ database }: Services, actor: SessionActor, id: string): Promise<void> {
  const { numDeletedRows } = await database.asUser(actor, (tx) =>
    tx.deleteFrom('family_members').where('id', '=', asId(id)).executeTakeFirst(),
  );
  if (numDeletedRows === 0n) throw notFound();
}
