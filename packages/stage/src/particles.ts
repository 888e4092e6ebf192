import { type DrawOp, frameSize } from '@milestoon/drawing';
import { drawn } from './drawing.ts';
import type { Particles } from './kits/kit.ts';
import { kitFor, type StageSet } from './set.ts';

interface Fall {
  /** Pixels a frame. */
  dx: number;
  dy: number;
  /** Pixels to either side, and frames for there and back. */
  sway: number;
  period: number;
}
const falls: Record<Particles, Fall> = {
  rain: { dx: -15, dy: 44, sway: 0, period: 1 },
  snow: { dx: -0.5, dy: 3.1, sway: 24, period: 150 },
  petals: { dx: 1.5, dy: 2.3, sway: 34, period: 110 },
  spark: { dx: 0.15, dy: -0.8, sway: 16, period: 190 },
};
/** What may stick out of a screenful. */
const overlap = 70;

function particlesOf(set: StageSet): Particles | null {
  if (set.indoor) return kitFor(set.light).layout.indoorParticles ?? null;
  if (set.weather === 'rain') return 'rain';
  return set.weather === 'snow' || set.name === 'snow' ? 'snow' : 'petals';
}

/**
 * What falls or floats at a frame: one screenful, kept by the painter, repeated endlessly in both
 * directions and moved on. It belongs behind the cast: nothing may cross a face.
 */
export function particleOps(set: StageSet, frame: number): DrawOp[] {
  const kind = particlesOf(set);
  if (!kind) return [];
  const screenful = sheets(set, kind);
  if (screenful.length === 0) return [];
  const { dx, dy, sway, period } = falls[kind];
  const { width, height } = frameSize;
  const left = wrap(frame * dx + sway * Math.sin((frame / period) * Math.PI * 2), width);
  const top = wrap(frame * dy, height);
  const { style, time } = set.light;
  const ops: DrawOp[] = [];
  for (const x of [left - width, left]) {
    for (const y of [top - height, top]) {
      ops.push({
        kind: 'layer',
        key: `${kind}|${style}|${time}|${set.indoor}|${set.seed}`,
        matrix: [1, 0, 0, 1, x, y],
        box: [-overlap, -overlap, width + 2 * overlap, height + 2 * overlap],
        ops: screenful,
        whole: true,
      });
    }
  }
  return ops;
}

const wrap = (value: number, size: number): number => Math.round(((value % size) + size) % size);

const kept = new WeakMap<StageSet, DrawOp[]>();
function sheets(set: StageSet, kind: Particles): DrawOp[] {
  let ops = kept.get(set);
  if (!ops) {
    ops = drawn((drawing) => kitFor(set.light).particles(drawing, kind, set.seed));
    kept.set(set, ops);
  }
  return ops;
}
