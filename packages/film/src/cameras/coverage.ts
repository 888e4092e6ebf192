/** Which lines are seen over a shoulder, and which have a close picture of a thing. */
import {
  actions,
  type Character,
  definitionOf,
  hasTrait,
  isAnimal,
  isBaby,
  thingOf,
  things,
} from '@milestoon/cast';
import { framesPerSecond } from '@milestoon/drawing';
import type { Beat, Screenplay, Seen, Staging } from '@milestoon/story/screenplay';
import type { CloseUp } from '../film.ts';
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
  /** What is named, from a moment before that word (index in the line) on. */
  closeUp?: { shows: CloseUp; word: number };
  /** Who is seen to take it in, at the end of the line. */
  reaction?: string;
}

/** More would be a mannerism. */
const most = { inserts: 2, things: 3, overShoulders: 5, reactions: 3 } as const;
const photoFrames = 2.2 * framesPerSecond;
/** Shorter lines are not cut, frames. */
const shortest = {
  withInsert: 3.1 * framesPerSecond,
  withCloseUp: 2.2 * framesPerSecond,
  withReaction: 4 * framesPerSecond,
  withTake: 3.2 * framesPerSecond,
} as const;

/** Chooses by what a line says and shows; the same screenplay gives the same coverage. */
export function planCoverage(
  screenplay: Screenplay,
  timed: readonly TimedBeat[],
  characters: Readonly<Record<string, Character>>,
): ReadonlyMap<string, Coverage> {
  const coverage = new Map<string, Coverage>();
  const shown = new Set<string>();
  let [looks, takes, inserts] = [0, 0, 0];
  for (const [sceneIndex, scene] of screenplay.scenes.entries()) {
    let before: Coverage | undefined;
    for (const beat of scene.beats) {
      const time = timed.find((candidate) => candidate.beat === beat.id);
      const closes =
        sceneIndex === screenplay.scenes.length - 1 &&
        beat === scene.beats.at(-1) &&
        beat.source === undefined;
      if (!time || beat.memories || closes) {
        before = undefined;
        continue;
      }
      const joke = jokeOf(beat);
      const free = !joke && !before?.insert && before?.closeUp?.shows.kind !== 'thing';
      const isFree = free && (!beat.photo || beat.moments !== undefined) && inserts < most.inserts;
      const thing = isFree ? insertOf(beat, behindPhoto(beat, time), shown) : undefined;
      const closeUp = joke ?? (free && !thing ? closeUpOf(beat, behindPhoto(beat, time), shown) : undefined);
      if (beat.photo && !closeUp && !thing) {
        before = undefined;
        continue;
      }
      const look =
        thing || closeUp || beat.photo || looks >= most.overShoulders || before?.overShoulder
          ? undefined
          : overShoulderOf(beat, time, characters);
      const reaction =
        thing || look || beat.photo || takes >= most.reactions || before?.reaction
          ? undefined
          : reactionOf(beat, time, characters, joke !== undefined);
      if (thing) {
        inserts += 1;
        shown.add(thing.action);
        const part = time.opensScene ? 'last' : 'first';
        coverage.set(beat.id, { insert: { member: thing.member, part } });
      } else if (look) {
        looks += 1;
        coverage.set(beat.id, { overShoulder: look });
      } else if (closeUp || reaction) {
        if (closeUp && !joke) shown.add(closeUp.shows.name);
        if (reaction) takes += 1;
        coverage.set(beat.id, { ...(closeUp ? { closeUp } : {}), ...(reaction ? { reaction } : {}) });
      }
      before = coverage.get(beat.id);
    }
  }
  return coverage;
}

/** What is left of a line when the parent's photo has been seen. */
const behindPhoto = ({ photo, moments }: Beat, time: TimedBeat): TimedBeat =>
  photo && moments ? { ...time, from: time.from + photoFrames } : time;

/** The storyteller's joke, seen when its second half begins. */
function jokeOf({ meaning }: Beat): Coverage['closeUp'] {
  if (!meaning?.gag) return undefined;
  const { listener, moment, word } = meaning.gag;
  return { shows: { kind: 'listener', name: listener, moment }, word };
}

function closeUpOf(beat: Beat, { from, to }: TimedBeat, shown: ReadonlySet<string>): Coverage['closeUp'] {
  if (beat.source === undefined || beat.speaker === 'hero' || to - from < shortest.withCloseUp)
    return undefined;
  if (things.filter((name) => shown.has(name)).length >= most.things) return undefined;
  const thing = beat.meaning?.thing;
  if (!thing || shown.has(thing.name) || tellsColor(beat)) return undefined;
  // What is done with a thing has shown it already.
  const done = actions.some((action) => thingOf(action)?.name === thing.name && shown.has(action));
  return done ? undefined : { shows: { kind: 'thing', name: thing.name }, word: thing.word };
}

/** 'Glasses, red ones': a colour that is told beside the thing. */
const colored =
  /(?<!\p{L})(?:red|blue|green|yellow|orange|purple|pink|black|white|brown|gold(?:en)?|silver|turquoise|vermelh[oa]s?|azu(?:l|is)|verdes?|amarel[oa]s?|laranja|rox[oa]s?|lilás|cor-de-rosa|rosa|pret[oa]s?|branc[oa]s?|castanh[oa]s?|dourad[oa]s?|roj[oa]s?|azul(?:es)?|amarill[oa]s?|naranja|morad[oa]s?|negr[oa]s?|blanc[oa]s?|marr(?:ón|ones)|dorad[oa]s?)(?!\p{L})/iu;

