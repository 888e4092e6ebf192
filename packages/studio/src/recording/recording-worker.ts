/** The process that prepares recordings: started by listener.ts. */
import { importCompiled } from '../compile-cache.ts';
import { answerParent, niceness } from '../processes/answer-parent.ts';
import { endAbove } from '../processes/end-above.ts';
import type { RecordingRequest } from './prepare-recording.ts';

const preparing = importCompiled(() => import('./prepare-recording.ts'));

/** At rest it holds two hundred megabytes, and three hundred after the longest recordings. */
endAbove(600_000_000);

answerParent(niceness.awaited, async (request: RecordingRequest) =>
  (await preparing).prepareRecording(request),
);
