import type { Character } from '@milestoon/cast';
import { type MusicChoice, usualFilm } from '@milestoon/domain';
import { framesPerSecond, hash } from '@milestoon/drawing';
import type { Narration } from './narration.ts';
import {
  type Beat,
  beatsOf,
  type Memory,
  type Scene,
  type Screenplay,
  type ShownMoment,
  type Staging,
} from '@milestoon/story/screenplay';
import type { Picture } from '@milestoon/things';
import { buildSet, type StageSet } from '@milestoon/stage';
import { actionSounds } from './sound/action-sounds.ts';
import { blockShot } from './acting/blocking.ts';
import { captionPages } from './captions.ts';
import { type Coverage, planCoverage } from './cameras/coverage.ts';
import { isJumpCut, whipInto } from './cameras/cuts.ts';
import { doublesIn } from './acting/doubles.ts';
import type { Film, FilmPhoto, SetChoice, Shot, StoryShot } from './film.ts';
import { frameOf } from './cameras/framing.ts';
import { looksUp } from './cameras/low-angle.ts';
import { mouthKeys } from './acting/mouth.ts';
import { paceFilm, type Pacing, type TimedBeat } from './cameras/pacing.ts';
import { moveCamera, type ShotSize } from './cameras/camera-plan.ts';
import { cameraOnThing, placeOfCloseUp } from './cameras/close-up.ts';
import { takingIn } from './acting/reactions.ts';
import { changeInto, isCalm } from './cameras/scene-change.ts';
import { planMomentShots } from './cameras/moment-shots.ts';
import { stillOn } from './showing/still-on.ts';
import { inTheirClothes } from './showing/worn.ts';
import { lifted } from './showing/bearing.ts';
import { tableIn } from './showing/in-rooms.ts';
import { placeProps } from './showing/place-props.ts';
import { planMemories, planShots, type ShotPlan } from './cameras/shots.ts';
import { planSound } from './sound/sound.ts';

/** What a film is directed from. */
export interface DirectionRequest {
  screenplay: Screenplay;
  narration: Narration;
  /** One for every member of the screenplay's cast, by member id. */
  characters: Record<string, Character>;
  photos: FilmPhoto[];
  /** What the things of the screenplay look like, by their names; what is missing is not shown. */
  pictures?: Readonly<Record<string, Picture>>;
  /** The captions become part of the picture. */
  wordsInPicture?: boolean | undefined;
  /** What the music leans towards; missing: as each scene asks. */
  music?: MusicChoice | undefined;
  /** Whose voices tell it, whoever tells most first; nobody: a voice that was made. */
  toldBy?: readonly string[];
}

/** Turns words and voices into a film: pacing, shots, blocking, camera, captions and sound plan. */
export function directFilm(request: DirectionRequest): Film {
  const { screenplay, narration } = request;
  const pacing = paceFilm(screenplay, narration);
  const stories = storyOf(request, pacing);
  return {
    version: 1,
    seed: screenplay.seed,
    style: screenplay.style,
    title: screenplay.title,
    episodeNumber: screenplay.episodeNumber,
    childName: screenplay.childName,
    ...familyIn(screenplay),
    ...(request.toldBy?.length ? { toldBy: request.toldBy.slice(0, mostNamed) } : {}),
    language: screenplay.language,
    frames: pacing.frames,
    characters: request.characters,
    photos: request.photos,
    pictures: { ...request.pictures },
    shots: withCards(screenplay, pacing, stories),
    captions: pacing.beats.flatMap((timed) => captionPages(lineOf(narration, timed.beat), timed.speechFrom)),
    ...(request.wordsInPicture ? { wordsInPicture: true } : {}),
    sound: planSound(
      screenplay,
      narration,
      pacing,
      request.characters.hero?.seed ?? screenplay.seed,
      actionSounds(stories, rolesOf(request), wheeledOf(request)),
      request.music ?? usualFilm.music,
    ),
  };
}

/** More names than these do not fit beside the child's. */
const mostNamed = 3;

function familyIn({ cast }: Screenplay): Pick<Film, 'family'> {
  const names = cast.flatMap(({ name, family }) => (family === undefined ? [] : [name]));
  return names.length > 0 ? { family: names.slice(0, mostNamed) } : {};
}

const rolesOf = ({ screenplay }: DirectionRequest): Record<string, string> =>
  Object.fromEntries(screenplay.cast.map(({ id, role }) => [id, role]));

const wheeledOf = ({ characters }: DirectionRequest): Set<string> =>
  new Set(Object.keys(characters).filter((member) => characters[member]?.look.wheelchair));

function withCards(screenplay: Screenplay, pacing: Pacing, stories: StoryShot[]): Shot[] {
  // A recap shows another day; the title stands in the place of this one.
  const first = (screenplay.scenes.find(({ beats }) => !beats[0]?.memories) ?? screenplay.scenes[0]) as Scene;
  const last = screenplay.scenes.at(-1) as Scene;
  const endFrom = pacing.frames - pacing.endFrames;
  return [
    { kind: 'title', from: 0, to: pacing.titleFrames, set: setOf(screenplay, first), transition: false },
    ...stories,
    {
      kind: 'end',
      from: endFrom,
      to: pacing.frames,
      set: setOf(screenplay, last),
      transition: true,
      change: isCalm(last) ? 'time' : 'joy',
    },
  ];
}

