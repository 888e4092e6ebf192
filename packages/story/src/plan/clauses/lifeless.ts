import type { NounLanguage } from '@milestoon/things/nouns';
import { kindOfNoun } from '../../meaning/kinds.ts';
import {
  imageBy,
  isDisguise,
  isPrintedOn,
  isShapedThing,
  type Lifeless,
} from '../../meaning/lifeless-words.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { relationOf } from '../../world/people/relation-words.ts';
import { playedIn } from '../things/costume.ts';
import { likened } from './likened.ts';
import { puttingOn } from './putting-on.ts';
import { creatureOf, isNew, lifelessTold, modelOf } from './lifeless-told.ts';

/** What was said of somebody who is not alive: what they are, or which phrase speaks of the same. */
type Told = { lifeless: Lifeless } | { same: Phrase };

interface Options {
  language: NounLanguage;
  childName: string;
  text: string;
}

const zoo =
  /\b(?:zoo|safari|aquarium|wildlife|circus|jungle|jardim zoológico|zoológico|aquário|acuario|selva|circo)\b/i;
const known =
  /^(?:the|that|this|his|her|their|its|our|my|both|o|a|os|as|d[oa]s?|n[oa]s?|ao|à|seu|sua|esse|essa|meu|minha|el|la|los|las|del|al|su|ese|esa|mi)\s/iu;
const isLive = (lemma: string): boolean =>
  /^(?:sit|land|lie|sleep|crawl|jump|walk|run|climb|hop|eat|sentar|dormir|saltar|andar|correr|pousar|caer|cair|posarse|tumbar)$/.test(
    lemma,
  );

/**
 * 'A rubber duck … the duck': toys, statues, pictures, costumes and whatever else has only the shape of somebody alive
 * are marked so wherever a text speaks of them, from where it says so on.
 */
export function markedLifeless(clauses: readonly Clause[], options: Options): Clause[] {
  const { language } = options;
  const told = new Map<string, Told>();
  const isZoo = zoo.test(options.text);
  return clauses.map((written): Clause => {
    const clause = puttingOn(written, language);
    const dropped = new Set<Phrase>();
    const whole: Clause = {
      ...clause,
      things: likened(clause.things)
        .flatMap((each) => painted(each, clause, language))
        .map((each) => unfolded(each, language)),
    };
    const played = playedBy(whole, language);
    for (const each of alluded(whole, told, options)) dropped.add(each);
    const mark = (phrase: Phrase): Phrase => {
      if (played.includes(phrase)) return phrase;
      if (phrase.pronoun || phrase.name || phrase.preposition === 'like') return phrase;
      const part = partOf(phrase, told, language);
      if (part) return part;
      const key = modelOf(phrase, language);
      if (!key) return phrase;
      const own = lifelessTold(phrase, whole, { language, isZoo, isTold: told.has(key) });
      if (own) told.set(key, { lifeless: own });
      if (own === null || (!own && isNew(phrase))) told.delete(key);
      const before = own
        ? { lifeless: own }
        : known.test(phrase.text) || !isNew(phrase)
          ? told.get(key)
          : undefined;
      if (!before || phrase.preposition === 'as') return phrase;
      if ('same' in before) return asSame(phrase, before.same);
      return isMounted(phrase, whole) && /^(?:figure|soft)$/.test(before.lifeless.as)
        ? { ...phrase, preposition: 'on', lifeless: { ...before.lifeless, as: 'mount' } }
        : { ...phrase, lifeless: before.lifeless };
    };
    const things = whole.things.filter((each) => !dropped.has(each)).map(mark);
    const isRole = whole.mode === 'done' && rolesOf(whole, language).length > 0;
    return { ...whole, who: whole.who.map(mark), things, ...(isRole ? { mode: 'pretended' } : {}) };
  });
}

/** 'Rode the horse', 'sat on it': what bears somebody is no toy for the hand. */
const isMounted = ({ preposition }: Phrase, { verb }: Clause): boolean =>
  /^(?:ride|mount|montar|cavalgar|cabalgar)$/.test(verb.lemma)
    ? preposition === undefined || /^(?:on|in)$/.test(preposition)
    : /^(?:sit|float|swing|andar|sentar|flutuar|flotar)$/.test(verb.lemma) &&
      /^(?:on|in)$/.test(preposition ?? '');

