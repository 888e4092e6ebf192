import type { SetName } from '@milestoon/stage';

/** A text as families write them, and what a reader finds in it. */
export interface FamilyText {
  name: string;
  age: number;
  title: string;
  description: string;
  milestone: string;
  /** Roles besides the hero. */
  cast: readonly string[];
  /** Places the text names: the film must show each of them and no other named place. */
  sets?: readonly SetName[];
  /** Written in another language: told word for word. */
  foreign?: boolean;
}
