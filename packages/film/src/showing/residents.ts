import { type Character, newCastMember, perform, type Performance, widthOf } from '@milestoon/cast';
import { boundsOf, type Box, type DrawList, hash, inflate, intersect } from '@milestoon/drawing';
import { type AnimalPlace, type Camera, type Resident, type StageSet, stageToScreen } from '@milestoon/stage';
import { actorAt } from '../acting/acting.ts';
import type { Film, Shot, StoryShot } from '../film.ts';
import { pastimeAt } from './pastime.ts';
import { playedAway } from './played-away.ts';

/** What of a film its animals depend on. */
export type Household = Pick<Film, 'characters' | 'seed'> & { shots: readonly Shot[] };

/** A set with its animals in their places, at a frame of a shot; those outside the camera's picture are left out. */
export function inhabited(
  set: StageSet,
  film: Household,
  shot: StoryShot,
  frame: number,
  camera: Camera,
): StageSet {
  if (set.animals.length === 0) return set;
  const away = playedAway(film, shot, set.animals);
  const looked = middleOf(shot, frame);
  const seen = set.animals.flatMap((place, i): Resident[] => {
    const character = away[i] ?? null;
    if (character === 'out') return [];
    const animal = character ?? residentOf(film, set, place, i);
    return drawnIn(set, place, animal, `${film.seed}|${i}`, frame, looked, camera);
  });
  return seen.length > 0 ? { ...set, residents: { key: `${film.seed}|${shot.from}`, seen } } : set;
}

/** The same for a card, where everybody is at home and nothing moves. */
export function atHome(set: StageSet, film: Household): StageSet {
  if (set.animals.length === 0) return set;
  const own = playedAway(film, null, set.animals);
  const seen = set.animals.flatMap((place, i): Resident[] => {
    const character = own[i];
    const animal = character && character !== 'out' ? character : residentOf(film, set, place, i);
    return drawnIn(set, place, animal, `${film.seed}|${i}`, 0, undefined, null);
  });
  return { ...set, residents: { key: `home ${film.seed}|${film.characters.hero?.seed}`, seen } };
}

const animals = new WeakMap<Character, Map<string, Character>>();

/** Whoever stands in a place that no animal of the story belongs to: the same all through a film. */
function residentOf(
  { characters }: Household,
  { name, seed }: StageSet,
  place: AnimalPlace,
  i: number,
): Character | null {
  const { hero } = characters;
  if (!hero) return null;
  const known = animals.get(hero) ?? new Map<string, Character>();
  animals.set(hero, known);
  const key = `${name}|${seed}|${i}|${place.role}`;
  const kept = known.get(key);
  if (kept) return kept;
  const made = newCastMember({ id: key, name: key, role: place.role, hero, seed: hash(key) });
  known.set(key, made);
  return made;
}

/** Where those are who act, stage pixels. */
function middleOf({ actors }: StoryShot, frame: number): number | undefined {
  if (actors.length === 0) return undefined;
  return actors.reduce((sum, actor) => sum + actorAt(actor, frame).x, 0) / actors.length;
}

const drawings = new WeakMap<Character, Map<string, DrawList>>();
/** So many of one animal are kept: all of its quiet and of what comes after. */
const kept = 40;

/** The same moment is the same object: painters have kept its outlines. */
function performed(animal: Character, key: string, performance: Performance): DrawList {
  const known = drawings.get(animal) ?? new Map<string, DrawList>();
  drawings.set(animal, known);
  const before = known.get(key);
  if (before) return before;
  const ops = perform(animal, performance);
  if (known.size >= kept) known.clear();
  known.set(key, ops);
  return ops;
}

const gazes: readonly (readonly [number, number])[] = [
  [-0.6, 0],
  [0, 0],
  [0.6, 0],
];
const screen: Box = [0, 0, 1920, 1080];

function drawnIn(
  set: StageSet,
  place: AnimalPlace,
  animal: Character | null,
  who: string,
  frame: number,
  looked: number | undefined,
  camera: Camera | null,
): Resident[] {
  if (!animal) return [];
  const { x, y, size, facing } = place;
  const width = widthOf(animal, 'stand') * size;
  const around: Box = [x - width * 1.2, y - 620 * size, width * 2.4, 700 * size];
  if (camera && !isSeen(stageToScreen(set, camera, around))) return [];
  // Three directions are enough, and painters keep each.
  const gaze = looked === undefined ? undefined : gazes[Math.abs(looked - x) < 260 ? 1 : looked < x ? 0 : 2];
  const { key: moment, ...performance } = pastimeAt(place, frame + (hash(who) % 400));
  const drawn = `${moment}|${gaze?.[0]}`;
  const ops = performed(animal, `${drawn}|${facing}`, {
    ...performance,
    emotion: 'neutral',
    facing,
    ...(gaze ? { gaze } : {}),
  });
  const bounds = boundsOf(ops);
  if (!bounds) return [];
  const key = `resident ${set.key}|${who}|${drawn}`;
  return [
    {
      place,
      width,
      ops: [{ kind: 'layer', key, matrix: [size, 0, 0, size, x, y], box: inflate(bounds, 8), ops }],
    },
  ];
}

function isSeen(box: Box): boolean {
  const [, , width, height] = intersect(box, screen);
  return width > 0 && height > 0;
}
