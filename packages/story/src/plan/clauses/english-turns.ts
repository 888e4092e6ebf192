import type { Clause, Phrase } from '../../reading/clause.ts';
import { animalRoleOf } from '../../world/people/animal-roles.ts';
import { relationOf } from '../../world/people/relation-words.ts';

/** English verbs that are another deed with their object, their preposition or the deed behind them. */

const isDirect = ({ preposition }: Phrase): boolean => !preposition;
const isSomebody = ({ name, pronoun, head }: Phrase): boolean =>
  name || /^(?:me|him|her|us|them)$/.test(pronoun ?? '') || relationOf(head.toLowerCase()) !== undefined;
const as = (clause: Clause, lemma: string, things: readonly Phrase[] = clause.things): Clause => ({
  ...clause,
  verb: { lemma, span: clause.verb.span },
  things: [...things],
});
const named = (head: string, { span }: Pick<Phrase, 'span'>): Phrase => ({
  text: head,
  span,
  head,
  qualities: [],
  plural: false,
  name: false,
});

/** 'The bag was too heavy for her': she has tried to lift it. */
function tooHeavy(clause: Clause): Clause {
  const { verb, who, things, manner } = clause;
  const [thing] = who;
  const whom = things.find((each) => each.preposition === 'for' && isSomebody(each));
  const isHeavy = verb.lemma === 'be' && manner.includes('too') && manner.includes('heavy');
  if (!isHeavy || !whom || !thing || who.length > 1 || isSomebody(thing)) return clause;
  const { preposition: _for, ...lifter } = whom;
  return { ...as(clause, 'tug', [thing]), who: [lifter], manner: [] };
}

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

const swingsAt = /^(?:ball|pitch|piñata|pinata)$/;
/** 'She swung and missed', 'swung at the ball': with a bat, and on no swing. */
function swungAt(clause: Clause, next: Clause | undefined): Clause {
  const { verb, things, sentence } = clause;
  if (verb.lemma !== 'swing' || verb.particle || things.some(isDirect)) return clause;
  const at = things.find(({ preposition, head }) => preposition === 'at' && swingsAt.test(head));
  const isMiss =
    things.length === 0 && next?.sentence === sentence && /^(?:miss|hit|strike)$/.test(next.verb.lemma);
  if (!at && !isMiss) return clause;
  return as(clause, 'swing', [named('bat', { span: clause.verb.span }), ...(at ? [at] : [])]);
}
/** '… and missed the ball': it was the bat that did. */
const missedIt = (clause: Clause, before: Clause | undefined): Clause =>
  clause.verb.lemma === 'miss' &&
  before?.verb.lemma === 'swing' &&
  before.things.some(({ head }) => head === 'bat') &&
  before.sentence === clause.sentence
    ? as(clause, 'swing', [named('bat', { span: clause.verb.span })])
    : clause;

/** 'Spelled the word cat': no cat is there. */
const theWord = (phrase: Phrase): Phrase =>
  phrase.qualities.includes('word') && phrase.head !== 'search'
    ? { ...phrase, head: 'word', qualities: [] }
    : phrase;
const words = (clause: Clause): Clause =>
  clause.things.some(({ qualities }) => qualities.includes('word'))
    ? { ...clause, things: clause.things.map(theWord) }
    : clause;

/** 'Ten pounds of potatoes', '40 quid of ringlets': how much, and no money. */
const amounts = (clause: Clause): Clause =>
  clause.things.some(isAmount)
    ? {
        ...clause,
        things: clause.things.map((each): Phrase => {
          const { of, ...rest } = each;
          return of && isAmount(each) ? { ...rest, head: of, qualities: [] } : each;
        }),
      }
    : clause;
const isAmount = ({ head, of }: Phrase): boolean =>
  of !== undefined &&
  /^(?:quid|pound|dollar|euro|buck|cent|worth)$/.test(head) &&
  !/^(?:money|pocket)/.test(of);

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

