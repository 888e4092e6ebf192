import { crawl as motion } from '../poses/crawling.ts';
import type { ActionDefinition } from './action.ts';
import { walk } from './walk.ts';

/** On hands and knees. */
export const crawl: ActionDefinition = {
  motion,
  animal: walk.animal,
  traits: ['never-from-below'],
};
