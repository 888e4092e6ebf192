/** The process that shows how stories are understood: started by storyboarder.ts. */
import { importCompiled } from '../compile-cache.ts';
import { answerParent, niceness } from '../processes/answer-parent.ts';
import type { StoryboardRequest } from './draw-storyboard.ts';

const drawing = importCompiled(() => import('./draw-storyboard.ts'));
// A process that was begun ahead has time for it.
const ready = drawing.then(({ getReady }) => setImmediate(getReady));

answerParent(niceness.awaited, async (request: StoryboardRequest) => {
  await ready;
  return (await drawing).drawStoryboard(request);
});
