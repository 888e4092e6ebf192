import { type Action, hasTrait } from '@milestoon/cast';
import type { Clause } from '../../reading/clause.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';
import { wordTable } from '../../text/word-table.ts';

/** What rides have a motion of their own. */
export const vehicles: Readonly<Record<string, Action>> = wordTable({
  bicycle: 'bike',
  'kick-scooter': 'scooter',
  sled: 'sled',
  kite: 'kite',
});
/** What a set is the inside of stands in it no second time. */
const within: Readonly<Record<string, RegExp>> = wordTable({
  car: /^(?:automobile|racing-car|taxi|minibus|police-car)$/,
  plane: /^(?:airplane|small-airplane|airplane-departure|airplane-arrival)$/,
  train: /train|tram|metro|locomotive|railway-car/,
  bus: /bus/,
  boat: /boat|ship|ferry|canoe/,
  tent: /tent|camping/,
});
/** 'The plane landed': whoever is in it does not see it. */
export const isAround = ({ picture }: Pick<ThingMeant, 'picture'>, set: string | null): boolean =>
  /^(?:plane|train|bus|car)$/.test(set ?? '') && (within[set ?? '']?.test(picture) ?? false);
export const isOfSet = (
  { picture, preposition }: Pick<ThingMeant, 'picture' | 'preposition'>,
  set: string | null,
): boolean =>
  (/^(?:in|on|to|into|inside|by)$/.test(preposition ?? '') &&
    (picture === set || (within[set ?? '']?.test(picture) ?? false))) ||
  // 'Took the train': they are in it.
  (!preposition && (set !== 'car' || picture === 'taxi') && isAround({ picture }, set));

/** What is done without getting off. */
const astride: readonly Action[] = [
  'hold',
  'look',
  'talk',
  'point',
  'cheer',
  'wave',
  'laugh',
  'shout',
  'clap',
  'reach',
];

/** Who 'gets' or 'goes' somewhere in the same breath does so as they did; who walks has got off. */
const goesOnRiding = (action: Action, { verb }: Clause): boolean =>
  action === 'walk' &&
  !/^(?:walk|step|march|wander|stroll|caminar|caminhar|andar|passear|pasear)$/.test(verb.lemma);

/** In the same breath; 'got to the mailbox' in the next sentence too. `rides`: the sentence of the last ride. */
const isOnTheWay = ({ sentence, verb }: Clause, rides: number): boolean =>
  rides === sentence ||
  (/^(?:get|reach|make|continue|wobble|keep|do|chegar|llegar|seguir|oscilar|tambalear|tambalearse)$/.test(
    verb.lemma,
  ) &&
    sentence - rides < 3);

/** Nobody gets off a bike to ring its bell. `going`: what they did until now. */
export const staysMounted = (
  clause: Clause,
  { deed, action, going, rides }: { deed: string | null; action: Action; going: Action; rides: number },
): boolean =>
  (going === 'piggyback' && rides === clause.sentence && /^(?:walk|run)$/.test(action)) ||
  (hasTrait(going, 'rides') &&
    (astride.includes(action) ||
      (deed === 'ride' && action === 'sit') ||
      (goesOnRiding(action, clause) && isOnTheWay(clause, rides))));
