import { familyRelations, petSpecies } from '@milestoon/domain';
import { lookSchema } from '@milestoon/look';
import type { EpisodeRequest } from '@milestoon/studio/production';
import { seedOf } from '../../platform/seed.ts';
import type { Services } from '../../platform/services.ts';

type Player = NonNullable<EpisodeRequest['family']>[number];
type Role = Exclude<Player['role'], 'sibling'>;

const roles: readonly Role[] = [...familyRelations, ...petSpecies];
const roleNamed = (name: string | null): Role | undefined => roles.find((role) => role === name);

const reason = 'the family plays in the films of its children';

/**
 * Who may play beside the child of an episode: the people and pets of the account, and its other children who have an
 * avatar.
 */
export async function familyOf(
  { database, now }: Services,
  { user_id, child_id }: { user_id: string; child_id: string },
): Promise<Player[]> {
  const { members, children } = await database.asWorker(reason, async (tx) => ({
    members: await tx
      .selectFrom('family_members')
      .selectAll()
      .where('user_id', '=', user_id)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    children: await tx
      .selectFrom('children')
      .select(['id', 'name', 'look', 'avatar_variant'])
      .where('user_id', '=', user_id)
      .where('id', '!=', child_id)
      .where('avatar_selected', '=', true)
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .execute(),
  }));
  const year = now().getUTCFullYear();
  return [
    ...children.map(({ id, name, look: read, avatar_variant: variant }): Player => {
      const look = lookSchema.parse(read);
      return {
        id,
        name,
        // Nobody asks a family whether a child is a girl: the text may call it either.
        role: look.age < 1.5 ? 'baby' : 'sibling',
        age: look.age,
        own: { seed: seedOf(id), look, variant: variant ?? 0 },
      };
    }),
    ...members.flatMap((row): Player[] => {
      const role = roleNamed(row.species ?? row.relation);
      if (!role) return [];
      const age = row.born_year === null ? undefined : Math.max(0, year - row.born_year);
      const look = row.look === null ? undefined : lookSchema.parse(row.look);
      const own = { seed: seedOf(row.id), look, coat: row.coat ?? undefined };
      return [{ id: row.id, name: row.name, role, age, own }];
    }),
  ];
}
