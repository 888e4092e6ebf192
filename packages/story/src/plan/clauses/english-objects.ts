import type { Clause, Phrase } from '../../reading/clause.ts';

/** A verb that is another deed with these objects. */
interface Turn {
  verb: RegExp;
  /** Its particle, where that matters. */
  particle?: RegExp;
  direct: RegExp;
  /** What is done then; the object stays. */
  lemma: string;
  /** The object's noun as it is meant, where its own says something else. */
  meant?: string;
  /** It is no thing. */
  without?: true;
}

const machines =
  /^(?:kettle|radio|telly|tv|television|light|lamp|oven|heating|heater|fan|toaster|computer|dishwasher|washing-machine|music|volume|torch|fire|hob|cooker|washing machine)$/;

const turns: readonly Turn[] = [
  // 'Put the kettle on', 'turned up the music': a hand at it, and nothing is worn.
  { verb: /^(?:put|switch|turn|flick)$/, particle: /^on$/, direct: machines, lemma: 'touch' },
  {
    verb: /^turn$/,
    particle: /^(?:up|down)$/,
    direct: /^(?:music|volume|sound|radio|telly|tv|television)$/,
    lemma: 'touch',
    meant: 'radio',
  },
  { verb: /^change$/, direct: /^(?:bulb|lightbulb|light-bulb|battery|channel|fuse)$/, lemma: 'touch' },
  {
    verb: /^(?:set|stop|silence)$/,
    direct: /^(?:alarm|timer|alarm-clock)$/,
    lemma: 'touch',
    meant: 'alarm clock',
  },
  // 'Drew the curtains': no picture of them.
  { verb: /^(?:draw|close|open|pull)$/, direct: /^(?:curtain|blind|shutter)$/, lemma: 'push' },
  {
    verb: /^charge$/,
    direct: /^(?:tablet|phone|battery|ipad|laptop|scooter|torch)$/,
    lemma: 'put',
  },
  {
    verb: /^(?:pluck|strum|tune|thrum)$/,
    direct: /^(?:string|guitar|ukulele|banjo|harp)$/,
    lemma: 'play',
    meant: 'guitar',
  },
  { verb: /^bow$/, direct: /^(?:violin|fiddle|cello)$/, lemma: 'play' },
  { verb: /^crash$/, direct: /^(?:car|truck|lorry|train|plane|bus)$/, lemma: 'push' },
  { verb: /^line$/, particle: /^up$/, direct: /./, lemma: 'put' },
  {
    verb: /^(?:strap|clip|buckle)$/,
    particle: /^on$/,
    direct: /^(?:helmet|knee-pad|pad|skate|armband)$/,
    lemma: 'wear',
  },
  { verb: /^(?:twirl|wind|spin)$/, direct: /^(?:spaghetti|noodle|pasta|linguine)$/, lemma: 'eat' },
  { verb: /^call$/, direct: /^(?:dog|puppy|cat|kitten|horse|pony|hen|duck|goat|cow)$/, lemma: 'shout' },
  { verb: /^take$/, direct: /^(?:medicine|pill|vitamin|syrup|antibiotic|cough-syrup|drop)$/, lemma: 'drink' },
  { verb: /^(?:clink|raise)$/, direct: /^(?:glass|glasses)$/, lemma: 'hold', meant: 'cup' },
  { verb: /^cast$/, direct: /^(?:spell)$/, lemma: 'wave' },
  { verb: /^swap$/, direct: /^(?:seat|place)$/, lemma: 'walk', without: true },
];

const isDirect = ({ preposition, pronoun }: Phrase): boolean => !preposition && !pronoun;

/** 'Sat on the bumper cars' where they are gone on, 'rode to school': on a bike where no other ride is told. */
const rides =
  /^(?:bumper-car|dodgem|carousel|roundabout|seesaw|swing|rollercoaster|roller-coaster|ferris-wheel|big-wheel|merry-go-round|teacup|car|zip-wire|slide)$/;
function onTheRide(clause: Clause): Clause {
  const { verb, things } = clause;
  const ride = things.find(
    ({ preposition, head, qualities }) =>
      preposition === 'on' &&
      (head === 'car' ? qualities.includes('bumper') : rides.test(head.toLowerCase())),
  );
  if (!/^(?:go|ride|spin|whizz)$/.test(verb.lemma) || !ride || things.some(isDirect)) return clause;
  return { ...clause, verb: { lemma: 'sit', span: verb.span } };
}

const ways = /^(?:through|to|along|down|up|round|around|past|across|over|into|home)$/;
/** 'Rode through a puddle': on a bike, where no other ride is told. */
function byBike(clause: Clause, text: string): Clause {
  const { verb, things } = clause;
  const isPlain =
    verb.lemma === 'ride' &&
    things.length > 0 &&
    things.every(({ preposition }) => ways.test(preposition ?? '')) &&
    !ridden.test(text);
  return isPlain ? { ...clause, verb: { ...verb, lemma: 'cycle' } } : clause;
}
const ridden =
  /\b(?:horse|pony|donkey|camel|elephant|scooter|sledge|sled|sleigh|tractor|bus|train|tram|cars?|boat|skateboard|lift|escalator|waves?|trailer|cart|wagon|carousel|shoulders?|back|trolley|toboggan|elevator|unicorn|saddle|reins|stable|mare|foal|mule|taxi|van|truck|lorry|ferry)s?\b/i;

function turned(clause: Clause): Clause {
  const { verb, things, manner } = clause;
  const particles = [verb.particle ?? '', ...manner];
  for (const { verb: does, particle, direct, lemma, meant, without } of turns) {
    if (!does.test(verb.lemma) || (particle && !particles.some((each) => particle.test(each)))) continue;
    const object = things.find((each) => isDirect(each) && direct.test(each.head.toLowerCase()));
    // 'Called her pony Max': that is its name.
    if (!object || (verb.lemma === 'call' && things.filter((each) => !each.preposition).length > 1)) continue;
    return {
      ...clause,
      verb: { lemma, span: verb.span },
      things: meant
        ? things.map((each) =>
            each === object ? { ...each, head: meant, qualities: [], plural: false } : each,
          )
        : things.filter((each) => !without || each !== object),
    };
  }
  return clause;
}

/** English clauses in which the object says what is done: 'put the kettle on' wears nothing, 'drew the curtains' paints nothing. */
export const withObjectsTold = (clauses: readonly Clause[], text: string): Clause[] =>
  clauses.map((each) => onTheRide(turned(byBike(each, text))));
