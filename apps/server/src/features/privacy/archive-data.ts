import type { Tx } from '@milestoon/database';
import { sql } from 'kysely';
import type { Services, SessionActor } from '../../platform/services.ts';
import type { Bucket } from '../../platform/storage/storage.ts';

type Deps = Pick<Services, 'database' | 'ports'>;

/** Where a stored file lies in the archive. The person's folder is left out: everything in there is theirs. */
export const archivedAs = (bucket: Bucket, key: string): string =>
  `files/${bucket}/${key.slice(key.indexOf('/') + 1)}`;

const archivedOrNull = (bucket: Bucket, key: string | null): string | null => key && archivedAs(bucket, key);

export async function accountData({ database, ports }: Deps, actor: SessionActor): Promise<unknown> {
  const sessions = await database.auth
    .selectFrom('session')
    .select(['created_at', 'expires_at', 'ip_address', 'user_agent'])
    .where('user_id', '=', actor.id)
    .orderBy('created_at')
    .execute();
  return database.asUser(actor, async (tx) => {
    const { email, ...user } = await tx
      .selectFrom('user')
      .selectAll()
      .where('id', '=', actor.id)
      .executeTakeFirstOrThrow();
    const { rows: roleChanges } = await sql`select * from me.own_role_changes()`.execute(tx);
    const { rows: people } = await sql<{ owner_id: string; role: string; since: Date; email: string }>`
      select owner_id, role, since, email from me.household_people()`.execute(tx);
    const households = people.map(({ owner_id, role, since, email: other }) => ({
      family: owner_id === actor.id ? 'own' : 'of the other',
      other: ports.typedAddress(other),
      role,
      since,
    }));
    return { ...user, email: ports.typedAddress(email), role: actor.role, roleChanges, sessions, households };
  });
}

export const paymentData = ({ database }: Deps, actor: SessionActor): Promise<unknown> =>
  database.asUser(actor, async (tx) => ({
    customers: await tx.selectFrom('customers').selectAll().execute(),
    subscriptions: await tx.selectFrom('subscriptions').selectAll().orderBy('created_at').execute(),
  }));

export const consentData = ({ database }: Deps, actor: SessionActor): Promise<unknown> =>
  database.asUser(actor, (tx) => tx.selectFrom('consents').selectAll().orderBy('accepted_at').execute());

/** A child with its look and its avatars; null when it was deleted since. */
export const childData = ({ database }: Deps, actor: SessionActor, id: string): Promise<unknown> =>
  database.asUser(actor, async (tx) => {
    const child = await tx.selectFrom('children').selectAll().where('id', '=', id).executeTakeFirst();
    if (!child) return null;
    const candidates = await tx
      .selectFrom('avatar_candidates')
      .selectAll()
      .where('child_id', '=', id)
      .orderBy('variant')
      .execute();
    return {
      ...child,
      photos: child.photos.map((key) => archivedAs('child-photos', key)),
      avatar_url: archivedOrNull('avatars', child.avatar_url),
      avatar_candidates: candidates.map((row) => ({ ...row, path: archivedAs('avatars', row.path) })),
    };
  });

/** An episode with its production and the screenplay of every version; null when it was deleted since. */
export async function episodeData(
  { database, ports }: Deps,
  actor: SessionActor,
  id: string,
): Promise<unknown> {
  const found = await database.asUser(actor, async (tx) => {
    const episode = await tx.selectFrom('episodes').selectAll().where('id', '=', id).executeTakeFirst();
    const production = await tx
      .selectFrom('episode_productions')
      .selectAll()
      .where('episode_id', '=', id)
      .executeTakeFirst();
    return episode && { episode, production };
  });
  if (!found) return null;
  const { episode, production } = found;
  const versions = Array.from({ length: production?.version ?? 1 }, (_, i) => i + 1);
  const screenplays = await Promise.all(
    versions.map(async (version) => ({ version, screenplay: await ports.screenplayOf(id, version) })),
  );
  return {
    ...episode,
    input_images: episode.input_images.map((key) => archivedAs('episode-images', key)),
    production: production && {
      ...production,
      video_path: archivedOrNull('episodes', production.video_path),
      rendition_path: archivedOrNull('episodes', production.rendition_path),
      captions_path: archivedOrNull('episodes', production.captions_path),
      poster_path: archivedOrNull('episodes', production.poster_path),
      sound_path: archivedOrNull('episodes', production.sound_path),
      trailer_path: archivedOrNull('episodes', production.trailer_path),
    },
    screenplays,
  };
}

/** In documents of their own. */
const told = [
  'children',
  'avatar_candidates',
  'episodes',
  'episode_productions',
  'stored_files',
  'customers',
  'subscriptions',
  'consents',
  'household_members',
];
/** Columns of what opens something rather than tells something. */
const secret = /token|secret|cipher|encrypted|hash|password|key|endpoint|p256dh|auth/;

interface Readable {
  name: string;
  columns: string[];
}

async function rowsOf(tx: Tx, { name, columns }: Readable, userId: string): Promise<unknown[]> {
  const told = columns.filter((column) => !secret.test(column)).map((column) => sql.ref(column));
  if (told.length === 0) return [];
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(told)} from ${sql.table(name)} where user_id = ${userId}`.execute(tx);
  return rows;
}

/**
 * The person's rows of every other table, found in the catalogue: what is added to the product tomorrow is in the
 * archive too. Keys and tokens are left out, they would only make the archive dangerous.
 */
export const otherData = ({ database }: Deps, actor: SessionActor): Promise<unknown> =>
  database.asUser(actor, async (tx) => {
    const { rows } = await sql<Readable>`
      select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
        from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
         and not a.attisdropped and has_column_privilege(c.oid, a.attnum, 'select')
       group by c.relname having bool_or(a.attname = 'user_id') order by 1`.execute(tx);
    const others = rows.filter(({ name }) => !told.includes(name));
    const data: Record<string, unknown[]> = {};
    for (const table of others) data[table.name] = await rowsOf(tx, table, actor.id);
    return data;
  });
