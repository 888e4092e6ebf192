import type { Clause } from '../../reading/clause.ts';
import type { Seen } from '../plan.ts';

type Move = NonNullable<Seen['move']>;

/** What is seen of a deed where the animal is a picture: it has no joints, but it comes, goes, hops, bends and shakes. */
const movesOf: readonly (readonly [Move, RegExp])[] = [
  ['leave', /^(?:walk-away|fly-away)$/],
  ['come', /^(?:walk|run|crawl|chase|swim|tiptoe|look|search|ride|sled|push|pull)$/],
  ['hop', /^(?:jump|dance|climb|catch|cheer|clap|throw|play-with|shout|sing|talk)$/],
  [
    'lean',
    /^(?:eat|drink|lick|peck|sniff|kiss|stroke|reach|bow|dig|hit|hug|hold|open|take-out|receive|kneel)$/,
  ],
  ['shake', /^(?:shake|sneeze|shiver|wave|splash|tickle|blow|flap|wipe|nod|refuse)$/],
  ['fall', /^(?:fall|drop)$/],
  ['fly', /^fly$/],
];

/** 'Ran off', 'fugiu', 'se escapó': it is gone at the end. */
const leaves =
  /^(?:flee|escape|vanish|disappear|leave|fugir|escapulir|desaparecer|escapar|escaparse|huir|largarse|ir-se|irse)$/;
const flies = /^(?:fly|flutter|soar|voar|esvoaçar|volar|revolotear)$/;
const smells = /^(?:smell|sniff|snuffle|cheirar|farejar|oler|olfatear|olisquear|husmear)$/;

const isAwayIn = ({ verb, manner }: Clause): boolean =>
  [verb.particle ?? '', ...manner].some((word) => /^(?:away|off)$/.test(word));

/** What an animal that is only a picture does; undefined where it only is there. */
export function animalMove(clause: Clause, deed: string | null): Move | undefined {
  const { verb } = clause;
  const isAway = isAwayIn(clause);
  if (leaves.test(verb.lemma)) return 'leave';
  if (flies.test(verb.lemma)) return isAway ? 'leave' : 'fly';
  if (smells.test(verb.lemma)) return 'lean';
  const move = movesOf.find(([, deeds]) => deeds.test(deed ?? ''))?.[0];
  return move === 'come' && isAway ? 'leave' : move;
}

const vehicles =
  /^(?:automobile|racing-car|taxi|bus|minibus|tractor|train|locomotive|tram|delivery-truck|lorry|fire-engine|ambulance|police-car|motorcycle|bicycle|canoe|sailboat|motor-boat|speedboat|ferry|ship|robot)$/;
const setsOff = /^(?:leave|depart|sair|partir|arrancar|salir)$/;
/** 'O barco virou', 'virou-se o sumo': what floats or is poured in. */
const tips =
  /boat|canoe|ship|ferry|cup|glass|bowl|plate|jug|bottle|bucket|jar|vase|pot|basket|pushchair|wheelbarrow/;
const falls = /^(?:fall|tumble|cair|tombar|caer|caerse)$/;
const fallsFromAbove = /^(?:fall|drop|tumble|crash)$/;

/** 'The pieces flew under the couch', 'o comboio partiu': `known` is what its verb alone tells of things. */
export function thingMove(
  clause: Clause,
  deed: string | null,
  { picture, known }: { picture: string; known: Move | undefined },
): Move | undefined {
  const { lemma } = clause.verb;
  const isVehicle = vehicles.test(picture);
  if (isVehicle && (setsOff.test(lemma) || (deed === 'walk' && isAwayIn(clause)))) return 'leave';
  // However a sea comes up, it splashes.
  if (lemma === 'virar' && tips.test(picture)) return 'fall';
  if (known) return picture === 'wave' ? 'splash' : known;
  if (flies.test(lemma)) return isAwayIn(clause) ? 'leave' : 'fly';
  // 'Out fell the coat': a thing quarrels with nobody.
  if (fallsFromAbove.test(deed ?? '') || falls.test(lemma)) return 'fall';
  if (deed === 'jump') return 'hop';
  if (picture === 'wave' && /^(?:pour|hit|carry|push|run|walk)$/.test(deed ?? '')) return 'splash';
  return isVehicle && /^(?:walk|run|drive)$/.test(deed ?? '') ? 'come' : undefined;
}
