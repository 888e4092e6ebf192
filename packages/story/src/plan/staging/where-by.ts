import type { Act, Seen } from '../plan.ts';
import { carries, isBetween, sideOf, type Side, sideTold } from '../things/sides.ts';
import { isBelow, locatedAs } from '../things/located.ts';
import type { MeantPhrase, ThingMeant } from '../things/phrases-meant.ts';
import { isInPair } from '../things/told-worn.ts';
import type { ClauseMeant, Staged } from '../told-world.ts';
import { metresOf } from '@milestoon/things/nouns';

/** Whoever does this with something leaves it there. */
const lays = /^(?:put-down|put-on|put-in|hide)$/;
/** Something is seen where it is found, and whoever finds it shows it. */
const finds =
  /^(?:find|discover|spot|see|encontrar|achar|descobrir|ver|avistar|hallar|descubrir|pillar|divisar)$/;
/** 'There was a cat under the car'. */
const isThere = /^(?:be|haver|haber|ter|existir|estar|aparecer)$/;
/** 'Left his boots under the bench', 'keeps a snail in a jar'. */
const leaves = /^(?:leave|forget|keep|store|deixar|esquecer|esquecer-se|guardar|dejar|olvidar|olvidarse)$/;
/** 'Found a seat under the tree' is sitting down. */
const seats = /seat|bench|chair/;
/** What is so may be where another thing says. */
const isMovable = ({ how }: Seen): boolean => /^(?:ground|beside|table|flying)$/.test(how);
/** What is so may bear, hold or hide something. */
const isBearing = ({ how }: Seen): boolean =>
  /^(?:ground|beside|table|sky|support|cover|inside|roof)$/.test(how);
/** By what, and on which side of it. */
interface Landmark {
  thing: ThingMeant;
  side: Side;
}

/** 'Rolled under the fridge', 'found her doll behind the sofa', 'a mouse in the boot': who or what is spoken of is seen by the other thing. */
export function whereBy(staged: Staged, meant: ClauseMeant): Staged {
  const { clause, subjectPhrases, others } = meant;
  const isOfBeing = subjectPhrases.length === 0 && isThere.test(clause.verb.lemma);
  const isFinding = finds.test(clause.verb.lemma);
  const direct = others.findLastIndex(
    ({ phrase, thing, people }) =>
      (thing ?? people[0]) &&
      // 'Encontré a Mia'.
      (!phrase.preposition || (isFinding && phrase.preposition === 'to' && people.length > 0)),
  );
  const moved = others[direct] ?? subjectPhrases.find(pictureOf);
  const found = isFinding || isOfBeing ? others[direct] : undefined;
  const landmark = landmarkOf(staged, meant, { after: direct, not: moved && pictureOf(moved) });
  if (!landmark) return staged;
  if (found && !found.thing) return foundThere(staged, meant, found, landmark);
  const picture = moved && pictureOf(moved);
  return picture ? laidBy(staged, meant, picture, landmark) : staged;
}

/** Of several the last is where it ends: 'over the fence and into the pond'. */
function landmarkOf(
  staged: Staged,
  { clause, others }: ClauseMeant,
  { after, not }: { after: number; not: string | undefined },
): Landmark | undefined {
  const isOut = clause.verb.particle === 'out';
  const told = (phrase: MeantPhrase): Side | undefined =>
    phrase.thing?.preposition === 'from' ? (isOut ? 'in' : undefined) : sideTold(phrase.thing?.preposition);
  const isSeen = (thing: ThingMeant): boolean =>
    staged.seen.some(
      (one) =>
        one.picture === thing.picture &&
        (isBearing(one) || (one.how === 'worn' && carries(thing.picture) && staged.acts[0]?.thing === not)),
    );
  const holder = others.slice(after + 1).findLast((each) => {
    const side = told(each);
    return (
      side !== undefined &&
      each.thing !== undefined &&
      !each.thing.likeness &&
      !/^(?:weather|place)$/.test(each.thing.kind) &&
      (each.thing.kind !== 'worn' || (carries(each.thing.picture) && !isInPair(each.thing, clause))) &&
      (!isBetween(side) || (each.thing.count ?? 1) > 1) &&
      each.phrase.span[0] >= clause.verb.span[0] &&
      each.thing.picture !== not &&
      isSeen(each.thing)
    );
  });
  const side = holder && told(holder);
  return holder?.thing && side
    ? { thing: holder.thing, side: sideOf(side, holder.thing.picture, not) }
    : undefined;
}