/** The same place looks the same all through an episode, and different in another one. */
const setOf = (screenplay: Screenplay, scene: Pick<Scene, 'set' | 'time' | 'weather'>): SetChoice => ({
  name: scene.set,
  time: scene.time,
  weather: scene.weather,
  seed: (screenplay.seed ^ hash(scene.set)) >>> 0,
});

function lineOf(narration: Narration, beat: string): Narration['lines'][number] {
  const line = narration.lines.find((candidate) => candidate.beat === beat);
  if (!line) throw new Error(`the narration has no line for beat ${beat}`);
  return line;
}

/** What one shot of a beat shows. */
interface ShotView {
  set: SetChoice;
  staging: readonly Staging[];
  plan: ShotPlan;
  /** Opens the beat: those who turn round are seen doing it. */
  opens: boolean;
  /** What is done has been seen to begin. */
  continues: boolean;
  memory?: Memory;
  /** What is told there, and its place among the line's moments. */
  shown?: { moment: ShownMoment; index: number };
}

/** Shot after shot, each a clear change of size or angle from the one before. */
function storyOf(request: DirectionRequest, pacing: Pacing): StoryShot[] {
  const coverage = planCoverage(request.screenplay, pacing.beats, request.characters);
  const shots: StoryShot[] = [];
  for (const timed of pacing.beats)
    for (const view of viewsOf(request, timed, coverage.get(timed.beat))) {
      const before = shots.at(-1);
      const beat = beatOf(request.screenplay, timed);
      const choices = sizesInstead[view.plan.size].map((size) =>
        shotOf(request, timed, beat, { ...view, plan: { ...view.plan, size } }),
      );
      const clear = choices.find((shot) => !before || !isJumpCut(before, shot));
      const level = (clear ?? choices[0]) as StoryShot;
      const low = looksUp(request.screenplay.style, shots, level);
      const shot = low ? { ...level, set: { ...level.set, lowAngle: true } } : level;
      const whip = whipInto(request.screenplay.style, shots, shot);
      shots.push(whip ? { ...shot, whip } : shot);
    }
  return shots;
}

/** The size that was planned, and what comes closest to it where that would be a jump. */
const sizesInstead: Record<ShotSize, readonly ShotSize[]> = {
  wide: ['wide', 'medium', 'close'],
  medium: ['medium', 'wide', 'close'],
  close: ['close', 'medium', 'wide'],
};

const beatOf = (screenplay: Screenplay, timed: TimedBeat): Beat =>
  beatsOf(screenplay).find(({ id }) => id === timed.beat) as Beat;

function viewsOf(request: DirectionRequest, timed: TimedBeat, coverage?: Coverage): ShotView[] {
  const { screenplay, narration } = request;
  const scene = screenplay.scenes[timed.scene] as Scene;
  const beat = beatOf(screenplay, timed);
  const line = lineOf(narration, beat.id);
  const wordStarts = line.words.map((word) => timed.speechFrom + word.start * framesPerSecond);
  const { memories, staging } = beat;
  if (memories)
    return planMemories(memories.length, timed, wordStarts).flatMap((plan, index) => {
      const memory = memories[index];
      return memory ? [{ ...viewOf(screenplay, memory), plan, opens: false, continues: false, memory }] : [];
    });
  const set = setOf(screenplay, scene);
  const { moments } = beat;
  if (moments?.length)
    return planMomentShots(beat, moments, timed, wordStarts, coverage).map(
      ({ plan, moment, index, again }) => ({
        set: setOf(screenplay, {
          set: moment.set ?? scene.set,
          time: moment.time ?? scene.time,
          weather: moment.weather ?? scene.weather,
        }),
        staging: moment.staging.filter(({ on }) => !on),
        plan,
        opens: index === 0 && !again,
        continues: again,
        shown: { moment, index },
      }),
    );
  const plans = planShots(beat, timed, wordStarts, coverage);
  return plans.map((plan, index) => ({
    set,
    staging,
    plan,
    opens: index === 0,
    // A glimpse of a thing is not yet what is done with it.
    continues: !isGlimpse(plan) && plans.slice(0, index).some((earlier) => !isGlimpse(earlier)),
  }));
}

const isGlimpse = ({ view }: ShotPlan): boolean => view?.kind === 'insert' || view?.kind === 'close-up';

/** The child alone where it was then. Another episode, another corner of the place. */
function viewOf(screenplay: Screenplay, memory: Memory): Pick<ShotView, 'set' | 'staging'> {
  const { set, time, weather, action, emotion, episodeNumber } = memory;
  return {
    set: { name: set, time, weather, seed: (screenplay.seed ^ hash(`${set} ${episodeNumber}`)) >>> 0 },
    staging: [{ member: 'hero', action, emotion, place: 0, facing: 'right' }],
  };
}

