/** Over, through, out of, off, up, down and round something: whose way leads by it is seen half-way. */
import type { SetName } from '@milestoon/stage';
import type { NounLanguage } from '@milestoon/things/nouns';
import { pictureOf } from '@milestoon/things/pictures';
import { wayWords } from '../../languages/ways.ts';
import { isIndoors } from '../../directing/setting.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { wordTable } from '../../text/word-table.ts';
import type { Act, Seen, Way } from '../plan.ts';
import type { MeantPhrase } from '../things/phrases-meant.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

/** On the way are those who do one of these. */
const goes = /^(?:walk|run|jump|leap|climb|climb-over|crawl|tiptoe|fall|fly|fly-away|chase|kneel)$/;
/** What a thing does that is on the way. */
const moves = /^(?:fall|roll|fly|come|leave|hop)$/;
/** Nobody's way leads by what is worn, eaten or alive, and by weather. */
const passed = /^(?:worn|animal|weather|food|body|abstract|time)$/;
/** Nobody is half-way over or off these: they have ways of their own to be gone through, ridden and fallen from. */
const never =
  /^(?:wave|water-wave|droplet|mat|road|bicycle|kick-scooter|tricycle|motor-scooter|skateboard|sled|horse|glass-of-water|rain|mountain|bridge-at-night)$/;
/** In these nobody walks through what the train goes through. */
const aboard = /^(?:train|car|bus|plane|boat)$/;
/** Pictures that walls and logs have for want of a better one. */
const likenesses = /^(?:fence|wood)$/;
/** Ways that every language has a word of its own for. */
const byWords: Readonly<Record<string, Way>> = wordTable({
  over: 'over',
  through: 'through',
  off: 'off',
  around: 'around',
  round: 'around',
});
/** What is gone through where the words say 'by' it: 'pela janela', 'por el túnel'. */
const openings = /^(?:door|window|hole|play-tunnel|hedge|curtain|fence|cave|basketball-hoop|goal-net|tent)$/;
/** What is jumped, without a word for over. */
const obstacles =
  /^(?:fence|brick-wall|log|puddle|stream|hedge|hole|pond|fallen-tree|rope|traffic-cone|sandcastle)$/;
/** What is gone up and down. */
const steep = /tree|stairs|ladder|wall|slide|fence|curtain|pole|rope|wardrobe|bookshelf|rock$/;
/** Out of these one jumps; off everything else. */
const hollow = /^(?:package|basket|shopping-basket|bucket|hole|bird-cage|bin|sack|luggage|cot)$/;
/** Whoever falls out of something falls off it. */
const fallen = /^(?:fall|tumble|topple|cair|tombar|caer|caerse)$/;

/** How a phrase says that something is passed. */
function wayIn(
  { verb }: Clause,
  { preposition = '' }: Phrase,
  picture: string,
  language: NounLanguage,
): Way | null {
  const words = wayWords[language];
  const { lemma, particle = '' } = verb;
  const own = byWords[preposition];
  if (own) return own;
  if (!preposition) return words.leaps.test(lemma) && !particle && obstacles.test(picture) ? 'over' : null;
  if (preposition === 'from' || (language !== 'en' && preposition === 'of')) {
    if (words.drops.test(lemma) && !(particle === 'out' && !/tree/.test(picture)))
      return hollow.test(picture) && !fallen.test(lemma) ? 'out' : 'off';
    return picture !== 'bed' && (particle === 'out' || (language !== 'en' && words.leaves.test(lemma)))
      ? 'out'
      : null;
  }
  if (preposition === 'across') return words.leaps.test(lemma) ? 'over' : null;
  if (language === 'en' && (preposition === 'up' || preposition === 'down'))
    return steep.test(picture) ? preposition : null;
  if (language === 'en' || preposition !== 'by') return null;
  if (steep.test(picture) && words.rises.test(lemma)) return 'up';
  if (steep.test(picture) && words.sinks.test(lemma)) return 'down';
  return openings.test(picture) ? 'through' : null;
}

interface Landmark {
  picture: string;
  /** What else the noun would be. */
  instead?: string;
  color?: string;
  size?: Seen['size'];
  way: Way;
}