const asSame = ({ preposition }: Phrase, same: Phrase): Phrase => {
  const { preposition: _before, ...rest } = same;
  return preposition ? { ...rest, preposition } : rest;
};

/** 'The statue of a horse' is a horse of stone; 'a photo of her mother's dog' one of a dog; 'the dog home' is the dog. */
function unfolded(phrase: Phrase, language: NounLanguage): Phrase {
  const { head, qualities, of, owner, text } = phrase;
  const last = qualities.at(-1);
  if (/^home$/.test(head) && last && creatureOf(last, language))
    return { ...phrase, head: last, qualities: qualities.slice(0, -1) };
  const inner =
    /(\p{L}+) (?:of|de|del|da|do) (?:(?:an?|the|her|his|um|uma|un|una|el|la|o|a) )?(?:\p{L}+['’]s )?(?:\p{Ll}+ )?(\p{Ll}+)$/u.exec(
      text,
    );
  const image = imageBy(head) ?? (inner?.[1] ? imageBy(inner[1]) : undefined);
  // 'Paw prints' are on the floor.
  if (!image || (/^prints?$/.test(head) && last === 'paw')) return phrase;
  const candidates = [of, inner?.[2], owner?.split(/\s+/).at(-1), last];
  const what = candidates.find((each) => each && (creatureOf(each, language) || /^king|queen$/.test(each)));
  if (!what) return phrase;
  if (/^(?:photo|wall|screen|bubble|shadow)$/.test(image.as) && /^(?:front|top|middle)$/.test(head))
    return phrase;
  const { owner: _owner, of: _of, ...rest } = phrase;
  const isBefore = /^(?:front|side|foot)$/.test(head);
  return {
    ...rest,
    ...(isBefore ? { preposition: 'near' } : {}),
    head: what.toLowerCase(),
    qualities: qualities.filter((each) => each !== what),
    lifeless: image,
  };
}

/** 'Painted her face as a cat', 'pintou a cara de gato': no cat comes along, only its look. */
function painted(phrase: Phrase, { verb, things }: Clause, language: NounLanguage): Phrase[] {
  const isFace = ({ head }: Phrase): boolean =>
    /^(?:face|cara|rosto|rostro|cheek|bochecha|mejilla)$/.test(head);
  if (!/^(?:paint|pintar|pintarse|maquillar|maquilhar)$/.test(verb.lemma)) return [phrase];
  const { of, ...rest } = phrase;
  if (isFace(phrase) && of && creatureOf(of, language)) {
    const like: Phrase = { ...rest, head: of, text: of, qualities: [], plural: false, preposition: 'like' };
    return [rest, like];
  }
  const isLook =
    /^(?:as|of)$/.test(phrase.preposition ?? '') &&
    creatureOf(phrase.head, language) &&
    things.some((each) => isFace(each) || (!each.preposition && (each.name || each.pronoun)));
  return [isLook ? { ...phrase, preposition: 'like' } : phrase];
}

/** 'Bit off the bunny's ears': a part of what is not alive is bitten off the whole. Remembers in `told` what a phrase says of itself. */
function partOf(phrase: Phrase, told: Map<string, Told>, language: NounLanguage): Phrase | undefined {
  if (phrase.lifeless) {
    const key = modelOf(phrase, language);
    if (key) told.set(key, { lifeless: phrase.lifeless });
    return phrase;
  }
  const { owner, of, head, preposition } = phrase;
  if (kindOfNoun(head, language) !== 'body') return undefined;
  const whose = (owner ?? of)
    ?.toLowerCase()
    .replace(/^(?:the|his|her|my)\s/, '')
    .replace(/['’]s?$/, '');
  const key = whose && creatureOf(whose, language);
  const before = key ? told.get(key) : undefined;
  if (!before || !whose) return undefined;
  if ('same' in before) return asSame(phrase, before.same);
  const { owner: _owner, of: _of, ...rest } = phrase;
  const { preposition: _off, ...direct } = rest;
  const base = preposition === 'off' || preposition === 'of' ? direct : rest;
  return { ...base, head: whose, qualities: [], plural: false, lifeless: before.lifeless };
}

/**
 * Who is only alluded to by the shape, print or costume of something else: those phrases are nobody, and whoever speaks
 * of them again means that thing or whoever wears it.
 */
function alluded(clause: Clause, told: Map<string, Told>, { language, childName }: Options): Phrase[] {
  const { who, things, verb } = clause;
  const gone: Phrase[] = [];
  const remember = (noun: string, same: Phrase): void => {
    const key = creatureOf(noun, language);
    if (key) told.set(key, { same });
  };
  // A dog in a bag is no picture on it; Portuguese and Spanish say both alike.
  const [upon, inside] = language === 'en' ? [/^on$/, 'in'] : [/^(?:on|in)$/, undefined];
  const [subject] = who;
  const wearer = (): Phrase =>
    who.length === 1 && subject && !subject.pronoun
      ? subject
      : nameOf(things.find(({ name }) => name) ?? childName);
  for (const [at, phrase] of things.entries()) {
    const next = things[at + 1];
    const shape = phrase.qualities.find((each) => creatureOf(each, language));
    if (shape && /^(?:dance|mascot|parade|dança|danza)$/.test(phrase.head)) {
      const key = creatureOf(shape, language);
      if (key) told.set(key, { lifeless: { as: 'player' } });
    } else if (shape && isDisguise(phrase.head)) remember(shape, wearer());
    else if (shape && isShapedThing(phrase.head)) remember(shape, phrase);
    if (!creatureOf(phrase.head, language)) continue;
    // 'A cow-shaped cookie'
    if (next?.qualities[0] === 'shaped') {
      gone.push(phrase);
      remember(phrase.head, next);
    }
    const before = things[at - 1];
    // 'A hot water bottle shaped like an owl'
    if (phrase.preposition === 'like' && before && clause.manner.includes('shaped')) {
      gone.push(phrase);
      remember(phrase.head, before);
    }
    // 'The lion on his T-shirt', 'a T-shirt with a shark on it', 'her backpack has a fox on it'
    const on =
      next && upon.test(next.preposition ?? '') && isPrintedOn(next.head) && !isLive(verb.lemma)
        ? next
        : undefined;
    const printed =
      on ??
      (phrase.preposition === 'with' && before && isPrintedOn(before.head) ? before : undefined) ??
      (/^(?:have|ter|tener|haber|be)$/.test(verb.lemma) && !phrase.preposition
        ? [...who, ...things].find(
            (each) =>
              each !== phrase &&
              isPrintedOn(each.head) &&
              (who.includes(each) || (each.preposition !== undefined && each.preposition !== inside)),
          )
        : undefined);
    if (printed) {
      gone.push(phrase);
      remember(phrase.head, printed);
    }
    // 'Her cake was a hedgehog', 'the castle was shaped like a whale'
    if (
      subject &&
      /^(?:be|look|ser|parecer)$/.test(verb.lemma) &&
      (!phrase.preposition || phrase.preposition === 'like') &&
      (isShapedThing(subject.head) || isDisguise(subject.head))
    ) {
      gone.push(phrase);
      remember(phrase.head, subject);
    }
  }
  for (const phrase of playedBy(clause, language)) remember(phrase.of ?? phrase.head, wearer());
  return gone;
}

/** What somebody plays: 'played the donkey in the nativity', 'Daddy was the wolf'. */
const playedBy = (clause: Clause, language: NounLanguage): Phrase[] => [
  ...playedIn(clause, false),
  ...rolesOf(clause, language),
];

/** 'Daddy was the wolf', which nobody is: it is a game. */
function rolesOf(clause: Clause, language: NounLanguage): Phrase[] {
  const { who, verb, things } = clause;
  const [subject] = who;
  const isSomebody = subject && who.length === 1 && (subject.name || relationOf(subject.head.toLowerCase()));
  if (!isSomebody || !/^(?:be|ser)$/.test(verb.lemma) || playedIn(clause, false).length > 0) return [];
  return things.filter(
    ({ preposition, text, head }) =>
      !preposition && /^(?:the|o|a|el|la)\s/i.test(text) && creatureOf(head, language) !== undefined,
  );
}

const nameOf = (who: Phrase | string): Phrase =>
  typeof who === 'string'
    ? { text: who, span: [0, 0], head: who, qualities: [], plural: false, name: true }
    : who;
