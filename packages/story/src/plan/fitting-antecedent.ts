import { relationOf } from '../world/relation-words.ts';
import { type Kind, meantBy } from '../meaning/kinds.ts';
import type { Clause, Phrase } from '../reading/clause.ts';
import { partOrKind, useOf } from './uses.ts';

/** A noun that was told, with what it means. */
export interface Antecedent {
  phrase: Phrase;
  kind: Kind;
  picture: string;
  clause: number;
  sentence: number;
}

/** As many sentences later a pronoun may still speak of it. */
const reach = 6;
const unreal = /^(?:compared|pictured|remembered|feared)$/;

const meant = (phrase: Phrase): Pick<Antecedent, 'kind' | 'picture'> | undefined => {
  const { kind, picture } = meantBy(phrase, 'en');
  return picture === null ? undefined : { kind, picture };
};

/** The nouns of a clause a pronoun may speak of later; of 'a bag of bread' the bread too. */
function antecedentsIn({ who, things, sentence, mode }: Clause, clause: number): Antecedent[] {
  if (unreal.test(mode)) return [];
  return [...who, ...things].flatMap((phrase) => {
    if (phrase.pronoun || phrase.name || relationOf(phrase.head.toLowerCase())) return [];
    const { of, owner: _owner, count: _count, ...rest } = phrase;
    const content: Phrase | undefined = of
      ? { ...rest, head: of.split(' ').at(-1) ?? of, text: of, qualities: [], plural: false }
      : undefined;
    return [content, phrase].flatMap((each) => {
      const found = each && meant(each);
      return each && found ? [{ ...found, phrase: each, clause, sentence }] : [];
    });
  });
}

/** It is named by the noun now, and stays where the pronoun stood. */
function named({ phrase }: Antecedent, { span, preposition }: Phrase): Phrase {
  const { preposition: _own, pronoun: _pronoun, count: _count, ...noun } = phrase;
  return { ...noun, text: noun.head, span, ...(preposition ? { preposition } : {}) };
}

/** 'One' alone is of several. */
const isOneOf = ({ head, qualities, text }: Phrase): boolean =>
  /^(?:one|two|three|four|five|some)$/.test(head.toLowerCase()) &&
  qualities.length === 0 &&
  !/^an/i.test(text);

/** 'Took a bite': of what there is to eat. */
const tastes = ({ verb, things, span }: Clause, text: string): boolean =>
  /^(?:eat|bite|lick|taste)$/.test(verb.lemma) &&
  things.every(({ preposition }) => preposition) &&
  /\b(?:bite|taste|lick|nibble|mouthful)\b/i.test(text.slice(...span));

/**
 * 'They put it in the oven', 'he ate two pieces', 'it flew high': of the nouns before a pronoun means the last one that the
 * verb can be said of. As it was where none fits or the verb is said of anything. English only.
 */
export function withFittingAntecedents(clauses: readonly Clause[], text: string): Clause[] {
  const told: Antecedent[] = [];
  return clauses.map((clause, index) => {
    const near = told.filter(({ sentence }) => clause.sentence - sentence < reach);
    const resolved = (phrase: Phrase, isSubject: boolean): Phrase => {
      const part = partOrKind(phrase);
      const isSeveral = phrase.pronoun === 'them' || phrase.pronoun === 'they';
      if (!part && !/^(?:it|them|they)$/.test(phrase.pronoun ?? '')) return phrase;
      const fits = useOf(clause, phrase, isSubject);
      const found =
        fits &&
        near.findLast(
          (each) =>
            fits(each) &&
            ((part !== undefined && (!isOneOf(phrase) || each.phrase.plural)) ||
              each.phrase.plural === isSeveral ||
              (isSeveral && each.kind === 'worn')) &&
            !clause.things.some((other) => other.head === each.phrase.head),
        );
      return found ? named(found, phrase) : phrase;
    };
    const things = clause.things.map((each) => resolved(each, false));
    const tasted = tastes(clause, text) && near.findLast(({ kind }) => kind === 'food');
    const whole = {
      ...clause,
      who: clause.who.map((each) => resolved(each, true)),
      things: tasted ? [...things, named(tasted, { ...tasted.phrase, span: clause.verb.span })] : things,
    };
    told.push(...antecedentsIn(whole, index));
    return whole;
  });
}
