import type { Action } from '../../cast/actions.ts';
import type { SetName } from '../../stage/set-names.ts';
import type { moods, soundEffects } from '../screenplay.ts';

export type Mood = (typeof moods)[number];
export type SoundEffect = (typeof soundEffects)[number];

/**
 * One kind of milestone as data. In every line `{name}` is the child. The lines are the storyteller's own:
 * they speak of feelings, wonder and pride, and stay true whatever the parent wrote, so they name no
 * person, place, thing, weather or outcome.
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
  /** First words, before the sentence that names the child and what the story is about. */
  openings: readonly string[];
  wonders: readonly string[];
  prides: readonly string[];
  closings: readonly string[];
}