const stagingBefore = (screenplay: Screenplay, beat: Beat): readonly Staging[] => {
  const beats = beatsOf(screenplay);
  return beats[beats.findIndex(({ id }) => id === beat.id) - 1]?.staging ?? [];
};

function shotOf(request: DirectionRequest, timed: TimedBeat, beat: Beat, view: ShotView): StoryShot {
  const { screenplay, narration, characters } = request;
  const { plan, opens, continues, memory, shown } = view;
  const without = doublesIn(view.set.name, view.staging, shown?.moment.seen);
  const set = without.length > 0 ? { ...view.set, without } : view.set;
  const speaker = beat.speaker === 'hero' ? 'hero' : null;
  const scene = screenplay.scenes[timed.scene] as Scene;
  const opensScene = timed.opensScene && plan.from === timed.from;
  const food = beat.meaning?.food;
  const closeUp = plan.view?.kind === 'close-up' ? plan.view.shows : undefined;
  const place = closeUp ? placeOfCloseUp(closeUp, set) : set;
  const stage = buildSet({ ...place, style: screenplay.style });
  const photo = plan.showsPhoto && beat.photo ? request.photos[beat.photo.image] : undefined;
  const blocked = blockShot({
    staging: closeUp ? [] : view.staging,
    characters,
    mark: stage.mark,
    set: set.name,
    from: plan.from,
    to: plan.to,
    speaker,
    ...(food ? { food } : {}),
    ...(!opens || timed.opensScene ? {} : { before: stagingBefore(screenplay, beat) }),
    continues,
    ...(shown ? { told: true } : {}),
    ...(memory || shown ? (shown && continues ? { since: view.plan.from } : {}) : { since: timed.from }),
  });
  const kept = shown || memory ? [] : stillOn(screenplay, beat);
  const actors = shown
    ? inTheirClothes(
        lifted(blocked, shown.moment.seen, request.pictures ?? {}, { characters, from: plan.from }),
        shown.moment.seen,
      )
    : inTheirClothes(blocked, kept);
  const shot: StoryShot = {
    kind: 'story',
    from: plan.from,
    to: plan.to,
    set: place,
    transition: opensScene,
    ...(opensScene ? { change: changeInto(screenplay.scenes[timed.scene - 1], scene) } : {}),
    beat: beat.id,
    camera: { from: { x: 0, y: 0, zoom: 1 }, to: { x: 0, y: 0, zoom: 1 } },
    follows: false,
    focus: plan.size === 'wide' ? 'deep' : plan.size,
    actors,
    ...(shown ? momentOf(shown, actors, stage, request, plan.from) : {}),
    ...(kept.length > 0 && !closeUp ? propsOf(bodies(kept), actors, stage, request, plan.from) : {}),
    ...(closeUp ? { closeUp } : {}),
    speaker,
    mouth: speaker ? mouthKeys(lineOf(narration, beat.id), timed.speechFrom) : [],
    ...(memory ? { memory: { title: memory.title, episodeNumber: memory.episodeNumber } } : {}),
    photo: photo && beat.photo ? { asset: photo.asset, treatment: beat.photo.treatment } : null,
  };
  if (closeUp) return { ...shot, camera: moveCamera(cameraOnThing(stage.mark), plan.move) };
  if (plan.view?.kind === 'reaction') {
    const taken = takingIn(shot, plan.view.member, characters);
    return { ...taken, ...frameOf(taken, plan, characters) };
  }
  return { ...shot, ...frameOf(shot, plan, characters) };
}

/** What a shot of a moment has beside its actors. */
function momentOf(
  { moment, index }: NonNullable<ShotView['shown']>,
  actors: StoryShot['actors'],
  stage: Ground,
  request: DirectionRequest,
  from: number,
): Pick<StoryShot, 'moment' | 'props' | 'crowd'> {
  return {
    moment: index,
    ...propsOf(moment, actors, stage, request, from),
    ...(moment.crowd ? { crowd: moment.crowd } : {}),
  };
}

type Ground = Pick<StageSet, 'mark' | 'horizon' | 'indoor' | 'name'>;

/** Nothing but what people have on. */
const bodies = (seen: ShownMoment['seen']): ShownMoment => ({ word: 0, mode: 'done', staging: [], seen });

function propsOf(
  moment: ShownMoment,
  actors: StoryShot['actors'],
  { mark, horizon, indoor, name }: Ground,
  { characters, pictures = {} }: DirectionRequest,
  from: number,
): Pick<StoryShot, 'props'> {
  const laysTable = tableIn(name, indoor);
  const props = placeProps(moment, {
    actors,
    characters,
    pictures,
    mark,
    from,
    horizon,
    indoor,
    set: name,
    ...(laysTable ? { laysTable } : {}),
  });
  return props.length > 0 ? { props } : {};
}
