import { relationOf } from '../../world/people/relation-words.ts';
import { type Kind, meantBy } from '../../meaning/kinds.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { isMealtime } from '../things/phrases-told.ts';
import { partOrKind, useOf } from './uses.ts';

/** A noun that was told, with what it means. */
export interface Antecedent {
  phrase: Phrase;
  kind: Kind;
  picture: string;
  clause: number;
  sentence: number;
  /** Something was done to it. */
  isObject: boolean;
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
    if (phrase.pronoun || phrase.name || isMealtime(phrase) || relationOf(phrase.head.toLowerCase()))
      return [];
    const { of, owner: _owner, count: _count, ...rest } = phrase;
    const content: Phrase | undefined = of
      ? { ...rest, head: of.split(' ').at(-1) ?? of, text: of, qualities: [], plural: false }
      : undefined;
    return [content, phrase].flatMap((each) => {
      const found = each && meant(each);
      return each && found
        ? [
            {
              ...found,
              phrase: each,
              clause,
              sentence,
              isObject: things.includes(phrase) && !phrase.preposition,
            },
          ]
        : [];
    });
  });
}

/** It is named by the noun now, and stays where the pronoun stood. */
function named({ phrase }: Antecedent, { span, preposition }: Phrase): Phrase {
  const { preposition: _own, pronoun: _pronoun, count: _count, ...noun } = phrase;
  return { ...noun, text: noun.head, span, ...(preposition ? { preposition } : {}) };
}

const moves = /^(?:float|sink|roll|break|fall|land|tip|burst|slide|disappear|crash|explode|drift)$/;
const isGoods = ({ kind, isObject }: Antecedent): boolean =>
  isObject && /^(?:thing|toy|food|worn|place)$/.test(kind);
/**
 * 'Built a raft and tied the logs. It floated', 'a wave came and knocked it down': 'it' is one thing, and not the one that
 * does something to it. Undefined where the last thing may well be meant.
 */
function agreeing(
  { pronoun, preposition }: Phrase,
  { who, verb }: Clause,
  near: readonly Antecedent[],
  isSubject: boolean,
): Antecedent | undefined {
  if (pronoun !== 'it' || (isSubject && !moves.test(verb.lemma)) || (preposition && preposition !== 'on'))
    return undefined;
  const isActor = ({ phrase }: Antecedent): boolean =>
    !isSubject && who.some(({ head, pronoun: own, name }) => !own && !name && head === phrase.head);
  const last = near.findLast((each) => isGoods(each) || isActor(each));
  if (!last || !(last.phrase.plural || isActor(last))) return undefined;
  return near.findLast((each) => isGoods(each) && !each.phrase.plural && !isActor(each));
}

/** 'One' alone is of several. */
const isOneOf = ({ head, qualities, text }: Phrase): boolean =>
  /^(?:one|two|three|four|five|some)$/.test(head.toLowerCase()) &&
  qualities.length === 0 &&
  !/^an/i.test(text);

const isRidden = (picture: string): boolean => /^(?:bicycle|kick-scooter|skateboard)$/.test(picture);
/** 'They rode along the river': on what they had before. */
const ridesOn = ({ verb, things }: Clause): boolean =>
  verb.lemma === 'ride' &&
  things.every(({ preposition, head }) =>
    preposition ? !/^(?:on|in)$/.test(preposition) : /^(?:way|lap|time|home)$/.test(head),
  );

/** Nobody bites into it as it is. */
const isRaw = /^(?:egg|salt|butter)$/;
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
    const wereSeveral = ({ phrase }: Antecedent): boolean =>
      told.some((each) => each.phrase.plural && each.phrase.head === phrase.head);
    const resolved = (phrase: Phrase, isSubject: boolean): Phrase => {
      const part = partOrKind(phrase, clause.verb.lemma);
      const isSeveral = phrase.pronoun === 'them' || phrase.pronoun === 'they';
      if (!part && !/^(?:it|them|they)$/.test(phrase.pronoun ?? '')) return phrase;
      const fits = useOf(clause, phrase, isSubject);
      const found =
        fits &&
        near.findLast(
          (each) =>
            fits(each) &&
            (part !== 'kind' || each.isObject) &&
            ((part !== undefined && (!isOneOf(phrase) || each.phrase.plural)) ||
              (each.phrase.plural || (isSeveral && wereSeveral(each))) === isSeveral ||
              (isSeveral && each.kind === 'worn')) &&
            !clause.things.some((other) => other.head === each.phrase.head),
        );
      const meant = found ?? (fits || part ? undefined : agreeing(phrase, clause, near, isSubject));
      return meant ? named(meant, phrase) : phrase;
    };
    const things = clause.things.map((each) => resolved(each, false));
    const ridden = ridesOn(clause) && near.findLast(({ picture }) => isRidden(picture));
    const tasted =
      tastes(clause, text) && near.findLast(({ kind, picture }) => kind === 'food' && !isRaw.test(picture));
    const whole = {
      ...clause,
      who: clause.who.map((each) => resolved(each, true)),
      things: [
        ...things,
        ...[tasted, ridden].flatMap((each) =>
          each ? [named(each, { ...each.phrase, preposition: '', span: clause.verb.span })] : [],
        ),
      ],
    };
    told.push(...antecedentsIn(whole, index));
    // A scooter is tried by riding it.
    const isTried =
      whole.verb.lemma === 'try' &&
      whole.things.some((each) => !each.preposition && isRidden(meant(each)?.picture ?? ''));
    return isTried ? { ...whole, verb: { ...whole.verb, lemma: 'ride' } } : whole;
  });
}