/** 'Gave up her seat to an old man': she gets up. */
const givesSeat = (clause: Clause): Clause =>
  clause.verb.lemma === 'give' &&
  clause.verb.particle === 'up' &&
  clause.things.some((each) => isDirect(each) && /^(?:seat|place|chair)$/.test(each.head))
    ? as(
        clause,
        'rise',
        clause.things.filter((each) => !isDirect(each)),
      )
    : clause;

/** 'Ran out of breath': nothing is looked for. */
const breathless = (clause: Clause): Clause =>
  clause.verb.lemma === 'run' &&
  clause.verb.particle === 'out' &&
  clause.things.some(({ head }) => head === 'breath')
    ? as(clause, 'kneel', [])
    : clause;

/** 'Had the key on a string round her neck': it is worn there. */
function roundNeck(clause: Clause): Clause {
  const { verb, things } = clause;
  const neck = things.find(
    ({ preposition, head }) => /^(?:round|around)$/.test(preposition ?? '') && head === 'neck',
  );
  const string = things.find(
    ({ preposition, head }) =>
      preposition === 'on' && /^(?:string|ribbon|chain|cord|lanyard|lace|shoelace)$/.test(head),
  );
  if (!neck || !string || !things.some(isDirect) || !/^(?:have|keep|carry|wear|get)$/.test(verb.lemma))
    return clause;
  return as(
    clause,
    'wear',
    things.map((each) => (each === string ? named('necklace', string) : each)),
  );
}

/** 'Wrapped herself in a towel': it is round her. */
function wrappedUp(clause: Clause): Clause {
  const { verb, things } = clause;
  const self = things.find((each) => isDirect(each) && /sel(?:f|ves)$/.test(each.pronoun ?? ''));
  const cloth = things.find(
    ({ preposition, head }) =>
      preposition === 'in' && /^(?:towel|blanket|shawl|cape|scarf|coat|dressing-gown)$/.test(head),
  );
  if (!/^(?:wrap|wrap_up|bundle)$/.test(verb.lemma) || !self || !cloth) return clause;
  const { preposition: _in, ...worn } = cloth;
  return as(clause, 'wear', [worn, ...things.filter((each) => each !== self && each !== cloth)]);
}

/** 'Sheltered under a tree': they stand there. */
const sheltered = (clause: Clause): Clause =>
  clause.verb.lemma === 'shelter' && !clause.things.some(isDirect) ? as(clause, 'stand') : clause;

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

/** 'Waited for the green man': nobody is green, it is a light. */
const greenMan = (clause: Clause): Clause =>
  /^(?:wait|see|watch|look|turn|come)$/.test(clause.verb.lemma)
    ? {
        ...clause,
        things: clause.things.map((each) =>
          each.head === 'man' && each.qualities.some((own) => /^(?:green|red)$/.test(own))
            ? { ...each, head: 'traffic light', qualities: [] }
            : each,
        ),
      }
    : clause;

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

/** 'Made friends with the girl next door': they talk. */
const befriends = (clause: Clause): Clause =>
  clause.verb.lemma === 'make' &&
  !clause.verb.particle &&
  !clause.things.some(isDirect) &&
  clause.things.length > 0 &&
  clause.things.every((each) => each.preposition === 'with' && isSomebody(each))
    ? as(clause, 'talk')
    : clause;

const turns = [
  tooHeavy,
  roundNeck,
  wrappedUp,
  pushedIn,
  gotLift,
  greenMan,
  sheltered,
  onItsSaddle,
  boarded,
  takesStairs,
  mounted,
  intoTheBag,
  heavedUp,
  words,
  amounts,
  setAfloat,
  givesSeat,
  breathless,
  befriends,
];

/** The clauses of an English text as what is done in them. */
export function withEnglishTurns(clauses: readonly Clause[]): Clause[] {
  const told: Clause[] = [];
  for (const [index, clause] of clauses.entries()) {
    const swung = missedIt(swungAt(clause, clauses[index + 1]), told.at(-1));
    told.push(turns.reduce((each, turn) => turn(each), swung));
  }
  return told;
}
