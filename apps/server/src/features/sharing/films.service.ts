import type { SharedFilm, SharedFilms } from '@milestoon/contract';
import { AppError, notFound } from '../../platform/errors.ts';
import type { RateLimit } from '../../platform/limits/rate-limiter.ts';
import { isSame } from '../../platform/storage/signature.ts';
import { hashOf } from '../../platform/tokens.ts';
import { filmAddress } from './film-addresses.ts';
import { type OpenedFilm, type OpenedLink, openLink, opens, subjectOf } from './opened-link.ts';
import { isPass, signPass } from './passes.ts';
import type { SharingDeps } from './sharing.deps.ts';

const reason = 'a guest watches a film';
const quarter = 900_000;

/**
 * Far more than a family looks at; links cannot be guessed anyway. What is kept in memory costs nothing and is not
 * counted.
 */
const looks: RateLimit = { what: 'films-of-address', most: 120, within: 60_000 };
/** Wrong codes are counted, right ones lift the count: a large family is kept out by nobody but a guesser. */
const codesOfLink: RateLimit = { what: 'codes-of-link', most: 10, within: quarter, liftable: true };
const codesOfAddress: RateLimit = { what: 'codes-of-address', most: 30, within: quarter };

async function countLook(
  { kept, limiter }: SharingDeps,
  token: string,
  clientAddress: string,
): Promise<void> {
  if (!kept.has(hashOf(token))) await limiter.take(looks, clientAddress);
}

/**
 * A link for somebody who may see what it opens.
 *
 * @throws AppError NOT_FOUND; UNAUTHORIZED never: without its pass a link with a code is not found
 */
export async function enter(deps: SharingDeps, token: string, pass: string | undefined): Promise<OpenedLink> {
  const link = await openLink(deps, token);
  if (!mayEnter(deps, link, pass)) throw notFound();
  return link;
}

const mayEnter = ({ passSecret, now }: SharingDeps, link: OpenedLink, pass: string | undefined): boolean =>
  link.code === null || isPass(passSecret, subjectOf(link, 'contents'), pass ?? '', now());

/** The film of that key. @throws AppError NOT_FOUND */
export function filmOf({ films }: OpenedLink, key: string): OpenedFilm {
  const film = films.find((one) => one.key === key);
  if (!film) throw notFound();
  return film;
}

/** Where the picture before a film is fetched, by somebody who has the token of its link. */
export const posterOf = (deps: SharingDeps, link: OpenedLink, token: string, film: OpenedFilm): string => {
  const pass = signPass(deps.passSecret, subjectOf(link, 'poster', film.key), deps.now());
  return filmAddress(deps, { link, token, film, pass }, 'poster.jpg');
};

const toSharedFilm = (deps: SharingDeps, link: OpenedLink, token: string, film: OpenedFilm): SharedFilm => ({
  key: film.key,
  title: film.title,
  episodeNumber: film.episodeNumber,
  posterUrl: film.paths.poster && posterOf(deps, link, token, film),
  chapters: film.chapters,
  duration: film.duration,
  wordsInPicture: film.wordsInPicture,
  language: film.language,
});

/**
 * What a link opens, for whoever has it.
 *
 * @throws AppError NOT_FOUND for a link that never was, is no more or was watched as often as it may be;
 *   TOO_MANY_REQUESTS
 */
export async function viewFilms(
  deps: SharingDeps,
  { token, pass }: { token: string; pass?: string | undefined },
  clientAddress: string,
): Promise<SharedFilms> {
  await countLook(deps, token, clientAddress);
  const link = await openLink(deps, token);
  if (link.viewsLeft === 0) throw notFound();
  const needsCode = !mayEnter(deps, link, pass);
  return {
    kind: link.kind,
    season: link.season,
    needsCode,
    films: needsCode ? [] : link.films.map((film) => toSharedFilm(deps, link, token, film)),
  };
}

/**
 * A pass for a link that asks for a code.
 *
 * @throws AppError INVALID_INPUT for a wrong code; TOO_MANY_REQUESTS after ten within a quarter of an hour; NOT_FOUND for
 *   a link without a code, and after a hundred in all
 */
export async function enterCode(
  deps: SharingDeps,
  { token, code }: { token: string; code: string },
  clientAddress: string,
): Promise<{ pass: string }> {
  const { database, limiter, passSecret, now } = deps;
  await limiter.take(codesOfAddress, clientAddress);
  const link = await openLink(deps, token);
  if (link.code === null) throw notFound();
  await limiter.take(codesOfLink, link.id);
  if (!isSame(code.replace(/\s/g, ''), link.code)) {
    await database.asWorker(reason, (tx) =>
      tx
        .updateTable('watch_links')
        .set((eb) => ({ wrong_codes: eb('wrong_codes', '+', 1) }))
        .where('id', '=', link.id)
        .execute(),
    );
    await deps.sharingChanged(link.userId);
    throw new AppError('INVALID_INPUT', {
      userMessage: (texts) => texts.sharing.page.wrongCode,
      data: { field: 'code' },
    });
  }
  await limiter.lift(codesOfLink, link.id);
  return { pass: signPass(passSecret, subjectOf(link, 'contents'), now()) };
}

/**
 * Counts a film that is begun, at once where views are bounded. Resolves to what tells this view from others; undefined
 * when it was watched as often as it may be.
 */
async function countView(
  { counts, database, now, sharingChanged }: SharingDeps,
  { id, userId, viewsLeft }: OpenedLink,
): Promise<number | undefined> {
  if (viewsLeft === null) {
    counts.add(id, now());
    return 0;
  }
  const counted = await database.asWorker(reason, (tx) =>
    tx
      .updateTable('watch_links')
      .set((eb) => ({
        views: eb('views', '+', 1),
        views_left: eb('views_left', '-', 1),
        last_viewed_at: now(),
      }))
      .where('id', '=', id)
      .where((eb) => eb.or([eb('views_left', 'is', null), eb('views_left', '>', 0)]))
      .returning(['views', 'views_left'])
      .executeTakeFirst(),
  );
  // What is kept of a link need only know that it is used up: views are bounded by the row.
  if (!counted || counted.views_left === 0) await sharingChanged(userId);
  return counted?.views;
}

/**
 * Where a film is watched. Counted, unless the guest brings the pass of a little earlier: whoever opens a page anew has
 * not watched twice.
 *
 * @throws AppError NOT_FOUND; TOO_MANY_REQUESTS
 */
export async function watch(
  deps: SharingDeps,
  input: { token: string; pass?: string | undefined; film: string; again?: string | undefined },
  clientAddress: string,
) {
  const { passSecret, now } = deps;
  await countLook(deps, input.token, clientAddress);
  const link = await enter(deps, input.token, input.pass);
  const film = filmOf(link, input.film);
  const subject = subjectOf(link, 'film', film.key);
  let pass = input.again ?? '';
  if (!opens(deps, link, { use: 'film', film: film.key, pass })) {
    const view = await countView(deps, link);
    if (view === undefined) throw notFound();
    pass = signPass(passSecret, subject, now(), view);
  }
  const held = { link, token: input.token, film, pass };
  return {
    videoUrl: filmAddress(deps, held, 'film.mp4'),
    renditionUrl: film.paths.rendition && filmAddress(deps, held, 'film-small.mp4'),
    captionsUrl: film.paths.captions && filmAddress(deps, held, 'captions.vtt'),
    again: pass,
  };
}
