/** The process that shows how stories are understood: started by storyboarder.ts. */
import { setImmediate as turn } from 'node:timers/promises';
import { importCompiled } from '../compile-cache.ts';
import { answerParent, niceness } from '../processes/answer-parent.ts';
import type { StoryboardRequest } from './draw-storyboard.ts';

const loaded = importCompiled(async () => ({
  ...(await import('./draw-storyboard.ts')),
  ...(await import('./get-ready.ts')),
}));
let isAsked = false;

/** A process that was begun ahead has time for it; whoever asks does not wait for more than one step. */
async function getReady(): Promise<void> {
  const { steps } = await loaded;
  for (const step of steps) {
    await turn();
    if (isAsked) return;
    step();
  }
}

answerParent(niceness.awaited, async (request: StoryboardRequest) => {
  isAsked = true;
  return (await loaded).drawStoryboard(request);
});
await getReady();
