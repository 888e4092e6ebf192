/** The process that prepares recordings: started by listener.ts. */
import { importCompiled } from '../compile-cache.ts';
import { answerParent, niceness } from '../processes/answer-parent.ts';
import type { RecordingRequest } from './prepare-recording.ts';

const preparing = importCompiled(() => import('./prepare-recording.ts'));

answerParent(niceness.awaited, async (request: RecordingRequest) =>
  (await preparing).prepareRecording(request),
);
