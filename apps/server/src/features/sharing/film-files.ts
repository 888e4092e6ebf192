import { AppError } from '../../platform/errors.ts';
import { type OpenedFilm, type OpenedLink, openLink, subjectOf } from './opened-link.ts';
import { isPass, type PassUse } from './passes.ts';
import type { SharingDeps } from './sharing.deps.ts';

/** What can be had of a film, under the names of its addresses, and what its pass has to be for. */
const files: ReadonlyMap<string, { of: keyof OpenedFilm['paths']; use: PassUse }> = new Map([
  ['film.mp4', { of: 'video', use: 'film' }],
  ['captions.vtt', { of: 'captions', use: 'film' }],
  ['poster.jpg', { of: 'poster', use: 'poster' }],
]);

/** The link; undefined where it works no more. */
export async function findOpenLink(deps: SharingDeps, token: string): Promise<OpenedLink | undefined> {
  return openLink(deps, token).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  });
}

/** Where a file of a film is stored; undefined when the link works no more or the pass is not for it. */
export async function findFilmFile(
  deps: SharingDeps,
  { token = '', film: key = '', pass = '', file = '' }: Partial<Record<string, string>>,
): Promise<string | undefined> {
  const wanted = files.get(file);
  const link = wanted && (await findOpenLink(deps, token));
  if (!link) return undefined;
  const film = link.films.find((one) => one.key === key);
  if (!film) return undefined;
  if (!isPass(deps.passSecret, subjectOf(link, wanted.use, key), pass, deps.now())) return undefined;
  return film.paths[wanted.of] ?? undefined;
}

/** The picture that messengers show of a link, where its parent wants that; of a season its first film's. */
export const previewPictureOf = ({ visibility, films }: OpenedLink): string | undefined =>
  visibility === 'public' ? (films[0]?.paths.poster ?? undefined) : undefined;
