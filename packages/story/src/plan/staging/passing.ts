/** Over, through, out of, off, up, down and round something: whose way leads by it is seen half-way. */
import type { SetName } from '@milestoon/stage';
import { isVehicle } from '@milestoon/things';
import { isIndoors } from '../../directing/setting.ts';
import type { Clause } from '../../reading/clause.ts';
import type { Act } from '../plan.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';
import { buildings, type Landmark, landmarkIn } from './landmark.ts';

/** On the way are those who do one of these. */
const goes = /^(?:walk|run|jump|leap|climb|climb-over|crawl|tiptoe|fall|fly|fly-away|chase)$/;
/** What a thing does that is on the way. */
const moves = /^(?:fall|roll|fly|come|leave|hop)$/;
/** In these nobody walks through what the train goes through. */
const aboard = /^(?:train|car|bus|plane|boat)$/;
/** Of a tunnel it is not said how somebody 'went' or 'passed' through it: mostly in a car. */
const vague = /^(?:go|pass|get|come|passar|ir|atravessar|pasar|atravesar|cruzar)$/;
const hands = /^(?:hand|mão|mano)$/;

export function passing(
  staged: Staged,
  meant: ClauseMeant,
  { language, place, people, next }: World,
): Staged {
  const { clause } = meant;
  if (clause.mode !== 'done') return staged;
  const found = landmarkIn(meant, language, people.options.text);
  const set = place?.set ?? null;
  // Walls of rooms are the room's own.
  if (!found || (found.picture === 'brick-wall' && set !== null && isIndoors(set))) return staged;
  if (aboard.test(set ?? '') && /^(?:through|off)$/.test(found.way)) return staged;
  if (staged.acts.length === 0 || meant.who.length === 0) return somethingPasses(staged, meant, found, set);
  // Who follows on the stairs, or holds a hand there, would be left on the floor.
  const isAccompanied = meant.who.length > 1 || staged.acts.length > 1 || holdsHands(clause, next);
  if (found.picture === 'stairs' && isAccompanied) return staged;
  return somebodyPasses(staged, meant, found, set);
}

const holdsHands = ({ sentence }: Clause, next: Clause | undefined): boolean =>
  next?.sentence === sentence && next.things.some(({ head }) => hands.test(head));

function somebodyPasses(staged: Staged, meant: ClauseMeant, found: Landmark, set: SetName | null): Staged {
  const [lead] = staged.acts;
  const { clause, who } = meant;
  const isMoved = clause.things.some(({ preposition, pronoun }) => !preposition && pronoun !== 'se');
  const isOver = found.way === 'over' && clause.things.filter(({ preposition }) => !preposition).length < 2;
  if (!lead || !goes.test(lead.action) || !who.some(({ person }) => person.id === lead.who)) return staged;
  // Who falls over something, or bends over it, does not get to its other side.
  if (found.way === 'over' && lead.action === 'fall') return staged;
  if (found.picture === 'play-tunnel' && vague.test(clause.verb.lemma) && !isAnimal(who)) return staged;
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

const isAnimal = (who: ClauseMeant['who']): boolean => who.every(({ kind }) => kind === 'animal');

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
  // A play tunnel is none for cars and trains.
  if (mover && isVehicle(mover.picture) && picture === 'play-tunnel') return staged;
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
