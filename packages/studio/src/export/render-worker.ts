/** A process that renders segments of one film: started by worker-process.ts. */
import { importCompiled } from '../compile-cache.ts';
import { answerParent, niceness } from '../processes/answer-parent.ts';
import { openSource } from './frame-source.ts';
import type { OpenFrames } from './frame-source.ts';
import { encodeRange } from './segment.ts';
import type { RenderedSegment } from './segment.ts';
import type { SegmentToRender } from './worker-process.ts';

const framesPerReport = 6;

let opened: Promise<OpenFrames> | undefined;

answerParent<SegmentToRender, RenderedSegment, number>(
  niceness.background,
  async ({ source, range, file }, report) => {
    opened ??= importCompiled(() => openSource(source));
    return encodeRange(await opened, source, range, file, {
      frameDone: (done) => {
        if (done % framesPerReport === 0) report(done);
      },
    });
  },
);
