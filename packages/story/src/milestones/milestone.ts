import type { Action } from '@milestoon/cast';
import type { SetName } from '@milestoon/stage';
import type { moods, soundEffects } from '../screenplay.ts';

export type Mood = (typeof moods)[number];
export type SoundEffect = (typeof soundEffects)[number];

/**
 * One kind of milestone as data: how it is recognised, where it plays and how it moves. What is said in it
 * is in `story/words`.
 */
export interface Milestone {
  kind: string;
  /** Told by the text. The title counts double. */
  keywords: readonly { pattern: RegExp; weight: number }[];
  /** Where it may happen when the text names no place; the likeliest first. */
  sets: readonly [SetName, ...SetName[]];
  /** Opening, want, turn, celebration. */
  moods: readonly [Mood, Mood, Mood, Mood];
  /** What the hero does in lines that name no action. */
  action: Action;
  effect: SoundEffect;
  /** Verbs that mean a pose in this kind only: 'played every note' in a story of a guitar. */
  verbs?: readonly KindVerb[];
}

export interface KindVerb {
  action: Action;
  /** Global: every place of the verb in a line. */
  pattern: RegExp;
  /** Words that the whole story must hold; missing: any story of the kind. */
  about?: RegExp;
}
