import type { Clause, Phrase } from '../../reading/clause.ts';
import { ways } from './english-ways.ts';
import { as, isDirect, isSomebody, named } from './turned.ts';

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

/** 'Made friends with the girl next door': they talk. */
const befriends = (clause: Clause): Clause =>
  clause.verb.lemma === 'make' &&
  !clause.verb.particle &&
  !clause.things.some(isDirect) &&
  clause.things.length > 0 &&
  clause.things.every((each) => each.preposition === 'with' && isSomebody(each))
    ? as(clause, 'talk')
    : clause;

/** English verbs that are another deed with their object, their preposition or the deed behind them. */
const turns = [
  tooHeavy,
  roundNeck,
  wrappedUp,
  ...ways,
  greenMan,
  sheltered,
  words,
  amounts,
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
