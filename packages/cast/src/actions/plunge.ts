import { clamp01, type DrawOp, easing, ellipse, fill, lerp, openCurve, stroke } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { outOfChair } from '../poses/rolling/out-of-chair.ts';
import { parkedWheelchair } from '../props/parked-wheelchair.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { swim } from './swim.ts';

/** Frames: off the edge, at the highest, into the water, and until it is done once more. */
const [off, highest, into, again] = [10, 20, 34, 60] as const;
/** Heads above the water. */
const high = 0.95;

const flying = (kick: number): Pose => ({
  arms: {
    near: { angle: -138 - kick, elbow: -12, hand: 'open', layer: 'back' },
    far: { angle: 136 + kick, elbow: 12, hand: 'open', thumb: 1, layer: 'back' },
  },
  legs: {
    near: { angle: 58 + kick, knee: 96, foot: 10, toe: -0.4 },
    far: { angle: 84 - kick, knee: 88, foot: 10, toe: 0.7 },
  },
  spine: -6,
  head: 4,
  cloakLength: 0.5,
  gaze: [0.5, 0.7],
  face: { mouth: { open: 0.9, width: 1.1 }, smile: 1, raise: 0.5 },
});

/** 0 at the water, 1 at the highest. */
function heightAt(frame: number): number {
  const f = frame % again;
  if (f < highest) return lerp(0.25, 1, easing.out(clamp01((f - off / 2) / (highest - off / 2))));
  return lerp(1, 0, easing.in(clamp01((f - highest - 4) / (into - highest - 4))));
}

/** Where somebody is about to come down. */
function water(): DrawOp[] {
  const ring = (wide: number, alpha: number): DrawOp =>
    stroke(ellipse(0.1, 0.02, wide, wide * 0.2, 0, 40), 0.03, 'rgba(255,255,255,0.9)', alpha, alpha);
  return [
    fill(ellipse(0.1, 0.02, 0.75, 0.15, 0, 40), 'rgba(40,120,170,0.35)'),
    ring(0.6, 0.8),
    ring(0.95, 0.5),
  ];
}

/** What flies up, and the foam that hides whoever has come down. */
function splash(frame: number): DrawOp[] {
  const f = frame % again;
  const hit = clamp01((f - into + 4) / 6) * (1 - clamp01((f - again + 8) / 8));
  if (hit < 0.05) return [];
  const foam = [-0.5, -0.2, 0.15, 0.5].map((x, i) =>
    fill(ellipse(0.1 + x, -0.05, 0.34 * hit, (0.24 + (i % 2) * 0.14) * hit, 0, 24), '#e8f7fd'),
  );
  const drops = [-0.9, -0.6, -0.3, 0.35, 0.65, 0.95].map((side) =>
    fill(
      ellipse(
        0.1 + side * (0.5 + 0.4 * hit),
        -0.2 - hit * (1.1 - Math.abs(side) * 0.6),
        0.07,
        0.11,
        side * 0.6,
        16,
      ),
      '#d6f0fc',
    ),
  );
  return [...foam, ...drops];
}

/** A few lines that say which way it goes. */
function dropLines({ joints: { head, hip } }: Figure): DrawOp[] {
  return [-0.62, -0.48, 0.62].map((x, i) =>
    stroke(
      openCurve([
        [hip[0] + x, head[1] + 0.3 + i * 0.1],
        [hip[0] + x, hip[1] + 0.1],
      ]),
      0.025,
      'rgba(255,255,255,0.85)',
    ),
  );
}

/** Off the edge, knees up and arms in the air, and down into the water. */
export const plunge: ActionDefinition = {
  motion: {
    noBag: true,
    wear: 'swim',
    cut: true,
    telling: { at: highest, every: again },
    props: (frame) => ({
      behind: (figure) => [...water(), ...(frame % again < into ? dropLines(figure) : [])],
      top: () => splash(frame),
    }),
    move: (frame) => ({
      ...flying(6 * Math.sin(frame / 3)),
      lift: Math.max(0, heightAt(frame)) * high,
      ground: 0.3,
    }),
  },
  /** The chair waits where they came off it. */
  wheelchair: {
    outOfChair: (motion) =>
      outOfChair(motion, () => ({ top: (figure) => parkedWheelchair(figure, -1.5, 0.42) })),
    room: 3.8,
  },
  animal: swim.animal,
  contacts: [{ kind: 'paddle', first: into, every: again }],
  baby: 'alike',
  room: 2.2,
  traits: ['bold', 'never-from-below', 'lively', 'celebrates', 'own-eyes'],
};
