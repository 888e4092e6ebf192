import { hashOf } from '../../platform/tokens.ts';
import type { OpenedFilm, OpenedLink } from './opened-link.ts';
import type { SharingDeps } from './sharing.deps.ts';

/** A file of a film that a link opens. */
export type FilmFile = 'film.mp4' | 'film-small.mp4' | 'captions.vtt' | 'poster.jpg';

/** What the same name means after the film was made anew is another file: caches know it by another address. */
const versionOf = (storedAt: string): string => hashOf(storedAt).slice(0, 16);

/** Everything that tells one file by one pass: the path a cache knows it by. The token of the link is not in it. */
export const cdnPathOf = (
  link: OpenedLink,
  film: OpenedFilm,
  { pass, file, storedAt }: { pass: string; file: FilmFile; storedAt: string },
): string => `/cdn/${pass}/films/${link.name}/${film.key}/${versionOf(storedAt)}/${file}`;

/**
 * Whether a cache may have the films of a link. Where views are counted every one of them has an address of its own,
 * which no cache could answer twice; and the last one is to be the last.
 */
export const mayBeKept = ({ viewsLeft }: OpenedLink): boolean => viewsLeft === null;

/** Where a file of a film is fetched, by somebody who has the token of its link. The words stay with the server. */
export function filmAddress(
  { config: { cdnUrl } }: Pick<SharingDeps, 'config'>,
  { link, token, film, pass }: { link: OpenedLink; token: string; film: OpenedFilm; pass: string },
  file: FilmFile,
): string {
  const storedAt = {
    'film.mp4': film.paths.video,
    'film-small.mp4': film.paths.rendition,
    'poster.jpg': film.paths.poster,
    'captions.vtt': null,
  }[file];
  return cdnUrl !== undefined && storedAt !== null && mayBeKept(link)
    ? cdnUrl + cdnPathOf(link, film, { pass, file, storedAt })
    : `/film/${encodeURIComponent(token)}/${film.key}/${pass}/${file}`;
}
