/** The process that makes books and posters: started by index.ts. */
import { importCompiled } from '../compile-cache.ts';
import { answerParent, niceness } from '../processes/answer-parent.ts';
import type { BookRequest, MadeKeepsake, PosterRequest } from './keepsake.ts';

export type AskedKeepsake =
  | { kind: 'book'; request: BookRequest }
  | { kind: 'poster'; request: PosterRequest };

answerParent<AskedKeepsake, MadeKeepsake, number>(niceness.background, async (asked, report) => {
  const { drawBook, drawPosterSheet } = await importCompiled(() => import('./draw-book.ts'));
  return asked.kind === 'book' ? drawBook(asked.request, report) : drawPosterSheet(asked.request);
});
