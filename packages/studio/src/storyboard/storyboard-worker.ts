/** The process that shows how stories are understood: started by storyboarder.ts. */
import { importCompiled } from '../compile-cache.ts';
import { answerParent, niceness } from '../processes/answer-parent.ts';
import type { StoryboardRequest } from './draw-storyboard.ts';

const drawing = importCompiled(() => import('./draw-storyboard.ts'));

answerParent(niceness.awaited, async (request: StoryboardRequest) => (await drawing).drawStoryboard(request));
