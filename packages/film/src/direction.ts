import type { Character } from '@milestoon/cast';
import { type MusicChoice } from '@milestoon/domain';
import { hash } from '@milestoon/drawing';
import type { Narration } from './narration.ts';
import {
  type Memory,
  type Scene,
  type Screenplay,
  type ShownMoment,
  type Staging,
} from '@milestoon/story/screenplay';
import type { Picture } from '@milestoon/things';
import type { FilmPhoto, SetChoice } from './film.ts';
import { type ShotPlan } from './cameras/shots.ts';

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

/** What one shot of a beat shows. */
export interface ShotView {
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

/** The same place looks the same all through an episode, and different in another one. */
export const setOf = (
  screenplay: Screenplay,
  scene: Pick<Scene, 'set' | 'scenery' | 'time' | 'weather'>,
): SetChoice => ({
  name: scene.set,
  ...(scene.scenery ? { scenery: scene.scenery } : {}),
  time: scene.time,
  weather: scene.weather,
  seed: (screenplay.seed ^ hash(scene.set)) >>> 0,
});

/** @throws Error where the narration lacks the line of a beat. */
export function lineOf(narration: Narration, beat: string): Narration['lines'][number] {
  const line = narration.lines.find((candidate) => candidate.beat === beat);
  if (!line) throw new Error(`the narration has no line for beat ${beat}`);
  return line;
}
