import type { AnimationStyle } from '@milestoon/domain';
import type { SeasonMemory } from './season/season-memory.ts';

/** The pronoun of the child, when the family has told it. */
export type ChildPronoun = 'she' | 'he' | 'they';

/** Everything the writer knows: the parent's own words and whose series it is. */
export interface StoryRequest {
  /** Equal requests give equal screenplays; another seed tells the same facts in another way. */
  seed: number;
  childName: string;
  /** Whole years. */
  childAge: number;
  style: AnimationStyle;
  /** At most 100 characters. */
  title: string;
  /** At most 500 characters. */
  description: string;
  episodeNumber: number;
  /** How many photos came with the milestone: 1 or 2. */
  photos: number;
  pronoun?: ChildPronoun;
  /** What is remembered of the child's earlier episodes, oldest first. */
  earlier?: SeasonMemory;
}
