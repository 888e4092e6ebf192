import { type Action, type Character, faceZone, heightOf } from '../cast/index.ts';
import { framesPerSecond } from '../core/draw-list.ts';
import { hash } from '../core/random.ts';
import type { Narration } from '../narration/narration.ts';
import { type Beat, beatsOf, type Scene, type Screenplay, type Staging } from '../screenplay/screenplay.ts';
import type { Memory } from '../screenplay/season/season-memory.ts';
import { buildSet } from '../stage/index.ts';
import { actionSounds } from './action-sounds.ts';
import { actorAt, performanceOf } from './acting.ts';
import { blockShot } from './blocking.ts';
import { frameSubject, moveCamera, type Subject } from './camera-plan.ts';
import { captionPages } from './captions.ts';
import type { Actor, Film, FilmPhoto, SetChoice, Shot, StoryShot } from './film.ts';
import { mouthKeys } from './mouth.ts';
import { type Pacing, paceFilm, type TimedBeat } from './pacing.ts';
import { planMemories, planShots, type ShotPlan } from './shots.ts';
import { planSound } from './sound.ts';

export interface DirectionRequest {
  screenplay: Screenplay;
  narration: Narration;
  /** One for every member of the screenplay's cast, by member id. */
  characters: Record<string, Character>;
  photos: FilmPhoto[];
}

/** Turns words and voices into a film: pacing, shots, blocking, camera, captions and sound plan. */
export function directFilm(request: DirectionRequest): Film {
  const { screenplay, narration } = request;
  const pacing = paceFilm(screenplay, narration);
  const stories = pacing.beats.flatMap((timed) => shotsOf(request, timed));
  return {
    version: 1,
    seed: screenplay.seed,
    style: screenplay.style,
    title: screenplay.title,
    episodeNumber: screenplay.episodeNumber,
    childName: screenplay.childName,
    frames: pacing.frames,
    characters: request.characters,
    photos: request.photos,
    shots: withCards(screenplay, pacing, stories),
    captions: pacing.beats.flatMap((timed) => captionPages(lineOf(narration, timed.beat), timed.speechFrom)),
    sound: planSound(
      screenplay,
      narration,
      pacing,
      request.characters.hero?.seed ?? screenplay.seed,
      actionSounds(stories, rolesOf(request)),
    ),
  };
}

const rolesOf = ({ screenplay }: DirectionRequest): Record<string, string> =>
  Object.fromEntries(screenplay.cast.map(({ id, role }) => [id, role]));

function withCards(screenplay: Screenplay, pacing: Pacing, stories: StoryShot[]): Shot[] {
  // A recap shows another day; the title stands in the place of this one.
  const first = (screenplay.scenes.find(({ beats }) => !beats[0]?.memories) ?? screenplay.scenes[0]) as Scene;
  const last = screenplay.scenes.at(-1) as Scene;
  const endFrom = pacing.frames - pacing.endFrames;
  return [
    { kind: 'title', from: 0, to: pacing.titleFrames, set: setOf(screenplay, first), transition: false },
    ...stories,
    { kind: 'end', from: endFrom, to: pacing.frames, set: setOf(screenplay, last), transition: true },
  ];
}

