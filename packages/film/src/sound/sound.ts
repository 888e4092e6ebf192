import type { MusicChoice } from '@milestoon/domain';
import { framesPerSecond } from '@milestoon/drawing';
import type { Narration } from '../narration.ts';
import { beatsOf, type Screenplay } from '@milestoon/story/screenplay';
import type { Pacing, TimedBeat } from '../cameras/pacing.ts';
import { musicOf } from './music-choice.ts';
import type { PlannedSound, SoundPlan } from './sound-plan.ts';

const seconds = (frames: number): number => frames / framesPerSecond;

/**
 * Speech, music and effects on the film's clock. The first mood also carries the title card.
 *
 * @param theme   seed of the child's tune
 * @param touched what the cast is heard doing
 * @param choice  what the family wants the music to be like
 */
export function planSound(
  screenplay: Screenplay,
  narration: Narration,
  pacing: Pacing,
  theme: number,
  touched: readonly PlannedSound[],
  choice: MusicChoice,
): SoundPlan {
  const spoken = new Set(narration.lines.map((line) => line.beat));
  const sceneStarts = screenplay.scenes.map((_, index) =>
    index === 0 ? 0 : seconds(pacing.beats.find((beat) => beat.scene === index)?.from ?? 0),
  );
  const duration = seconds(pacing.frames);
  const beats = beatsOf(screenplay);
  return {
    seed: screenplay.seed,
    theme,
    duration,
    speech: pacing.beats
      .filter(({ beat }) => spoken.has(beat))
      .map(({ beat, speechFrom }) => ({ beat, start: seconds(speechFrom) })),
    music: screenplay.scenes.map((scene, index) => ({
      mood: musicOf(scene.mood, choice),
      start: sceneStarts[index] ?? 0,
      end: sceneStarts[index + 1] ?? duration,
    })),
    effects: [
      ...touched,
      ...pacing.beats.flatMap((timed): PlannedSound[] => {
        const effect = beats.find(({ id }) => id === timed.beat)?.effect;
        const change: PlannedSound[] = timed.opensScene ? [{ kind: 'whoosh', at: seconds(timed.from) }] : [];
        if (!effect || isShown(effect, timed, touched)) return change;
        return [...change, { kind: effect, at: seconds(timed.from + 10) }];
      }),
    ],
  };
}

/** What the line tells of is heard already where it is seen. */
function isShown(effect: PlannedSound['kind'], timed: TimedBeat, touched: readonly PlannedSound[]): boolean {
  const same = shownAs[effect] ?? [];
  const [from, to] = [seconds(timed.from), seconds(timed.to)];
  return touched.some(({ kind, at }) => same.includes(kind) && at >= from && at < to);
}

const shownAs: Partial<Record<PlannedSound['kind'], readonly PlannedSound['kind'][]>> = {
  step: ['footstep', 'crunch'],
  splash: ['paddle'],
  bell: ['bike-bell'],
  whoosh: ['kick'],
};
