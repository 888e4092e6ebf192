/** Which lines are seen over a shoulder, and which have a close picture of a thing. */
import { type Action, type Character, isAnimal } from '../cast/index.ts';
import { thingOf } from '../cast/things.ts';
import { framesPerSecond } from '../core/draw-list.ts';
import type { Beat, Screenplay, Staging } from '../screenplay/screenplay.ts';
import type { TimedBeat } from './pacing.ts';

/** Looked at past somebody's shoulder: all through the line, or in its last part. */
export interface OverShoulder {
  faced: string;
  past: string;
  part: 'all' | 'last';
}
/** How a line is seen other than as a picture of those who stand there. */
export interface Coverage {
  overShoulder?: OverShoulder;
  /** The thing a member has to do with, before or after the picture of the face. */
  insert?: { member: string; part: 'first' | 'last' };
}

/** More would be a mannerism. */
const most = { inserts: 2, overShoulders: 4 } as const;
/** Shorter lines are not cut, frames. */
const shortest = { withInsert: 3.1 * framesPerSecond, withReaction: 4 * framesPerSecond } as const;

/** What is done on the feet, with a face to look at. */
const faceToFace: readonly Action[] = [
  'stand',
  'talk',
  'wave',
  'point',
  'clap',
  'think',
  'laugh',
  'cry',
  'look',
  'lick',
  'cheer',
];

/** The other is what there is to see. */
const listening: readonly Action[] = ['stand', 'think', 'look'];

/** Chooses by what a line says and shows; the same screenplay gives the same coverage. */
export function planCoverage(
  screenplay: Screenplay,
  timed: readonly TimedBeat[],
  characters: Readonly<Record<string, Character>>,
): ReadonlyMap<string, Coverage> {
  const coverage = new Map<string, Coverage>();
  const shown = new Set<Action>();
  let looks = 0;
  for (const [sceneIndex, scene] of screenplay.scenes.entries()) {
    let before: Coverage | undefined;
    for (const beat of scene.beats) {
      const time = timed.find((candidate) => candidate.beat === beat.id);
      const closes = sceneIndex === screenplay.scenes.length - 1 && beat === scene.beats.at(-1);
      if (!time || beat.photo || beat.memories || closes) {
        before = undefined;
        continue;
      }
      const thing = shown.size < most.inserts && !before?.insert ? insertOf(beat, time, shown) : undefined;
      const look =
        thing || looks >= most.overShoulders || before?.overShoulder
          ? undefined
          : overShoulderOf(beat, time, screenplay, characters);
      if (thing) {
        shown.add(thing.action);
        const part = time.opensScene ? 'last' : 'first';
        coverage.set(beat.id, { insert: { member: thing.member, part } });
      } else if (look) {
        looks += 1;
        coverage.set(beat.id, { overShoulder: look });
      }
      before = coverage.get(beat.id);
    }
  }
  return coverage;
}

/** Each thing is shown once, when somebody has it for the first time. */
function insertOf(beat: Beat, { from, to }: TimedBeat, shown: ReadonlySet<Action>): Staging | undefined {
  if (beat.speaker === 'hero' || to - from < shortest.withInsert) return undefined;
  return [...beat.staging]
    .sort((a, b) => Number(b.member === 'hero') - Number(a.member === 'hero'))
    .find(({ action }) => thingOf(action) && !shown.has(action));
}

function overShoulderOf(
  beat: Beat,
  { from, to, opensScene }: TimedBeat,
  screenplay: Screenplay,
  characters: Readonly<Record<string, Character>>,
): OverShoulder | undefined {
  const hero = beat.staging.find(({ member }) => member === 'hero');
  const others = beat.staging.filter((staging) => hero && staging !== hero && isHuman(staging, characters));
  if (!hero || !others.every(isFaceToFace) || !isFaceToFace(hero)) return undefined;
  if (beat.speaker === 'hero') {
    const listener = others.find((other) => looksAt(hero, other));
    return listener && { faced: 'hero', past: listener.member, part: 'all' };
  }
  const named = others.find(
    (other) =>
      placeOf(other, beat, screenplay) < Number.POSITIVE_INFINITY &&
      looksAt(hero, other) &&
      looksAt(other, hero),
  );
  if (!named || opensScene) return undefined;
  // Whose line it is: whoever is named first.
  if (beat.shot.size === 'close')
    return placeOf(hero, beat, screenplay) <= placeOf(named, beat, screenplay)
      ? { faced: 'hero', past: named.member, part: 'all' }
      : { faced: named.member, past: 'hero', part: 'all' };
  const look = { faced: named.member, past: 'hero' };
  if (to - from >= shortest.withReaction) return { ...look, part: 'last' };
  return listening.includes(hero.action) ? { ...look, part: 'all' } : undefined;
}

const isFaceToFace = ({ action }: Staging): boolean => faceToFace.includes(action);

/** Animals and babies are too low to be looked past. */
function isHuman({ member }: Staging, characters: Readonly<Record<string, Character>>): boolean {
  const role = characters[member]?.role;
  return role !== undefined && !isAnimal(role) && role !== 'baby';
}

const looksAt = (one: Staging, other: Staging): boolean =>
  one.facing === 'right' ? other.place > one.place : other.place < one.place;

/** Where in a line somebody is named; Infinity where they are not. */
function placeOf({ member }: Staging, { text }: Beat, { cast }: Screenplay): number {
  const name = cast
    .find(({ id }) => id === member)
    ?.name.split(' ')
    .at(-1);
  const place = name === undefined ? -1 : text.indexOf(name);
  return place < 0 ? Number.POSITIVE_INFINITY : place;
}
