import { adventures } from './adventures.ts';
import { firsts } from './firsts.ts';
import { learning } from './learning.ts';
import type { Milestone } from './milestone.ts';
import { together } from './together.ts';

/** Every kind the writer knows; 'everyday' is the last and takes what no other does. */
export const milestones: readonly Milestone[] = [...firsts, ...adventures, ...together, ...learning];
