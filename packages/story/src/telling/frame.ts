import type { Language } from '../text/language.ts';

/** What the storyteller knows when the parent's lines are framed as an episode. */
export interface Frame {
  name: string;
  age: number;
  /** Of the milestone. */
  kind: string;
  /** What the story is about, for its opening. */
  theme: string;
  language: Language;
  sorrowful: boolean;
  /** Everything the parent wrote, to hear how it went and who is in it. */
  text: string;
  /** Words that the film needs besides: looking back, and forward to the next episode. */
  reserved: number;
}
