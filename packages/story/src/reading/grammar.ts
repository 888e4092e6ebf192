import type { Mode } from './clause.ts';
import type { Sentence } from './token.ts';

/** What differs between languages once the words of a sentence are tagged. */
export interface Grammar {
  tag(text: string, childName: string): Sentence[];
  /** Words behind a verb that belong to it: 'up'. */
  particles: ReadonlySet<string>;
  /** English names of prepositions, by the language's own. */
  prepositions: ReadonlyMap<string, string>;
  /** Verbs whose particle has their object behind it: 'took out the bowl'. */
  phrasal: ReadonlySet<string>;
  /** Nouns before a name that are part of it: 'Uncle Femi', 'our dog Rex'. */
  titles: ReadonlySet<string>;
  /** Nouns of time: they say when, not what. */
  timeNouns: ReadonlySet<string>;
  /** Prepositions of belonging: 'slice of cheese'. */
  ofs: ReadonlySet<string>;
  /** Whether qualities stand behind their noun too. */
  adjectivesBehind: boolean;
  /** Being and having become: what follows says how somebody is. */
  copulas: ReadonlySet<string>;
  /** Verbs before another verb, and how true they leave it; those that leave it as it is are 'done'. */
  before: ReadonlyMap<string, Mode>;
  /** Verbs of saying and thinking: what is said is not done. */
  saying: ReadonlySet<string>;
  /** 'if', 'as if', 'would': a clause with it is not done. */
  supposing: ReadonlySet<string>;
  comparing: ReadonlySet<string>;
  /** 'by', of who acts in a passive. */
  by: ReadonlySet<string>;
  /** Infinitives and gerunds are done by whom this verb acts on: 'taught her to spin'. */
  causing: ReadonlySet<string>;
  almost: ReadonlySet<string>;
  /** Verbs whose subject often stands behind them: 'nació Bruno'. */
  subjectBehind?: ReadonlySet<string>;
  /** Verbs behind which somebody may stand who acts, though things are mostly acted upon: 'ganhou o Dinis'. */
  actsBehind?: ReadonlySet<string>;
  /** Whoever is acted upon has an 'a' before them. */
  personalA?: boolean;
  /** Who acts is left out where the ending of the verb says it. */
  dropsSubjects?: boolean;
  /** What is said begins with this word; without it, nothing is. */
  reportedBy?: ReadonlySet<string>;
  /** Verbs nobody does: 'hay', 'chove'. */
  impersonal?: ReadonlySet<string>;
}
