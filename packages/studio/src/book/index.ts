/** What a family keeps in its hands: picture books and posters for print, drawn anew from the films. */
import type { MadeKeepsake } from './keepsake.ts';
import { askOnce } from '../processes/ask-once.ts';
import type { AskedKeepsake } from './book-worker.ts';
import type { BookRequest, PosterRequest } from './keepsake.ts';

export type { BookChapter, BookRequest, MadeKeepsake, PosterRequest } from './keepsake.ts';
export { type BookFormat, bookFormats } from './sheets.ts';

const script = new URL('./book-worker.ts', import.meta.url);
/** In MB: a page of a poster is 57 before it is packed. */
const flags = ['--max-semi-space-size=8'];

const make = (
  asked: AskedKeepsake,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<MadeKeepsake> => askOnce(script, asked, signal, onProgress, { flags });

/**
 * Makes a picture book of an episode or of a season as a PDF for print: A5 or 21 × 21 cm with 3 mm of bleed, fonts
 * embedded, every picture painted anew at 300 dots an inch. In a process of its own at low priority; about a second a
 * page. `onProgress` is told shares, 0…1.
 *
 * @throws the signal's reason when aborted; Error when it could not be made, and then the file is not there or whole
 */
export const makeBook = (
  request: BookRequest,
  signal: AbortSignal,
  onProgress: (share: number) => void = () => {},
): Promise<MadeKeepsake> => make({ kind: 'book', request }, signal, onProgress);

/**
 * Makes a poster of an episode: A3 with 3 mm of bleed as a PDF, or the picture alone as a PNG of 5032 × 2831 pixels.
 *
 * @throws as `makeBook`
 */
export const makePoster = (request: PosterRequest, signal: AbortSignal): Promise<MadeKeepsake> =>
  make({ kind: 'poster', request }, signal, () => {});
