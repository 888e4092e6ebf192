import type { Span } from './clause.ts';

/** What a word does in its sentence, as far as clauses need it. */
export type Part =
  | 'noun'
  | 'name'
  | 'pronoun'
  | 'possessive'
  | 'determiner'
  | 'adjective'
  | 'adverb'
  | 'number'
  | 'verb'
  | 'auxiliary'
  | 'preposition'
  | 'conjunction'
  | 'subordinator'
  | 'relative'
  | 'negation'
  | 'infinitive'
  | 'genitive'
  | 'quote'
  | 'mark'
  | 'other';

/** One word or mark of a sentence. */
export interface Token {
  text: string;
  lower: string;
  /** Dictionary form, lower case; names as written. */
  lemma: string;
  part: Part;
  span: Span;
  /** Of nouns. */
  plural?: boolean;
  /** Of verbs and auxiliaries. */
  form?: 'finite' | 'gerund' | 'participle' | 'infinitive';
  /** Who acts, where only the ending of a verb says so. */
  person?: 'i' | 'we' | 'you' | 'they' | 'one';
  /** Of verbs: it would be done. */
  supposed?: boolean;
  /** Several words that are one: no rule looks at it again. */
  fixed?: boolean;
  /** Part of the child's name. */
  child?: boolean;
  /** An unstressed pronoun beside its verb. */
  clitic?: boolean;
  /** Where the word ends that it is written together with. */
  host?: number;
  /** Of prepositions: the English one that means the same. Of numbers: the number. */
  means?: string;
  count?: number;
  /** What is said, of a quotation. */
  quoted?: string;
}

export const isVerbal = (token: Token | undefined): boolean =>
  token?.part === 'verb' || token?.part === 'auxiliary';

export interface Sentence {
  tokens: Token[];
  span: Span;
}
