import pg from 'pg';
import { s3Client } from '../../apps/server/src/platform/storage/s3/client.ts';
import { list } from '../../apps/server/src/platform/storage/s3/listing.ts';
import type { Stage } from './stage.ts';

export interface KeptEpisode {
  id: string;
  title: string;
  status: string;
  failure: string | null;
  /** Keys of film, rendition, captions, poster and trailer, as far as there are. */
  files: string[];
  trailerWanted: boolean;
  /** Notifications of each kind. */
  notices: Record<string, number>;
}

/** All that the installation kept, read by the owner of the database and by the protocol of the bucket. */
export interface Kept {
  episodes: KeptEpisode[];
  /** Bytes of each file by bucket and path, as the database knows them. */
  files: Map<string, number>;
  /** The same as the bucket has them. */
  objects: Map<string, number>;
  notifications: { id: string; kind: string }[];
  families: { email: string; children: number; candidates: number; subscriptions: string[] }[];
  /** Jobs that wait or run, by queue. */
  underWay: Record<string, number>;
  /** Episodes whose making was begun more than once. */
  interrupted: Set<string>;
  /** Episodes whose trailer was given up, as the admin's desk shows it. */
  withoutTrailer: Set<string>;
}

const episodesSql = `
  select e.id, e.title, e.status, p.failure, p.trailer_wanted as "trailerWanted",
         array_remove(array[p.video_path, p.rendition_path, p.captions_path, p.poster_path, p.trailer_path], null) as files,
         coalesce((select jsonb_object_agg(kind, n) from (
           select kind, count(*) n from notifications where episode_id = e.id group by kind) k), '{}') as notices
    from episodes e left join episode_productions p on p.episode_id = e.id`;
const familiesSql = `
  select u.email, (select count(*)::int from children c where c.user_id = u.id) as children,
         (select count(*)::int from avatar_candidates a where a.user_id = u.id) as candidates,
         array(select status from subscriptions s where s.user_id = u.id) as subscriptions
    from "user" u where u.email like 'family-%'`;

export async function withOwner<Value>(
  url: string,
  read: (query: (text: string) => Promise<Record<string, unknown>[]>) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await read(async (text) => (await client.query(text)).rows);
  } finally {
    await client.end();
  }
}

export const readUnderWay = (url: string): Promise<Record<string, number>> =>
  withOwner(url, async (query) =>
    Object.fromEntries(
      (
        await query(`select name, count(*)::int as count from pgboss.job
                      where state in ('created', 'retry', 'active') group by name`)
      ).map(({ name, count }) => [String(name), Number(count)]),
    ),
  );

export async function readKept({ databaseUrl, bucketSettings }: Stage): Promise<Kept> {
  const objects = new Map<string, number>();
  const client = s3Client(bucketSettings);
  for await (const page of list(client, ''))
    for (const { key } of page) {
      const answer = await client.send({ method: 'HEAD', key });
      objects.set(key, Number(answer.headers.get('content-length')));
    }
  const read = await withOwner(databaseUrl, async (query) => ({
    episodes: (await query(episodesSql)) as unknown as KeptEpisode[],
    files: await query(`select bucket || '/' || path as key, bytes::float8 as bytes from stored_files`),
    notifications: (await query('select id, kind from notifications')) as unknown as Kept['notifications'],
    families: (await query(familiesSql)) as unknown as Kept['families'],
    jobs: await query(`select name, data->>'episodeId' as episode, state, retry_count from pgboss.job
                        where name in ('produce-episode', 'make-trailer')`),
  }));
  const episodesOf = (wanted: (job: Record<string, unknown>) => boolean): Set<string> =>
    new Set(read.jobs.filter(wanted).map(({ episode }) => String(episode)));
  return {
    ...read,
    interrupted: episodesOf(({ name, retry_count }) => name === 'produce-episode' && Number(retry_count) > 0),
    withoutTrailer: episodesOf(({ name, state }) => name === 'make-trailer' && state === 'failed'),
    files: new Map(read.files.map(({ key, bytes }) => [String(key), Number(bytes)])),
    objects,
    underWay: await readUnderWay(databaseUrl),
  };
}
