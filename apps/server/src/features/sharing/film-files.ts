import { AppError } from '../../platform/errors.ts';
import type { FilmFile } from './film-addresses.ts';
import { type OpenedFilm, type OpenedLink, openLink, opens } from './opened-link.ts';
import type { PassUse } from './passes.ts';
import type { SharingDeps } from './sharing.deps.ts';

/** What can be had of a film, under the names of its addresses, and what its pass has to be for. */
const files: ReadonlyMap<string, { of: keyof OpenedFilm['paths']; use: PassUse }> = new Map<
  FilmFile,
  { of: keyof OpenedFilm['paths']; use: PassUse }
>([
  ['film.mp4', { of: 'video', use: 'film' }],
  ['film-small.mp4', { of: 'rendition', use: 'film' }],
  ['captions.vtt', { of: 'captions', use: 'film' }],
  ['poster.jpg', { of: 'poster', use: 'poster' }],
]);

/** A link; undefined where it works no more. */
export const orUndefined = (opened: Promise<OpenedLink>): Promise<OpenedLink | undefined> =>
  opened.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  });

/** The link; undefined where it works no more. */
export const findOpenLink = (deps: SharingDeps, token: string): Promise<OpenedLink | undefined> =>
  orUndefined(openLink(deps, token));

/** Where a file of a film of an open link is stored; undefined when there is none, or the pass is not for it. */
export function fileOfLink(
  deps: Pick<SharingDeps, 'passSecret' | 'now'>,
  link: OpenedLink,
  { film: key, pass, file }: { film: string; pass: string; file: string },
): string | undefined {
  const wanted = files.get(file);
  const film = link.films.find((one) => one.key === key);
  if (!wanted || !film || !opens(deps, link, { use: wanted.use, film: key, pass })) return undefined;
  return film.paths[wanted.of] ?? undefined;
}

/** Where a file of a film is stored; undefined when the link works no more or the pass is not for it. */
export async function findFilmFile(
  deps: SharingDeps,
  { token = '', film = '', pass = '', file = '' }: Partial<Record<string, string>>,
): Promise<string | undefined> {
  const link = files.has(file) ? await findOpenLink(deps, token) : undefined;
  return link && fileOfLink(deps, link, { film, pass, file });
}

/** Whether messengers may show what a link opens. Whoever has no code yet is shown nothing, also by them. */
export const isPreviewed = ({ visibility, code, viewsLeft }: OpenedLink): boolean =>
  visibility === 'public' && code === null && viewsLeft !== 0;

/** The picture that messengers show of a link, where its parent wants that; of a season its first film's. */
export const previewPictureOf = (link: OpenedLink): string | undefined =>
  isPreviewed(link) ? (link.films[0]?.paths.poster ?? undefined) : undefined;
