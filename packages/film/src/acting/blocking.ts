import {
  type Action,
  type Character,
  definitionOf,
  type Food,
  heightOf,
  isAnimal,
  widthOf,
} from '@milestoon/cast';
import type { Staging } from '@milestoon/story/screenplay';
import type { SetName } from '@milestoon/stage';
import type { Acting, Actor } from '../film.ts';
import { hidesBehind } from './behind-somebody.ts';
import { reachesOut } from './reaching-out.ts';
import { apartAtSpot } from './at-spots.ts';
import { asleepWhereTheyAre } from './asleep-there.ts';
import { withEyes } from './eyes.ts';
import { type Paired, pairUp } from './pairing.ts';
import { besidePairs, between } from './making-room.ts';
import { distanceFor } from './together.ts';
import { turnRound } from './turning-round.ts';
import { onTheArm } from './on-the-arm.ts';
import { behindTheBack, isOnShoulders, onTheBack } from './on-the-back.ts';
import { carriedAt } from './with-animals.ts';
import { heldAt } from './with-babies.ts';
import { hasDistance, walkAway } from './walking-away.ts';
import { waterLines } from './water-lines.ts';
import { planWays, type Way } from './ways.ts';

/** Half the width of the stage, pixels: place ±1 stands here. */
const reach = 430;
/** Above the set's mark, so that captions leave the feet free. */
const upstage = -70;
/** Figures further back stand a little higher, so that feet do not form a ruler's edge. */
const depths = [0, -14, 8, -24];

export interface BlockingRequest {
  staging: readonly Staging[];
  characters: Readonly<Record<string, Character>>;
  mark: { x: number; y: number };
  set: SetName;
  /** Frames of the shot. */
  from: number;
  to: number;
  speaker: string | null;
  /** What whoever eats is told to eat. */
  food?: Food;
  /** Who stood how a moment ago in the same place. */
  before?: readonly Staging[];
  /** A later shot of the same beat: gestures have been made, those on the way go on. */
  continues: boolean;
  /** When what is done began, in an earlier shot of the same beat. */
  since?: number;
  /** The line tells what is done here: a gesture is made again for as long as it is told. */
  told?: boolean;
}

/** Puts the cast on the stage for one shot: who stands where, does what, and goes where. */
export function blockShot(request: BlockingRequest): Actor[] {
  const { characters, mark, set } = request;
  const paired = pairUp(
    request.staging.map((written) =>
      asleepWhereTheyAre(stayingInSight(written, request), set, characters[written.member]),
    ),
    characters,
  );
  const sleepers = new Set(
    request.staging.flatMap(({ member, action }) =>
      action === 'sleep' && set !== 'bedroom' && !isAnimal(characters[member]?.role ?? '') ? [member] : [],
    ),
  );
  const homes = homesOf(paired, characters, mark.x);
  const ways = waysOf(paired, homes, request);
  const actors = paired.flatMap((staging, index): Actor[] => {
    const character = characters[staging.member];
    if (!character) return [];
    const ground = mark.y + upstage + (staging.partner ? 0 : (depths[index % depths.length] ?? 0));
    const y = /^(?:swim|plunge)$/.test(staging.action) ? (waterLines[set] ?? ground) : ground;
    const actor = {
      member: staging.member,
      // Of two who act together the smaller one stands before the other.
      y:
        isBefore(paired, index, characters) && !isOnShoulders(actionOf(paired, staging.partner))
          ? y + 4
          : isOnShoulders(actionOf(paired, staging.partner))
            ? y - 4
            : y,
      ...liftOf(staging, character, request),
      ...(sleepers.has(staging.member) ? { asleep: true } : {}),
      ...(staging.kneels ? { seated: 'knees' as const } : {}),
      acting: turnRound(
        actingOf(staging, character, ways.get(staging.member) ?? standing(homes[index] ?? mark.x), request),
        character,
        request.before?.find(({ member }) => member === staging.member)?.facing,
        request.to - request.from,
      ),
    };
    return [actor];
  });
  return withEyes(actors, characters, request.speaker);
}

