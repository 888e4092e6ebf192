import type { AnimationStyle } from '@milestoon/domain';
import type { Language } from '@milestoon/domain/texts';
import { avatarCandidates, type Character, newCastMember, newHero, travel } from '@milestoon/cast';
import type { Look } from '@milestoon/look';
import { hash } from '@milestoon/drawing';
import type { Film } from '@milestoon/film';
import { type Extra, plots, type Scene } from './plots.ts';
import type { Star } from './star-keys.ts';
import type { StarLook } from './star-looks.ts';
import { stars } from './stars.ts';

/** What a trailer says, in the visitor's language. */
export interface TrailerWords {
  title: string;
  lines: readonly [string, string];
}

/** A child as its films draw it. */
export interface OwnChild {
  look: Look;
  /** Of the avatar that was kept. */
  seed: number;
  variant: number;
}

/** Who has the leading part: somebody of ours, with what was changed about them, or a family's own child. */
type Lead = { star: Star; look?: Partial<StarLook> } | { child: OwnChild };

type Untold = Lead & { name: string; style: AnimationStyle; language: Language };
export type TrailerRequest = Untold & { words: TrailerWords };

type Shot = Film['shots'][number];
type StoryShot = Extract<Shot, { kind: 'story' }>;

/** Frames at which title, two scenes and end card begin; ten seconds in all. */
const cuts = [0, 62, 126, 190, 240] as const;
const seed = 7;

/** The frame of each trailer that stands where it will play. */
const posterFrames = { anime: 112, adventure: 112, simple: 175, fantasy: 160 } as const;

/** The trailer without words, and the frame that stands where it will play. */
export function trailerPoster(request: Untold): { film: Film; n: number } {
  const film = trailerFilm({ ...request, words: { title: '', lines: ['', ''] } });
  return { film: { ...film, captions: [] }, n: posterFrames[request.style] };
}

/** Ten seconds of a series: title card, two scenes, end card. The same request always gives the same film. */
export function trailerFilm(request: TrailerRequest): Film {
  const { name, style, words, language } = request;
  const plot = plots[style];
  const hero = leadOf(request);
  const characters: Record<string, Character> = { hero };
  for (const { extras = [] } of plot.scenes)
    for (const { role } of extras)
      characters[role] ??= newCastMember({ id: role, role, name: role, hero, seed: plot.familySeed });
  const [first, second] = plot.scenes;
  const [opening, one, two, closing, end] = cuts;
  return {
    version: 1,
    seed,
    style,
    title: words.title,
    episodeNumber: 1,
    childName: name,
    language,
    frames: end,
    characters,
    photos: [],
    pictures: {},
    shots: [
      { kind: 'title', from: opening, to: one, set: setOf(first), transition: false },
      storyShot(first, one, two, characters),
      storyShot(second, two, closing, characters),
      { kind: 'end', from: closing, to: end, set: setOf(second), transition: true },
    ],
    captions: words.lines.map((line, index) => captionPage(line, cuts[index + 1] ?? 0, cuts[index + 2] ?? 0)),
    wordsInPicture: true,
    sound: { seed, duration: end / 24, speech: [], music: [], effects: [] },
  };
}

function leadOf(request: TrailerRequest): Character {
  const { name, style } = request;
  if ('child' in request) {
    const { look, seed: own, variant } = request.child;
    const avatar = avatarCandidates({ name, look, style, seed: own })[variant];
    if (!avatar) throw new RangeError(`there is no avatar ${variant}`);
    return avatar.character;
  }
  const look = { ...stars[request.star], ...request.look };
  return newHero({ name, look, style, seed, variant: plots[style].outfit });
}

const setOf = ({ set, time, weather = 'clear' }: Scene): Shot['set'] => ({
  name: set,
  time,
  weather,
  seed: hash(set),
});

function storyShot(scene: Scene, from: number, to: number, characters: Record<string, Character>): StoryShot {
  const { camera, hero, extras = [] } = scene;
  const middle = 960;
  const actors = [{ ...hero, role: 'hero' }, ...extras].map((extra, index) =>
    actorOf(extra, characters, from, to, index),
  );
  const lead = actors[0]?.acting[0];
  const way = scene.follows && lead ? lead.speed * (to - from) : 0;
  const start = {
    x: (scene.follows && lead ? lead.x : middle + camera.x) - middle,
    y: camera.y,
    zoom: camera.zoom,
  };
  return {
    kind: 'story',
    from,
    to,
    set: setOf(scene),
    transition: true,
    beat: scene.set,
    camera: {
      from: start,
      to: { ...start, x: start.x + way, zoom: start.zoom * (scene.follows ? 1 : 1.05) },
    },
    follows: scene.follows ?? false,
    focus: camera.zoom > 2 ? 'close' : camera.zoom > 1.3 ? 'medium' : 'deep',
    actors,
    speaker: null,
    mouth: [],
    photo: null,
  };
}

/** Whoever walks starts so far back that the middle of the shot finds them on their place. */
function actorOf(
  {
    role,
    action,
    emotion,
    place,
    facing,
  }: Extra | (Omit<Extra, 'role'> & { role: 'hero' }) | (Scene['hero'] & { role: string }),
  characters: Record<string, Character>,
  from: number,
  to: number,
  index: number,
): StoryShot['actors'][number] {
  const character = characters[role];
  const step = (character ? travel(character, action) : 0) * (facing === 'right' ? 1 : -1);
  const x = 960 + place * 430 - (step * (to - from)) / 2;
  return { member: role, y: 885 - index * 12, acting: [{ from, action, emotion, x, speed: step, facing }] };
}

/** Words light up one after the other, as they do under the narrator's voice. */
function captionPage(line: string, from: number, to: number): Film['captions'][number] {
  const words = line.split(' ');
  const begin = from + 12;
  const each = (to - begin - 12) / words.length;
  return {
    from: begin,
    to,
    words: words.map((text, index) => ({ text, from: begin + index * each, to: begin + (index + 1) * each })),
  };
}
