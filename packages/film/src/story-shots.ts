import { framesPerSecond, hash } from '@milestoon/drawing';
import {
  type Beat,
  beatsOf,
  type Memory,
  type Scene,
  type Screenplay,
  type Seen,
  type ShownMoment,
} from '@milestoon/story/screenplay';
import { type Coverage, planCoverage } from './cameras/coverage.ts';
import { isJumpCut, whipInto } from './cameras/cuts.ts';
import type { StoryShot } from './film.ts';
import { looksUp } from './cameras/low-angle.ts';
import { type Pacing, type TimedBeat } from './cameras/pacing.ts';
import { type ShotSize } from './cameras/camera-plan.ts';
import { isBusy } from './cameras/framing.ts';
import { type Telling, tellingsOf } from './cameras/goes-on.ts';
import { needsAll, planMomentShots } from './cameras/moment-shots.ts';
import { planMemories, planShots, type ShotPlan } from './cameras/shots.ts';
import { type DirectionRequest, lineOf, setOf, type ShotView } from './direction.ts';
import { shotOf } from './shot-of.ts';

/** Shot after shot, each a clear change of size or angle from the one before. */
export function storyOf(request: DirectionRequest, pacing: Pacing): StoryShot[] {
  const coverage = planCoverage(request.screenplay, pacing.beats, request.characters);
  const tellings = tellingsOf(request.screenplay);
  const shots: StoryShot[] = [];
  for (const timed of pacing.beats)
    for (const view of viewsOf(request, timed, tellings(timed.beat), coverage.get(timed.beat))) {
      const before = shots.at(-1);
      const beat = beatOf(request.screenplay, timed);
      const choices = sizesOf(view).map((size) =>
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

/** A face alone would leave out what a moment tells of things and of others: of those, a cut is rather a small one. */
const sizesOf = ({ plan, shown, continues }: ShotView): readonly ShotSize[] =>
  plan.size !== 'close' &&
  shown &&
  ((!continues && (shown.moment.seen.some(isBeside) || isDoneTo(shown.moment))) ||
    needsAll(shown.moment, false))
    ? sizesInstead[plan.size].filter((size) => size !== 'close')
    : sizesInstead[plan.size];
/** Whoever is pushed or given something is seen with it. */
const isDoneTo = ({ staging }: ShownMoment): boolean =>
  staging.some(
    ({ action, on, to }) =>
      !on && isBusy(action) && !isSaid.test(action) && staging.some(({ member, on }) => !on && member === to),
  );
const isSaid = /^(?:talk|shout|whisper|sing|wave)$/;
const isBeside = ({ how }: Seen): boolean =>
  /^(?:ground|beside|table|flying|overhead|sky|wall|screen|sign|photo)$/.test(how);

const beatOf = (screenplay: Screenplay, timed: TimedBeat): Beat =>
  beatsOf(screenplay).find(({ id }) => id === timed.beat) as Beat;

function viewsOf(
  request: DirectionRequest,
  timed: TimedBeat,
  telling: Telling,
  coverage?: Coverage,
): ShotView[] {
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
    return planMomentShots(withPhotoGiven(beat, request), moments, timed, wordStarts, coverage, telling).map(
      ({ plan, moment, index, again }) => ({
        set: setOf(screenplay, {
          set: moment.set ?? scene.set,
          scenery: moment.set ? moment.scenery : scene.scenery,
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

/** Nothing is held up for a photo that nobody gave. */
function withPhotoGiven({ photo, ...beat }: Beat, { photos }: DirectionRequest): Beat {
  return photo && photos[photo.image] ? { ...beat, photo } : beat;
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