/** Who is carried by a partner. */
function liftOf(staging: Paired, character: Character, shot: BlockingRequest): Pick<Actor, 'lift'> {
  const [partner] = partnersOf(staging, shot);
  const lift = partner
    ? carriedAt(staging.action, character, partner) +
      onTheBack(staging.action, character, partner, actionOf(shot.staging, staging.partner)) +
      onTheArm(staging.action, character, partner) +
      heldAt(character, partner, staging.action)
    : 0;
  return lift > 0 ? { lift } : {};
}

const actionOf = (staging: readonly Staging[], whose: string | undefined): Staging['action'] | undefined =>
  staging.find(({ member }) => member === whose)?.action;

const standing = (x: number): Way => ({ x, speed: 0, frames: 0, pace: 1 });

function waysOf(
  paired: readonly Paired[],
  homes: readonly number[],
  { characters, mark, from, to }: BlockingRequest,
): ReadonlyMap<string, Way> {
  const marks = paired.flatMap(({ member, action, facing, partner }, index) => {
    const character = characters[member];
    const home = homes[index] ?? mark.x;
    return character ? [{ member, character, action, facing, home, ...(partner ? { partner } : {}) }] : [];
  });
  // Who rides goes where the pony goes, or whoever carries them.
  const onFoot = marks.filter(({ action, character }) => action !== 'ride' || isAnimal(character.role));
  const ways = planWays(onFoot, to - from, mark.x);
  const planned = new Map(onFoot.map(({ member }, index) => [member, ways[index] ?? standing(mark.x)]));
  for (const { member, character, facing, partner } of marks) {
    if (planned.has(member)) continue;
    const way = planned.get(partner ?? '') ?? standing(mark.x);
    const mount = characters[partner ?? ''];
    const behind = mount ? behindTheBack(character, mount, actionOf(paired, partner)) : 0;
    planned.set(member, { ...way, x: way.x + (facing === 'right' ? -behind : behind) });
  }
  return planned;
}

function isBefore(
  paired: readonly Paired[],
  index: number,
  characters: Readonly<Record<string, Character>>,
): boolean {
  const other = paired.findIndex(({ member }) => member === paired[index]?.partner);
  const [self, cover] = [characters[paired[index]?.member ?? ''], characters[paired[other]?.member ?? '']];
  if (self && cover) {
    if (hidesBehind(paired[index]?.action ?? 'stand', self, cover)) return false;
    if (hidesBehind(paired[other]?.action ?? 'stand', cover, self)) return true;
  }
  if (paired[index]?.action === 'ride') return !isAnimal(characters[paired[index].member]?.role ?? '');
  const height = (i: number): number => {
    const character = characters[paired[i]?.member ?? ''];
    return character ? heightOf(character) : 0;
  };
  return other >= 0 && (height(index) < height(other) || (height(index) === height(other) && index > other));
}

/** Where everybody is put, those who need more room for what they do moved apart from the others. */
function spread(
  paired: readonly Paired[],
  characters: Readonly<Record<string, Character>>,
  middle: number,
): number[] {
  const places = paired.map(({ place }) => middle + place * reach);
  const order = paired.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const room = (i: number): number => {
    const character = characters[paired[i]?.member ?? ''];
    return character ? widthOf(character, paired[i]?.action ?? 'stand') : 0;
  };
  for (const [k, i] of order.entries()) {
    const next = order[k + 1];
    if (next === undefined || paired[i]?.partner === paired[next]?.member) continue;
    const missing = between * (room(i) + room(next)) - ((places[next] ?? middle) - (places[i] ?? middle));
    if (missing <= 0) continue;
    for (const [m, each] of order.entries())
      places[each] = (places[each] ?? middle) + (m <= k ? -1 : 1) * (missing / 2);
  }
  return places;
}