/** The same place looks the same all through an episode, and different in another one. */
const setOf = (screenplay: Screenplay, scene: Scene): SetChoice => ({
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
  index: number;
  memory?: Memory;
}

function shotsOf(request: DirectionRequest, timed: TimedBeat): StoryShot[] {
  const { screenplay, narration } = request;
  const scene = screenplay.scenes[timed.scene] as Scene;
  const beat = beatsOf(screenplay).find(({ id }) => id === timed.beat) as Beat;
  const line = lineOf(narration, beat.id);
  const wordStarts = line.words.map((word) => timed.speechFrom + word.start * framesPerSecond);
  const { memories, staging } = beat;
  const views: ShotView[] = memories
    ? planMemories(memories.length, timed, wordStarts).flatMap((plan, index) => {
        const memory = memories[index];
        return memory ? [{ ...viewOf(screenplay, memory), plan, index, memory }] : [];
      })
    : planShots(beat, timed, wordStarts).map((plan, index) => ({
        set: setOf(screenplay, scene),
        staging,
        plan,
        index,
      }));
  return views.map((view) => shotOf(request, timed, beat, view));
}

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
  const { set, plan, index, memory } = view;
  const speaker = beat.speaker === 'hero' ? 'hero' : null;
  const stage = buildSet({ ...set, style: screenplay.style });
  const photo = plan.showsPhoto && beat.photo ? request.photos[beat.photo.image] : undefined;
  const actors = blockShot({
    staging: view.staging,
    characters,
    mark: stage.mark,
    set: set.name,
    from: plan.from,
    to: plan.to,
    speaker,
    ...(index > 0 || memory || timed.opensScene ? {} : { before: stagingBefore(screenplay, beat) }),
    continues: index > 0 && !memory,
  });
  const shot: StoryShot = {
    kind: 'story',
    from: plan.from,
    to: plan.to,
    set,
    transition: timed.opensScene && index === 0,
    beat: beat.id,
    camera: { from: { x: 0, y: 0, zoom: 1 }, to: { x: 0, y: 0, zoom: 1 } },
    follows: false,
    focus: plan.size === 'wide' ? 'deep' : plan.size,
    actors: plan.size === 'close' ? leadOf(actors, speaker) : actors,
    speaker,
    mouth: speaker ? mouthKeys(lineOf(narration, beat.id), timed.speechFrom) : [],
    ...(memory ? { memory: { title: memory.title, episodeNumber: memory.episodeNumber } } : {}),
    photo: photo && beat.photo ? { asset: photo.asset, treatment: beat.photo.treatment } : null,
  };
  return { ...shot, ...cameraFor(shot, plan, characters) };
}

/** Frames whoever matters; where the hero is on the way, the camera goes along. */
function cameraFor(
  shot: StoryShot,
  plan: ShotPlan,
  characters: Record<string, Character>,
): Pick<StoryShot, 'camera' | 'follows'> {
  const start = subjectAt(shot, plan, characters, shot.from);
  const end = subjectAt(shot, plan, characters, shot.to - 1);
  // In a wide shot whoever is on the way crosses the picture; closer, the camera goes along.
  if (plan.size !== 'wide' && Math.abs(end.x - start.x) > 120) {
    const camera = {
      from: frameSubject(plan.size, start),
      to: frameSubject(plan.size, { ...end, top: start.top, faceY: start.faceY }),
    };
    return { camera: { from: camera.from, to: { ...camera.to, zoom: camera.from.zoom } }, follows: true };
  }
  const middle = { ...start, x: (start.x + end.x) / 2 };
  return { camera: moveCamera(frameSubject(plan.size, middle), plan.move), follows: false };
}

function subjectAt(
  shot: StoryShot,
  plan: ShotPlan,
  characters: Record<string, Character>,
  frame: number,
): Subject {
  const figures = shot.actors.flatMap((actor) => {
    const character = characters[actor.member];
    if (!character) return [];
    const [, faceTop, , faceHeight] = faceZone(character, performanceOf(shot, actor, frame));
    return {
      x: actorAt(actor, frame).x,
      ground: actor.y,
      top: actor.y - heightOf(character),
      faceY: actor.y + faceTop + faceHeight / 2,
    };
  });
  if (figures.length === 0) return { x: 960, top: 525, ground: 955, faceY: 620, width: 400, whole: false };
  const xs = figures.map((figure) => figure.x);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  return {
    x: (left + right) / 2,
    top: Math.min(...figures.map((figure) => figure.top)),
    ground: Math.max(...figures.map((figure) => figure.ground)),
    faceY: figures[0]?.faceY ?? 620,
    width: right - left + 380,
    whole: shot.actors.some((actor) => grounded.has(actorAt(actor, frame).acting.action)),
  };
}

/** A close-up belongs to whoever speaks, else to the hero: half figures at its edge would disturb. */
function leadOf(actors: readonly Actor[], speaker: string | null): Actor[] {
  const lead = actors.find((actor) => actor.member === (speaker ?? 'hero')) ?? actors[0];
  // Whoever is hugged belongs into the picture.
  const partner = lead?.acting.find((acting) => acting.partner)?.partner;
  return lead ? actors.filter((actor) => actor === lead || actor.member === partner) : [];
}

/** Actions whose prop or posture is at the ground. */
const grounded = new Set<Action>(['bike', 'sit', 'kneel', 'sleep', 'read', 'blow', 'paint', 'build', 'kick']);
