import type { NounLanguage } from '@milestoon/things/nouns';
import { compoundWritten } from '../../meaning/compound-written.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { deedsByNoun, type DeedNoun, deedsOfTurns, lightVerbs, water } from './light-verb-words.ts';

/**
 * 'Gave Grandma a kiss', 'took a nap', 'had a tantrum', 'deu um beijo à avó', 'se echó una siesta': the noun says what is
 * done and the verb nearly nothing, so the clause is read as if its verb were the noun's. Nobody hands a kiss over.
 */
export function withoutLightVerb(clause: Clause, language: NounLanguage): Clause {
  const { verb, things } = clause;
  if (!lightVerbs[language].test(verb.lemma)) return clause;
  for (const phrase of things) {
    const noun = nounOf(phrase, clause, language);
    if (noun) return said(clause, phrase, noun);
  }
  return clause;
}

const flies = /^(?:throw|mandar|lançar|lanzar|atirar|soltar)$/;
const kisses = /^(?:kiss|beijo|beijinho|beso|besito)s?$/;
const goes = /^(?:go|come|pop|nip)$/;
const turn = /^(?:go|turn|shot|try)$/;

/** What a phrase says is done, or undefined. 'Went for a swim' has a 'for', all others stand behind the verb. */
function nounOf(phrase: Phrase, { verb, things }: Clause, language: NounLanguage): DeedNoun | undefined {
  const { head, qualities, preposition, pronoun, name, owner } = phrase;
  const isBeside = goes.test(verb.lemma) ? preposition === 'for' : preposition === undefined;
  if (!isBeside || pronoun || name) return undefined;
  // A hair bow is no bow, a party bag no party.
  if (qualities.length > 0 && compoundWritten(phrase, language)) return undefined;
  // 'A round of applause'.
  const word = (head === 'round' && phrase.of ? phrase.of : head).toLowerCase();
  // A piggyback ride is none on a horse.
  if (qualities.some((each) => /^(?:piggyback|shoulder)$/i.test(each))) return undefined;
  // 'Took his drink': something he has.
  if (owner && /^(?:drink|snack)$/.test(word)) return undefined;
  if (language === 'en' && turn.test(word)) return turnOn(things);
  // 'Mandou um beijo', 'lanzó un beso': it flies there.
  if (flies.test(verb.lemma) && kisses.test(word)) return undefined;
  const table = deedsByNoun[language];
  const whole = qualities.map((each) => table.get(`${each.toLowerCase()}-${word}`)).find(Boolean);
  // 'Un ataque de risa' laughs.
  const made = phrase.of ? table.get(`${phrase.of.toLowerCase()}-${word}`) : undefined;
  const found = whole ?? made ?? table.get(word) ?? blowOf(word, verb.lemma, language);
  // 'Fizemos uma festa' is a party, 'fez festas ao gato' strokes it.
  if (
    /^(?:festa|festinha)$/.test(word) &&
    !phrase.plural &&
    !things.some((each) => each.preposition === 'to')
  )
    return undefined;
  if (found?.inWater && things.some(({ head: place }) => water.test(place))) return found.inWater;
  return found && (!found.only || found.only.test(verb.lemma)) ? found : undefined;
}

const strikes = /^(?:dar|pegar|soltar|meter|arrear|propinar|darse|pegarse)$/;
/** In Spanish any thing may be a blow: 'yesazo', 'mochilazo'. */
const blowOf = (word: string, verb: string, language: NounLanguage): DeedNoun | undefined =>
  language === 'es' &&
  /.{3}azos?$/.test(word) &&
  !/^(?:abrazo|brazo|plazo|lazo|pedazo|retazo|regazo)/.test(word) &&
  strikes.test(verb)
    ? { lemma: 'golpear', takes: ['to', 'in'] }
    : undefined;

/** 'Had a go on the swing': what is done on it. */
function turnOn(things: readonly Phrase[]): DeedNoun | undefined {
  const on = things.find(({ preposition }) => preposition === 'on' || preposition === 'with');
  return on && deedsOfTurns.find(([words]) => words.test(on.head))?.[1];
}

/** The clause as if its verb were the noun's. */
function said(clause: Clause, phrase: Phrase, noun: DeedNoun): Clause {
  const others = withoutDoubled(clause.things.filter((each) => each !== phrase));
  const things = directed(phrase.of ? [...others, partOf(phrase, phrase.of)] : others, noun);
  const isToNobody = things.every(({ preposition }) => preposition);
  const own = isToNobody && noun.alone ? noun.alone : (hurtBy(clause, noun) ?? noun);
  // Whoever is on the potty or in the sea already needs no other.
  const isSomewhere = things.some(({ preposition }) => preposition === 'in' || preposition === 'on');
  const added = own.with && !(own.with.preposition && isSomewhere) ? [withHead(phrase, own.with)] : [];
  return {
    ...clause,
    verb: { lemma: own.lemma, span: clause.verb.span },
    things: [...things, ...added],
    manner: [...clause.manner.filter((each) => each !== 'se'), ...(own.feeling ? [own.feeling] : [])],
  };
}

/** 'Se dio un golpe en la cabeza', 'se pegó un coscorrón': nobody else hit them. */
const hurtBy = ({ manner }: Clause, { lemma }: DeedNoun): DeedNoun | undefined =>
  lemma === 'golpear' && manner.includes('se') ? { lemma: 'caer' } : undefined;

/** In Portuguese and Spanish 'le' says again who is meant by 'a la abuela'. */
const withoutDoubled = (things: readonly Phrase[]): Phrase[] => {
  const isNamed = things.some(({ pronoun, preposition }) => !pronoun && preposition === 'to');
  return things.filter(({ pronoun }) => !(pronoun && isNamed));
};

/** With whom or what it is done to right behind the verb: 'a kiss to grandma', 'a bite out of the apple'. */
function directed(things: readonly Phrase[], { takes }: DeedNoun): Phrase[] {
  if (!takes || things.some(({ preposition }) => !preposition)) return [...things];
  const at = things.findIndex(({ preposition }) => preposition && takes.includes(preposition));
  return things.map((each, i) => (i === at ? without(each) : each));
}

function without({ preposition: _, ...rest }: Phrase): Phrase {
  return rest;
}

/** 'A sip of tea': the tea. */
const partOf = (phrase: Phrase, head: string): Phrase => withHead(phrase, { head });

function withHead(phrase: Phrase, { head, preposition }: { head: string; preposition?: string }): Phrase {
  const { of: _of, preposition: _preposition, owner: _owner, ...rest } = phrase;
  return { ...rest, head, text: head, qualities: [], ...(preposition ? { preposition } : {}) };
}
