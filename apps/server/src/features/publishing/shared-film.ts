import type { SharedFilm } from '@milestoon/contract';
import type { Database } from '@milestoon/database';
import { notFound } from '../../platform/errors.ts';
import type { RateLimit } from '../../platform/limits/rate-limiter.ts';
import { sha256 } from './google/oauth.ts';
import { toVisibility } from './publications.repo.ts';
import type { PublishingDeps } from './publishing.deps.ts';

const reason = 'somebody watches a film by its link';

/** Far more than a family looks at; links cannot be guessed anyway. */
const looks: RateLimit = { what: 'films-of-address', most: 120, within: 60_000 };

/** What can be had of a film, under the names of its addresses: those tell nothing of whose it is. */
const files = {
  'film.mp4': 'video_path',
  'captions.vtt': 'captions_path',
  'poster.jpg': 'poster_path',
} as const;
type FileName = keyof typeof files;

/** The finished film of a link. */
const findFilm = ({ asWorker }: Database, token: string) =>
  asWorker(reason, (tx) =>
    tx
      .selectFrom('watch_links as link')
      .innerJoin('episodes', 'episodes.id', 'link.episode_id')
      .innerJoin('episode_productions as production', 'production.episode_id', 'link.episode_id')
      .select(['link.visibility', 'episodes.title', 'episodes.episode_number'])
      .select(['production.video_path', 'production.captions_path', 'production.poster_path'])
      .where('link.token_hash', '=', sha256(token))
      .executeTakeFirst(),
  );

/**
 * A film for whoever has its link.
 *
 * @throws AppError NOT_FOUND for a link that never was or is no more; TOO_MANY_REQUESTS
 */
export async function viewFilm(
  { database, limiter }: PublishingDeps,
  token: string,
  clientAddress: string,
): Promise<SharedFilm> {
  await limiter.take(looks, clientAddress);
  const row = await findFilm(database, token);
  if (!row || row.video_path === null) throw notFound();
  const addressOf = (name: FileName): string | null =>
    row[files[name]] && `/film/${encodeURIComponent(token)}/${name}`;
  return {
    title: row.title,
    episodeNumber: row.episode_number,
    visibility: toVisibility(row.visibility),
    videoUrl: addressOf('film.mp4') ?? '',
    captionsUrl: addressOf('captions.vtt'),
    posterUrl: addressOf('poster.jpg'),
  };
}

/** Where a file of a film is stored; undefined when the link works no more. */
export async function findFilmFile(
  { database }: PublishingDeps,
  token: string,
  name: string,
): Promise<string | undefined> {
  const wanted = Object.entries(files).find(([known]) => known === name)?.[1];
  if (!wanted) return undefined;
  return (await findFilm(database, token))?.[wanted] ?? undefined;
}
