/** The process that makes a smaller rendition of a finished film: started by index.ts. */
import { framesPerSecond } from '@milestoon/drawing';
import { importCompiled } from '../compile-cache.ts';
import { answerParent, niceness } from '../processes/answer-parent.ts';
import { smallerSize } from './smaller-size.ts';

/** Only plain data: it crosses to another process. */
export interface RenditionRequest {
  /** MP4 of this studio. */
  source: string;
  /** Where the MP4 goes. */
  file: string;
}

answerParent<RenditionRequest, { bytes: number }>(niceness.idle, async (request) => {
  const { scaleFilm } = await importCompiled(() => import('../export/scale-film.ts'));
  return scaleFilm({ ...request, size: smallerSize, fps: framesPerSecond });
});
