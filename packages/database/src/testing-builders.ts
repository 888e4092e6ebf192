import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Database } from './connection.ts';
import type { ChildrenTable, EpisodesTable, UserTable } from './schema.ts';

/** A person with a fresh address, without a password: cannot sign in, can own things. */
export function newUser(database: Database, values: Partial<Insertable<UserTable>> = {}) {
  return database.auth
    .insertInto('user')
    .values({ name: 'Parent', email: `parent-${randomUUID()}@example.com`, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const averageLook = {
  version: 1,
  skin: 'medium',
  hairColor: 'brown',
  hairShape: 'tousled',
  eyes: 'brown',
  glasses: 'none',
  freckles: 0,
  lashes: 0.4,
  lips: 0.45,
  nose: 0.45,
  brows: 0.5,
  faceWidth: 0.5,
  jaw: 0.5,
  age: 5,
  signatureColor: '#f0803c',
};

/** A child of `owner`; with an avatar when `avatar_selected` is given. */
export function newChild(
  database: Database,
  owner: { id: string },
  values: Partial<Insertable<ChildrenTable>> = {},
): Promise<Selectable<ChildrenTable>> {
  return database.asUser(owner, (tx) =>
    tx
      .insertInto('children')
      .values({
        user_id: owner.id,
        created_by: owner.id,
        name: 'Mia',
        style: 'anime',
        look: JSON.stringify(averageLook),
        ...(values.avatar_selected ? { avatar_url: `user-${owner.id}/avatar.png`, avatar_variant: 0 } : {}),
        ...values,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

/** An episode of `child`, numbered by the database. */
export function newEpisode(
  database: Database,
  child: { id: string; user_id: string },
  values: Partial<Insertable<EpisodesTable>> = {},
): Promise<Selectable<EpisodesTable>> {
  return database.asUser({ id: child.user_id }, (tx) =>
    tx
      .insertInto('episodes')
      .values({
        child_id: child.id,
        user_id: child.user_id,
        created_by: child.user_id,
        title: 'First steps',
        description: 'Today she walked from the sofa to the window.',
        input_images: [`user-${child.user_id}/image.jpg`],
        ...values,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}
