import type { Clause, Phrase } from '../../reading/clause.ts';
import { relationOf } from '../../world/people/relation-words.ts';

/** What a deed is done to, without a word between. */
export const isDirect = ({ preposition }: Phrase): boolean => !preposition;

/** A name, a person's pronoun or a relative. */
export const isSomebody = ({ name, pronoun, head }: Phrase): boolean =>
  name || /^(?:me|him|her|us|them)$/.test(pronoun ?? '') || relationOf(head.toLowerCase()) !== undefined;

/** The same clause with another verb, and other things where they are given. */
export const as = (clause: Clause, lemma: string, things: readonly Phrase[] = clause.things): Clause => ({
  ...clause,
  verb: { lemma, span: clause.verb.span },
  things: [...things],
});

/** A thing that is meant where a phrase stands. */
export const named = (head: string, { span }: Pick<Phrase, 'span'>): Phrase => ({
  text: head,
  span,
  head,
  qualities: [],
  plural: false,
  name: false,
});