/** Something is by the landmark; whoever has just laid or found it has it no longer in the hands. */
function laidBy(
  staged: Staged,
  { clause }: ClauseMeant,
  picture: string,
  { thing: { picture: by }, side }: Landmark,
): Staged {
  const [lead, ...rest] = staged.acts;
  const isHeld = lead?.thing === picture;
  const done = clause.verb.lemma;
  const isLaid = isHeld && (lays.test(lead.action) || leaves.test(done));
  const isFound = isHeld && !isLaid && finds.test(done) && !seats.test(picture);
  // 'Ate a biscuit sitting against the wall': who eats it leans there.
  if (side === 'against' && isHeld && !isLaid) return staged;
  const at = { picture: by, side };
  if (!lead || (!isLaid && !isFound))
    return {
      ...staged,
      seen: staged.seen.map((each) =>
        each.picture === picture && isMovable(each)
          ? // What is spilled over something is on it.
            {
              ...each,
              how: 'ground',
              at: each.move === 'splash' && side === 'over' ? { ...at, side: 'on' } : at,
            }
          : each,
      ),
    };
  const { thing: _shown, color, ...empty } = lead;
  // Whoever has found something under a bed is on the knees there.
  const act: Act = isLaid
    ? { ...lead, action: 'put-down' }
    : { ...empty, action: side === 'under' ? 'search' : 'point' };
  const told = staged.seen.find((each) => each.picture === picture && isMovable(each));
  const laid: Seen = {
    picture,
    how: 'ground',
    // Of what is counted one was in the hands.
    ...(told?.count ? { count: Math.min(12, told.count + (isHeld ? 1 : 0)) } : {}),
    at,
    ...(color ? { color } : {}),
  };
  return {
    ...staged,
    // Everybody who found it looks at it.
    acts: [act, ...rest.map((each) => (isFound && each.action === lead.action ? looking(each) : each))],
    seen: [...staged.seen.flatMap((each) => (each.picture === picture ? [] : [freeOf(each, by)])), laid],
  };
}

/** 'Found Mia under the table', 'vimos o gato dentro da caixa'. */
function foundThere(
  staged: Staged,
  { clause, who }: ClauseMeant,
  found: MeantPhrase,
  { thing, side }: Landmark,
): Staged {
  const those = found.people.filter(
    ({ person }) => person.role && !who.some((each) => each.person === person),
  );
  const hows = those.map(({ kind, person }) =>
    locatedAs({ ...thing, preposition: side }, 'be', metresOf(thing.picture), {
      isByAnimal: kind === 'animal',
      ...(person.role ? { by: person.role } : {}),
    }),
  );
  const ids = new Set(those.map(({ person }) => person.id));
  if (
    those.length === 0 ||
    hows.some((how) => !how || (how === 'support' && !isBelow(thing.picture))) ||
    clause.mode !== 'done'
  )
    return staged;
  const color = staged.seen.find(({ picture }) => picture === thing.picture)?.color;
  return {
    ...staged,
    acts: staged.acts.map((each) =>
      ids.has(each.who) ? each : /^(?:hold|look|search|hug|catch)$/.test(each.action) ? looking(each) : each,
    ),
    seen: [
      ...staged.seen.filter(({ picture }) => picture !== thing.picture),
      ...those.flatMap(({ person }, i): Seen[] => {
        const how = hows[i];
        return how ? [{ picture: thing.picture, how, of: person.id, ...(color ? { color } : {}) }] : [];
      }),
    ],
  };
}

const looking = ({ thing: _thing, color: _color, ...act }: Act): Act => ({ ...act, action: 'look' });

/** What somebody had before the hands stands there for itself. */
function freeOf(each: Seen, by: string): Seen {
  if (each.picture !== by || !(isBearing(each) || each.how === 'worn')) return each;
  const { of: _doer, ...stands } = each;
  return { ...stands, how: 'ground' };
}

const pictureOf = ({ thing, people }: MeantPhrase): string | undefined =>
  thing?.picture ?? people.find(({ person }) => !person.role && person.picture)?.person.picture;
