import { framesPerSecond } from '../core/draw-list.ts';
import type { Narration } from '../narration/narration.ts';
import { beatsOf, type Screenplay } from '../screenplay/screenplay.ts';
import type { Pacing } from './pacing.ts';
import type { SoundPlan } from './sound-plan.ts';

const seconds = (frames: number): number => frames / framesPerSecond;

/** Speech, music and effects on the film's clock. The first mood also carries the title card. */
export function planSound(screenplay: Screenplay, narration: Narration, pacing: Pacing): SoundPlan {
  const spoken = new Set(narration.lines.map((line) => line.beat));
  const sceneStarts = screenplay.scenes.map((_, index) =>
    index === 0 ? 0 : seconds(pacing.beats.find((beat) => beat.scene === index)?.from ?? 0),
  );
  const duration = seconds(pacing.frames);
  const beats = beatsOf(screenplay);
  return {
    seed: screenplay.seed,
    duration,
    speech: pacing.beats
      .filter(({ beat }) => spoken.has(beat))
      .map(({ beat, speechFrom }) => ({ beat, start: seconds(speechFrom) })),
    music: screenplay.scenes.map((scene, index) => ({
      mood: scene.mood,
      start: sceneStarts[index] ?? 0,
      end: sceneStarts[index + 1] ?? duration,
    })),
    effects: pacing.beats.flatMap((timed) => {
      const effect = beats.find(({ id }) => id === timed.beat)?.effect;
      const change = timed.opensScene ? [{ kind: 'whoosh' as const, at: seconds(timed.from) }] : [];
      return effect ? [...change, { kind: effect, at: seconds(timed.from + 10) }] : change;
    }),
  };
}
