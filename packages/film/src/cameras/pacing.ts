import { framesPerSecond } from '@milestoon/drawing';
import type { Narration } from '../narration.ts';
import type { Scene, Screenplay } from '@milestoon/story/screenplay';

/** When a beat is on screen and when its line is spoken. Frames of the film. */
export interface TimedBeat {
  beat: string;
  scene: number;
  /** First line in a new place or at another time of day: it starts with a transition. */
  opensScene: boolean;
  from: number;
  to: number;
  speechFrom: number;
}

export interface Pacing {
  titleFrames: number;
  endFrames: number;
  frames: number;
  beats: TimedBeat[];
}

/** A finished episode lasts between these where its words allow it, seconds, with a little air to the upper limit. */
const shortest = 35.5;
const longest = 73.5;
const cardSeconds = 3.75;
/** Silence around a line at normal pace, seconds; behind a joke there is time to laugh. */
const silence = {
  filmOpening: 1.5,
  sceneOpening: 1.5,
  photo: 1.9,
  lead: 0.3,
  tail: 0.45,
  laugh: 1.1,
  sceneClosing: 0.5,
};
const slowest = 2.6;
const fastest = 0.35;

/**
 * Lays the spoken lines out in time. The pauses stretch or shrink so that the film is neither too
 * short nor too long; speech is never sped up.
 */
export function paceFilm(screenplay: Screenplay, narration: Narration): Pacing {
  const durations = new Map(narration.lines.map((line) => [line.beat, line.duration]));
  const speechOf = (beat: string): number => durations.get(beat) ?? 0;
  const beats = screenplay.scenes.flatMap((scene, sceneIndex) =>
    scene.beats.map((beat, index) => ({
      beat: beat.id,
      scene: sceneIndex,
      opensScene: index === 0 && changesPlace(screenplay.scenes, sceneIndex),
      // The family's photo is looked at before the line that tells of the day.
      lead: Math.max(
        beat.photo ? silence.photo : 0,
        index === 0 && changesPlace(screenplay.scenes, sceneIndex) ? silence.sceneOpening : silence.lead,
      ),
      tail:
        silence.tail +
        (beat.meaning?.funny && beat.source !== undefined ? silence.laugh : 0) +
        (index === scene.beats.length - 1 ? silence.sceneClosing : 0),
    })),
  );
  const speech = beats.reduce((sum, { beat }) => sum + speechOf(beat), 0);
  // The place is seen for a moment, however short the text: pauses stretch behind the first words, not before them.
  const pauses = beats.reduce((sum, { lead, tail }, i) => sum + (i === 0 ? 0 : lead) + tail, 0);
  const pace = pauseScale(speech + 2 * cardSeconds + silence.filmOpening, pauses);

  const titleFrames = toFrames(cardSeconds);
  let clock = titleFrames;
  const timed = beats.map(({ beat, scene, opensScene, lead, tail }, i): TimedBeat => {
    const from = clock;
    const before =
      i === 0 ? Math.max(silence.filmOpening, lead) : lead * Math.max(pace, opensScene ? 0.8 : pace);
    const speechFrom = from + toFrames(before);
    clock = speechFrom + toFrames(speechOf(beat) + tail * pace);
    return { beat, scene, opensScene, from, to: clock, speechFrom };
  });
  const endFrames = toFrames(cardSeconds);
  return { titleFrames, endFrames, frames: clock + endFrames, beats: timed };
}

function changesPlace(scenes: readonly Scene[], index: number): boolean {
  const scene = scenes[index];
  const before = scenes[index - 1];
  if (!before || !scene || before.set !== scene.set || before.time !== scene.time) return true;
  if (before.scenery !== scene.scenery) return true;
  // From the pictures of earlier episodes into the story and back.
  return looksBack(before) !== looksBack(scene);
}

const looksBack = (scene: Scene): boolean => scene.beats.some(({ memories }) => memories !== undefined);

const toFrames = (seconds: number): number => Math.round(seconds * framesPerSecond);

function pauseScale(fixed: number, pauses: number): number {
  const natural = fixed + pauses;
  const wanted = Math.min(longest, Math.max(shortest, natural));
  return Math.min(slowest, Math.max(fastest, (wanted - fixed) / pauses));
}
