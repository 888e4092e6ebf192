import type { Clause } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';

/** Verbs of throwing somebody up. */
export const tosses = /^(?:throw|toss|hoist|swing|raise|bounce)$/;
/** 'Threw her in the air', 'jumped on him': children that are thrown or jumped upon are in somebody's arms. */
export const isTossed = (
  { verb: { lemma }, things: named }: Clause,
  partners: readonly Somebody[],
  things: readonly ThingMeant[],
): boolean =>
  partners.length > 0 &&
  partners.every(({ kind }) => kind === 'person') &&
  named.filter(({ preposition }) => !preposition).length < 2 &&
  things.every(({ preposition }) => preposition !== undefined) &&
  ((tosses.test(lemma) &&
    named.some(({ preposition, pronoun, name }) => !preposition && (name || isWhom(pronoun)))) ||
    // 'Leapt into his dad's arms'.
    (/^(?:jump|leap|run|fall|dive|fly)$/.test(lemma) &&
      named.some(({ head, preposition }) => /^in(?:to)?$/.test(preposition ?? '') && head === 'arm')) ||
    (/^(?:jump|leap|pile|pounce|bundle|dive|climb)$/.test(lemma) &&
      named.some(
        ({ preposition, pronoun, name }) =>
          /^(?:on|onto|upon)$/.test(preposition ?? '') && (name || isWhom(pronoun)),
      )));

const isWhom = (pronoun: string | undefined): boolean => /^(?:me|you|him|her|us|them)$/.test(pronoun ?? '');