/** The close picture has colours of its own. */
const tellsColor = ({ moments = [], text }: Beat): boolean =>
  colored.test(text) ||
  moments.some(
    ({ seen, staging }) =>
      seen.some(isToldToLook) || staging.some(({ thing }) => thing && isToldToLook(thing)),
  );

/** Everybody whom a line shows, in whichever of its moments. */
const seenIn = ({ staging, moments }: Beat): readonly Staging[] =>
  moments?.flatMap((moment) => moment.staging.filter(({ on }) => !on)) ?? staging;

const befallen: ReadonlySet<Staging['emotion']> = new Set(['surprised', 'angry', 'shy']);

/** Who takes in what was funny or a surprise: rather an animal that keeps a straight face, else a grown-up. */
function reactionOf(
  beat: Beat,
  { from, to }: TimedBeat,
  characters: Readonly<Record<string, Character>>,
  joke: boolean,
): string | undefined {
  const staging = seenIn(beat);
  const startles = staging.some(({ emotion }) => emotion === 'laughing' || emotion === 'surprised');
  // 'He did not laugh': nobody does.
  const isUndone = beat.moments?.at(-1)?.mode === 'undone';
  if (isUndone || beat.speaker === 'hero' || to - from < shortest.withTake) return undefined;
  if (!joke && !startles && !beat.meaning?.funny) return undefined;
  if (staging.some(({ emotion }) => emotion === 'sad' || emotion === 'scared')) return undefined;
  const others = staging
    .filter(
      ({ member, action, emotion }) =>
        // Whoever it befell is not amused by it.
        member !== 'hero' && action !== 'sleep' && !befallen.has(emotion) && characters[member],
    )
    .map((staging) => ({
      member: staging.member,
      animal: isAnimal(characters[staging.member]?.role ?? 'hero'),
      named: placeOf(staging, beat) < Number.POSITIVE_INFINITY,
    }))
    .sort((a, b) => Number(b.animal) - Number(a.animal) || Number(a.named) - Number(b.named));
  return others[0]?.member ?? (joke ? 'hero' : undefined);
}

/** Each thing is shown once, when somebody has it for the first time. */
function insertOf(beat: Beat, { from, to }: TimedBeat, shown: ReadonlySet<string>): Staging | undefined {
  if (beat.speaker === 'hero' || to - from < shortest.withInsert) return undefined;
  return [...beat.staging]
    .sort((a, b) => Number(b.member === 'hero') - Number(a.member === 'hero'))
    .find((staging) => thingOf(staging.action) && !shown.has(staging.action) && !isElsewhere(staging));
}

/** The story's own thing is where its motion has it, at the mouth and not in a bowl: a close picture there has no head. */
const isElsewhere = ({ action, thing }: Staging): boolean =>
  thing !== undefined && definitionOf(action).withThing !== undefined;

function overShoulderOf(
  beat: Beat,
  { from, to, opensScene }: TimedBeat,
  characters: Readonly<Record<string, Character>>,
): OverShoulder | undefined {
  const hero = beat.staging.find(({ member }) => member === 'hero');
  const others = beat.staging.filter((staging) => hero && staging !== hero && isHuman(staging, characters));
  if (!hero || !isFaceToFace(hero)) return undefined;
  const facing = others.filter(
    (other) => isFaceToFace(other) && looksAt(hero, other) && looksAt(other, hero),
  );
  if (beat.speaker === 'hero') {
    const [listener] = facing;
    return listener && { faced: 'hero', past: listener.member, part: 'all' };
  }
  // Whoever is spoken of, else whoever stands eye to eye with the child.
  const named =
    facing.find((other) => placeOf(other, beat) < Number.POSITIVE_INFINITY) ??
    (to - from >= shortest.withReaction ? facing[0] : undefined);
  if (!named || opensScene) return undefined;
  // Whose line it is: whoever is named first.
  if (beat.shot.size === 'close')
    return placeOf(hero, beat) <= placeOf(named, beat)
      ? { faced: 'hero', past: named.member, part: 'all' }
      : { faced: named.member, past: 'hero', part: 'all' };
  const look = { faced: named.member, past: 'hero' };
  if (to - from >= shortest.withReaction) return { ...look, part: 'last' };
  return hasTrait(hero.action, 'listening') ? { ...look, part: 'all' } : undefined;
}

const isFaceToFace = ({ action }: Staging): boolean => hasTrait(action, 'face-to-face');

/** Animals and babies are too low to be looked past. */
function isHuman({ member }: Staging, characters: Readonly<Record<string, Character>>): boolean {
  const character = characters[member];
  return character !== undefined && !isAnimal(character.role) && !isBaby(character);
}

const looksAt = (one: Staging, other: Staging): boolean =>
  one.facing === 'right' ? other.place > one.place : other.place < one.place;

/** When in a line somebody is named; Infinity where they are not. */
function placeOf({ member }: Staging, { meaning }: Beat): number {
  const place = meaning?.named.indexOf(member) ?? -1;
  return place < 0 ? Number.POSITIVE_INFINITY : place;
}

const isToldToLook = ({ color, looks }: Pick<Seen, 'color' | 'looks'>): boolean =>
  color !== undefined || looks !== undefined;