/** Where everybody stands; two who act together as near to each other as that needs. */
function homesOf(
  paired: readonly Paired[],
  characters: Readonly<Record<string, Character>>,
  middle: number,
): number[] {
  const written = spread(paired, characters, middle);
  const homes = paired.map((one, i) => {
    const j = paired.findIndex(({ member }) => member === one.partner);
    const [self, other] = [characters[one.member], characters[paired[j]?.member ?? '']];
    const [here, there] = [written[i] ?? middle, written[j] ?? middle];
    if (!self || !other) return here;
    // The pair stands as what is done by one of them to the other needs it.
    const atSpot = apartAtSpot(one, paired[j], self, other);
    if (atSpot !== null) return (here + there) / 2 + ((one.facing === 'right' ? -1 : 1) * atSpot) / 2;
    const { together, onOther } = definitionOf(one.action);
    const leads = together || onOther ? one : (paired[j] ?? one);
    const apart =
      (leads === one ? distanceFor(one.action, self, other) : distanceFor(leads.action, other, self)) / 2;
    return (here + there) / 2 + (one.facing === 'right' ? -apart : apart);
  });
  return besidePairs(paired, homes, written, characters);
}

const partnersOf = ({ partner }: Paired, { characters }: BlockingRequest): Character[] => {
  const other = characters[partner ?? ''];
  return other ? [other] : [];
};

/** Nobody turns to the wall of a room, or away while speaking. */
function stayingInSight(staging: Staging, { set, speaker }: BlockingRequest): Staging {
  const instead = definitionOf(staging.action).indoors;
  return instead && (!hasDistance(set) || speaker !== null) ? { ...staging, action: instead } : staging;
}

function actingOf(staging: Paired, character: Character, way: Way, shot: BlockingRequest): Acting[] {
  const { action, emotion, facing } = staging;
  const base = {
    emotion,
    facing,
    ...(action === 'eat' && shot.food ? { food: shot.food } : {}),
    // Scissors that cut are in the hand already.
    ...(staging.thing && !(action === 'cut' && staging.spot && staging.thing.picture === 'scissors')
      ? { thing: staging.thing }
      : {}),
    ...(staging.spot && reachesOut(staging) && (staging.partner || !staging.to)
      ? { spot: staging.spot }
      : {}),
    ...(staging.partner ? { partner: staging.partner } : {}),
  };
  const astride = action === 'ride' && !isAnimal(character.role);
  const rest: Action = astride ? 'ride' : shot.speaker === staging.member ? 'talk' : 'stand';
  const frames = shot.to - shot.from;
  const { x, speed, pace } = way;
  if (speed !== 0) {
    const slower = pace === 1 ? {} : { pace };
    const going: Acting = { ...base, from: shot.from, action, x, speed, ...slower };
    if (way.frames >= frames) return [going];
    const end = x + speed * way.frames;
    return [going, { ...base, from: shot.from + way.frames, action: rest, x: end, speed: 0 }];
  }
  const still = { ...base, x, speed: 0 };
  if (action === 'walk-away')
    return walkAway(
      { ...still, from: shot.from, action: staging.partner ? 'hold-hands' : rest },
      [character, ...partnersOf(staging, shot)],
      shot.to,
      shot.continues,
    );
  const { gesture } = definitionOf(action);
  if (gesture !== undefined && shot.continues && !shot.told)
    return [{ ...still, from: shot.from, action: rest }];
  if (gesture === undefined || frames < gesture + 20) {
    return [{ ...still, from: shot.since ?? shot.from, action: action === 'stand' ? rest : action }];
  }
  if (shot.told) return again(still, { action, rest, gesture }, shot);
  return [
    { ...still, from: shot.from, action: rest },
    { ...still, from: shot.from + anticipation, action },
    { ...still, from: shot.from + anticipation + gesture, action: rest },
  ];
}

/** Frames before a gesture, and between two. */
const [anticipation, breather] = [8, 14];

/** A gesture that the words tell, over and over while they are said; a later shot comes in the middle of it. */
function again(
  still: Omit<Acting, 'from' | 'action'>,
  { action, rest, gesture }: { action: Action; rest: Action; gesture: number },
  { from, to, continues }: BlockingRequest,
): Acting[] {
  const acting: Acting[] = continues ? [] : [{ ...still, from, action: rest }];
  for (let at = continues ? from : from + anticipation; at < to; at += gesture + breather) {
    acting.push({ ...still, from: at, action });
    if (at + gesture < to) acting.push({ ...still, from: at + gesture, action: rest });
  }
  return acting;
}
