import { chapterSchema } from '@milestoon/contract';
import type { Database, Tx } from '@milestoon/database';
import { guestLimits, type LinkKind, numbersOf, toVisibility } from '@milestoon/domain';
import { z } from 'zod';
import { notFound } from '../../platform/errors.ts';
import { hashOf } from '../../platform/tokens.ts';
import { isCounted, isPass, type PassSubject, type PassUse } from './passes.ts';
import type { SharingDeps } from './sharing.deps.ts';
import { placeOfCode } from './link-secrets.ts';

const reason = 'somebody watches a film by its link';

/** A film that a link opens. */
export interface OpenedFilm {
  /** Names it below its link, and tells nothing of whose it is. */
  key: string;
  episodeId: string;
  title: string;
  episodeNumber: number;
  language: string | null;
  duration: number | null;
  wordsInPicture: boolean;
  chapters: z.infer<typeof chaptersSchema>;
  paths: { video: string; rendition: string | null; captions: string | null; poster: string | null };
}

const chaptersSchema = z.array(chapterSchema);

/** A link by its name, ended or not. */
const findLink = (tx: Tx, name: string) =>
  tx.selectFrom('watch_links').selectAll().where('token_hash', '=', name).executeTakeFirst();
type LinkRow = NonNullable<Awaited<ReturnType<typeof findLink>>>;

const kindOf = ({ episode_id, season }: Pick<LinkRow, 'episode_id' | 'season'>): LinkKind =>
  episode_id !== null ? 'film' : season !== null ? 'season' : 'child';

/** The finished films of a link, in the order in which they are told. */
async function findFilms(tx: Tx, { user_id, episode_id, child_id, season, token_hash }: LinkRow) {
  const rows = await tx
    .selectFrom('episodes')
    .innerJoin('children', 'children.id', 'episodes.child_id')
    .innerJoin('episode_productions as production', 'production.episode_id', 'episodes.id')
    .select(['episodes.id', 'episodes.title', 'episodes.episode_number', 'production.language'])
    .select(['production.video_path', 'production.rendition_path'])
    .select(['production.captions_path', 'production.poster_path'])
    .select(['production.duration', 'production.chapters', 'production.made_words_in_picture'])
    .where('episodes.user_id', '=', user_id)
    .where('children.deleted_at', 'is', null)
    .where('production.video_path', 'is not', null)
    .$if(episode_id !== null, (query) => query.where('episodes.id', '=', episode_id ?? ''))
    .$if(episode_id === null, (query) => query.where('episodes.child_id', '=', child_id ?? ''))
    .$if(season !== null, (query) => query.where('episodes.episode_number', 'in', numbersOf(season ?? 1)))
    .orderBy('episodes.episode_number')
    .execute();
  return rows.map(
    (row): OpenedFilm => ({
      key: hashOf(`${token_hash} ${row.id}`).slice(0, 16),
      episodeId: row.id,
      title: row.title,
      episodeNumber: row.episode_number,
      language: row.language,
      duration: row.duration,
      wordsInPicture: row.made_words_in_picture === true,
      chapters: chaptersSchema.parse(row.chapters ?? []),
      paths: {
        video: row.video_path ?? '',
        rendition: row.rendition_path,
        captions: row.captions_path,
        poster: row.poster_path,
      },
    }),
  );
}

/** A link by its name with what it opens, ended or not; undefined where there is none. */
export const lookLinkUp = ({ asWorker, keyring }: Database, name: string) =>
  asWorker(reason, async (tx) => {
    const row = await findLink(tx, name);
    if (!row) return undefined;
    return {
      id: row.id,
      userId: row.user_id,
      /** It is found by, and its token cannot be told from. */
      name,
      kind: kindOf(row),
      season: row.season,
      visibility: toVisibility(row.visibility),
      endsAt: row.ends_at,
      viewsLeft: row.views_left,
      code: row.sealed_code && keyring.open(row.sealed_code, placeOfCode(row.id)),
      wrongCodes: row.wrong_codes,
      round: hashOf(row.sealed_code ?? '').slice(0, 16),
      films: await findFilms(tx, row),
    };
  });

/** A link that is not ended, with what it opens. */
export type OpenedLink = NonNullable<Awaited<ReturnType<typeof lookLinkUp>>>;

/**
 * The link with that token and what it opens now.
 *
 * @throws AppError NOT_FOUND for one that never was, was ended or has run out, and where its film is gone
 */
export const openLink = (deps: SharingDeps, token: string): Promise<OpenedLink> =>
  openNamed(deps, hashOf(token));

/** The same, by its name. @throws AppError NOT_FOUND */
export async function openNamed({ kept, now }: SharingDeps, name: string): Promise<OpenedLink> {
  const link = await kept.find(name);
  if (!link) throw notFound();
  if (link.endsAt !== null && link.endsAt <= now()) throw notFound();
  if (link.code !== null && link.wrongCodes >= guestLimits.wrongCodes) throw notFound();
  if (link.kind === 'film' && link.films.length === 0) throw notFound();
  return link;
}

/** What a pass of this link is for. */
export const subjectOf = (
  { id, round }: Pick<OpenedLink, 'id' | 'round'>,
  use: PassUse,
  film = '',
): PassSubject => ({ use, linkId: id, round, film });

/**
 * Whether a pass opens that of a link. Where views are counted, a film is opened by a pass that a view was counted for:
 * those that were given before there was a bound end with it.
 */
export const opens = (
  { passSecret, now }: Pick<SharingDeps, 'passSecret' | 'now'>,
  link: Pick<OpenedLink, 'id' | 'round' | 'viewsLeft'>,
  { use, film, pass }: { use: PassUse; film: string; pass: string },
): boolean =>
  isPass(passSecret, subjectOf(link, use, film), pass, now()) &&
  (use !== 'film' || link.viewsLeft === null || isCounted(pass));