function landmarkIn({ clause, others }: ClauseMeant, language: NounLanguage): Landmark | null {
  for (const phrase of clause.things) {
    const { text, head, pronoun } = phrase;
    if (pronoun || phrase.span[0] < clause.verb.span[0]) continue;
    const meant: MeantPhrase | undefined = others.find((each) => each.phrase.span[0] === phrase.span[0]);
    if (meant && meant.people.length > 0) continue;
    const thing = meant?.thing;
    const noun = head.toLowerCase();
    const named = wayWords[language].landmarks.find(([, nouns]) => nouns.test(noun))?.[0];
    const own = thing && !passed.test(thing.kind) ? thing.picture : undefined;
    const picture = own && !likenesses.test(own) ? own : (named ?? own);
    const way = picture && wayIn(clause, phrase, picture, language);
    if (!picture || !way || never.test(picture) || !pictureOf(picture)) continue;
    // A gate is no hole in a fence, and what is 'all over' the floor passes nothing.
    if ((way === 'through' && /^(?:gate|portão|portón)$/.test(noun)) || /^(?:all|tod[oa])\b/i.test(text))
      continue;
    return {
      picture,
      way,
      ...(thing ? { instead: thing.picture } : {}),
      ...(thing?.color ? { color: thing.color } : {}),
      ...(thing?.size ? { size: thing.size } : {}),
    };
  }
  return null;
}

/** Where a building is left that is no place of its own. */
const buildings = /^(?:house|hut)$/;

export function passing(staged: Staged, meant: ClauseMeant, { language, place }: World): Staged {
  const { clause } = meant;
  if (clause.mode !== 'done') return staged;
  const found = landmarkIn(meant, language);
  const set = place?.set ?? null;
  // Walls of rooms are the room's own.
  if (!found || (found.picture === 'brick-wall' && set !== null && isIndoors(set))) return staged;
  if (found.way === 'through' && aboard.test(set ?? '')) return staged;
  return staged.acts.length > 0 && meant.who.length > 0
    ? somebodyPasses(staged, meant, found, set)
    : somethingPasses(staged, meant, found, set);
}

function somebodyPasses(staged: Staged, meant: ClauseMeant, found: Landmark, set: SetName | null): Staged {
  const [lead] = staged.acts;
  const { clause, who } = meant;
  const isMoved = clause.things.some(({ preposition, pronoun }) => !preposition && pronoun !== 'se');
  const isOver = found.way === 'over' && clause.things.filter(({ preposition }) => !preposition).length < 2;
  if (!lead || !goes.test(lead.action) || !who.some(({ person }) => person.id === lead.who)) return staged;
  // 'Climbed the tree': that is gone about as it always was; 'ran the race round the tree' is no jump.
  if (isMoved && !isOver) return staged;
  if (/^(?:up|down)$/.test(found.way) && lead.thing === found.picture) return staged;
  const { picture, instead, way, color, size } = found;
  const isIt = (name: string | undefined): boolean =>
    name === picture || (name !== undefined && name === instead);
  const acts = staged.acts.map((act): Act => {
    const { thing, color: _color, ...rest } = act;
    const free = isIt(thing) ? rest : act;
    // One at a time is on it.
    return act !== lead && act.action === lead.action && /^(?:climb|jump)$/.test(act.action)
      ? { ...free, action: 'look' }
      : free;
  });
  return {
    ...staged,
    ...outside(staged, picture, set),
    acts,
    seen: [
      ...staged.seen.filter((each) => !isIt(each.picture)),
      { picture, how: 'passed', of: lead.who, way, ...(color ? { color } : {}), ...(size ? { size } : {}) },
    ],
  };
}

/** No house is seen from within one. */
const outside = ({ elsewhere }: Staged, picture: string, set: SetName | null): Pick<Staged, 'elsewhere'> =>
  buildings.test(picture) && !elsewhere && (set === null || isIndoors(set)) ? { elsewhere: 'garden' } : {};

function somethingPasses(
  staged: Staged,
  { subjects }: ClauseMeant,
  found: Landmark,
  set: SetName | null,
): Staged {
  const { picture, instead, way, color, size } = found;
  const mover = staged.seen.find(
    (each) => subjects.some((own) => own.picture === each.picture) && each.picture !== picture,
  );
  if (!mover?.move || !moves.test(mover.move)) return staged;
  // 'Over the fence and into the bucket': where it ends is told.
  if (mover.at && mover.at.picture !== picture) return staged;
  const { at: _at, ...still } = mover;
  return {
    ...staged,
    ...outside(staged, picture, set),
    seen: [
      ...staged.seen.filter((each) => each !== mover && each.picture !== picture && each.picture !== instead),
      { picture, how: 'ground', ...(color ? { color } : {}), ...(size ? { size } : {}) },
      { ...still, how: 'ground', move: 'fly', at: { picture, side: way } },
    ],
  };
}
