import type { Clause, Phrase } from '../../reading/clause.ts';
import { animalRoleOf } from '../../world/people/animal-roles.ts';
import { relationOf } from '../../world/people/relation-words.ts';
import { as, isDirect, named } from './turned.ts';

const publicRides = /^(?:bus|tram|metro|underground|tube|coach|minibus|taxi|ferry)$/;
/** 'Took the bus', 'caught the tram to school': they ride in it. */
function boarded(clause: Clause): Clause {
  const { verb, things } = clause;
  const ride = things.find((each) => isDirect(each) && publicRides.test(each.head.toLowerCase()));
  if (!/^(?:take|catch|board)$/.test(verb.lemma) || verb.particle || !ride) return clause;
  // 'Took his bus apart', 'caught a toy bus'.
  if (ride.owner || ride.qualities.includes('toy')) return clause;
  return as(
    clause,
    'ride',
    things.map((each) => (each === ride ? { ...each, preposition: 'in' } : each)),
  );
}

/** 'Took the stairs': up they go. */
const takesStairs = (clause: Clause): Clause =>
  clause.verb.lemma === 'take' &&
  !clause.verb.particle &&
  clause.things.some((each) => isDirect(each) && /^(?:stair|staircase|escalator)$/.test(each.head))
    ? as(clause, 'climb')
    : clause;

const mounts = /^(?:get|climb|hop|jump|scramble|clamber|swing)$/;
const seats =
  /^(?:bike|bicycle|tricycle|trike|motorbike|saddle|swing|seesaw|rocking-horse|quad|sled|sledge|toboggan|carousel|roundabout)$/;
/** 'Got on her horse', 'got on the bike': whoever does sits on it then. */
function mounted(clause: Clause): Clause {
  const { verb, things } = clause;
  const on = things.find(
    ({ preposition, head }) =>
      /^on(?:to)?$/.test(preposition ?? '') &&
      (seats.test(head.toLowerCase()) ||
        /^(?:horse|pony|donkey|camel|elephant|llama|unicorn)$/.test(
          animalRoleOf(head.toLowerCase()) ?? head,
        )),
  );
  if (!mounts.test(verb.lemma) || !on || things.some(isDirect) || /^(?:off|down)$/.test(verb.particle ?? ''))
    return clause;
  // 'Jumped on the swing', 'climbed on the roundabout' may be play; a horse is mounted.
  if (/^(?:jump|swing)$/.test(verb.lemma) && seats.test(on.head.toLowerCase())) return clause;
  return as(
    clause,
    'sit',
    things.map((each) => (each === on ? { ...each, preposition: 'on' } : each)),
  );
}

const slips = /^(?:get|creep|crawl|climb|wriggle|slip|snuggle|hop|jump|slide|go|squeeze|cuddle)$/;
/** 'Crept into her sleeping bag': whoever does lies in it. */
function intoTheBag(clause: Clause): Clause {
  const { verb, things } = clause;
  const bag = things.find(
    ({ preposition, head, qualities }) =>
      /^(?:in|into|inside)$/.test(preposition ?? '') &&
      (/^sleeping[- ]bag$/.test(head) || (head === 'bag' && qualities.includes('sleeping'))),
  );
  if (!slips.test(verb.lemma) || !bag || things.some(isDirect)) return clause;
  return as(
    clause,
    'lie',
    things.map((each) => (each === bag ? { ...each, preposition: 'in' } : each)),
  );
}

const heaves = /^(?:lift|pull|heave|haul|hoist|drag|push)$/;
/** 'Pulled herself onto the rock', 'lifted himself over the wall': up it, and nothing is lifted. */
function heavedUp(clause: Clause): Clause {
  const { verb, things } = clause;
  const self = things.find((each) => isDirect(each) && /sel(?:f|ves)$/.test(each.pronoun ?? ''));
  const onto = things.find(({ preposition }) => /^(?:onto|over)$/.test(preposition ?? ''));
  if (!heaves.test(verb.lemma) || !self || !onto) return clause;
  const rest = things.filter((each) => each !== self);
  return mounted(as(clause, 'climb', rest));
}

const model = /^(?:paper|toy|little|model|wooden|remote-controlled|tiny|small)$/;
/** 'Sailed a paper boat on the pond': it is set on the water, and nobody is in it. */
function setAfloat(clause: Clause): Clause {
  const { verb, things } = clause;
  const boat = things.find(
    (each) =>
      isDirect(each) && /^(?:boat|ship|yacht)$/.test(each.head) && each.qualities.some((q) => model.test(q)),
  );
  return verb.lemma === 'sail' && boat && !things.some(({ head }) => /^(?:bath|bathtub|tub)$/.test(head))
    ? as(clause, 'put')
    : clause;
}

/** 'Pushed Grandad's wheelchair': he sits in it. */
function pushedIn(clause: Clause): Clause {
  const { verb, things } = clause;
  const chair = things.find(
    (each) => isDirect(each) && /^(?:wheelchair|pram|pushchair|buggy|stroller)$/.test(each.head),
  );
  const whose = chair?.owner?.replace(/['’]s?$/, '');
  if (verb.lemma !== 'push' || !chair || !whose || /^(?:her|his|my|our|their|its|your)$/i.test(whose))
    return clause;
  const head = whose.toLowerCase().split(' ').at(-1) ?? whose;
  const isKin = relationOf(head) !== undefined;
  const rider: Phrase = {
    ...named(isKin ? head : whose, chair),
    text: whose,
    head: whose,
    name: /^\p{Lu}/u.test(whose),
  };
  const { owner: _whose, ...rest } = chair;
  return {
    ...clause,
    things: [rider, ...things.map((each) => (each === chair ? { ...rest, preposition: 'in' } : each))],
  };
}

/** 'Got a lift from her aunt': in her car. */
function gotLift(clause: Clause): Clause {
  const { verb, things } = clause;
  const lift = things.find((each) => isDirect(each) && each.head === 'lift' && !/^the\s/i.test(each.text));
  if (!/^(?:get|have|need|accept)$/.test(verb.lemma) || verb.particle || !lift) return clause;
  return as(clause, 'ride', [
    { ...named('car', lift), preposition: 'in' },
    ...things.flatMap((each) =>
      each === lift ? [] : [each.preposition === 'from' ? { ...each, preposition: 'with' } : each],
    ),
  ]);
}

const rests = /^(?:sit|climb|get|perch|wobble|jump|hop|lie|stand)$/;
/** 'Sat on the saddle of her bike': on the bike. */
const onItsSaddle = (clause: Clause): Clause =>
  rests.test(clause.verb.lemma)
    ? {
        ...clause,
        things: clause.things.map((each): Phrase => {
          const { of, ...rest } = each;
          return of && /^(?:saddle|seat)$/.test(each.head) && /^(?:bike|bicycle|tricycle|scooter)$/.test(of)
            ? { ...rest, head: of, qualities: [] }
            : each;
        }),
      }
    : clause;

/** English verbs of getting somewhere: on and into what carries or holds somebody. */
export const ways = [
  pushedIn,
  gotLift,
  onItsSaddle,
  boarded,
  takesStairs,
  mounted,
  intoTheBag,
  heavedUp,
  setAfloat,
];
