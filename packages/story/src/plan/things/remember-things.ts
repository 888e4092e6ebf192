import type { Clause } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { MeantPhrase, ThingMeant } from './phrases-meant.ts';
import type { World } from '../told-world.ts';

interface Told {
  /** What is done something with, or else what is spoken of beside it. */
  direct: ThingMeant | undefined;
  acted: readonly ThingMeant[];
  /** What the words of the subject speak of. */
  own: readonly ThingMeant[];
  things: readonly ThingMeant[];
}

/** Keeps which things a clause spoke of: 'it', 'them' and 'another one' are among them. */
export function rememberThings(
  world: World,
  { direct, acted, own, things }: Told,
  { clause, who, isUnpictured }: { clause: number; who: readonly Somebody[]; isUnpictured: boolean },
): void {
  if (direct) {
    world.lastThing = direct;
    world.lastThingAt = clause;
  } else if (isUnpictured) world.lastThing = undefined;
  if (who.length > 0 && acted.some(({ picture }) => picture === direct?.picture)) world.lastActedOn = clause;
  const lifeless = [...acted.toReversed(), ...own].find(({ kind }) => !/^(?:animal|weather)$/.test(kind));
  if (lifeless) world.lastLifeless = { thing: lifeless, clause };
  // The wind took the kite and it got stuck: the kite did.
  const [topic] = own.filter(({ kind }) => kind !== 'weather' || acted.length === 0);
  if (topic) world.topic = { thing: topic, clause };
  const creature = [...things, ...own].find(({ kind }) => kind === 'animal' || kind === 'toy');
  if (creature) {
    world.lastCreature = creature;
    world.lastCreatureAt = clause;
  }
  // 'Crawled under two cars to get them': what one goes past is not what one is after.
  const several = [...own, ...things].find(
    ({ count, preposition }) => (count ?? 1) > 1 && !passed.test(preposition ?? ''),
  );
  if (several) {
    world.lastSeveral = several;
    world.lastSeveralAt = clause;
  }
}

/** How what somebody only goes past or under hangs on the verb. */
export const passed = /^(?:under|over|behind|past|across|between|near|beside|through|around|round|along)$/;

const places = /^(?:put|tie|stick|hang|pour|wrap|paint|write|draw|glue|place|pin|lay|set)$/;
const upon = /^(?:on|onto|around|round|in|into|over|under|inside|behind)$/;
/** 'Tied a string around it': it is still the tooth, and not the string. */
export const placedUpon = ({ verb }: Clause, others: readonly MeantPhrase[]): ThingMeant | undefined => {
  const found = others.find(
    ({ phrase }) => phrase.pronoun === 'it' && upon.test(phrase.preposition ?? ''),
  )?.thing;
  if (!found || !places.test(verb.lemma)) return undefined;
  const { preposition: _, ...thing } = found;
  return thing;
};

const single = /^(?:he|she|him|her)$/;
/** Keeps who was meant by 'he' or 'it': the next one is likely to be the same. */
export function rememberPronouns(phrases: readonly MeantPhrase[], clause: number): void {
  for (const { phrase, people } of phrases)
    for (const each of people) {
      if (single.test(phrase.pronoun ?? '')) each.lastPronoun = clause;
      if (phrase.pronoun === 'it') each.lastIt = clause;
    }
}
