import type { AnimationStyle, MilestoneWriter } from '@milestoon/domain';
import type { CharacterRole } from '@milestoon/cast';
import type { SeasonMemory } from './season/season-memory.ts';

/** The pronoun of the child, when the family has told it. */
export type ChildPronoun = 'she' | 'he' | 'they';

/** Somebody of the family who plays themselves: a relative, a pet, or another child of the parent's. */
export interface FamilyPlayer {
  /** Stays the same from episode to episode. */
  id: string;
  name: string;
  /** A sibling is a sister or a brother, by the name. */
  role: CharacterRole | 'sibling';
  /** Years, where they are known. */
  age?: number | undefined;
}

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
  /** Who says that they wrote it, unless the words say otherwise; missing: nobody said. */
  writtenBy?: MilestoneWriter | undefined;
  /** Whom the names and relations of the text mean before anybody else. */
  family?: readonly FamilyPlayer[] | undefined;
  /** What is remembered of the child's earlier episodes, oldest first. */
  earlier?: SeasonMemory;
}
