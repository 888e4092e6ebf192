import { css, type DrawOp, ellipsePath, frameSize, join, leaf, random } from '@milestoon/drawing';
import { type Drawing, drawn } from './drawing.ts';
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
/** What kits draw each in their way, and what looks the same in all of them. */
type Falling = Particles | 'hail' | 'wind';
const falls: Record<Falling, Fall> = {
  rain: { dx: -15, dy: 44, sway: 0, period: 1 },
  snow: { dx: -0.5, dy: 3.1, sway: 24, period: 150 },
  petals: { dx: 1.5, dy: 2.3, sway: 34, period: 110 },
  hail: { dx: -9, dy: 52, sway: 0, period: 1 },
  wind: { dx: 26, dy: 2.5, sway: 20, period: 60 },
  spark: { dx: 0.15, dy: -0.8, sway: 16, period: 190 },
};
/** What may stick out of a screenful. */
const overlap = 70;

function particlesOf(set: StageSet): Falling | null {
  if (set.indoor) return kitFor(set.light).layout.indoorParticles ?? null;
  if (set.weather === 'rain' || set.weather === 'hail' || set.weather === 'wind') return set.weather;
  if (set.weather === 'fog') return null;
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
function sheets(set: StageSet, kind: Falling): DrawOp[] {
  let ops = kept.get(set);
  if (!ops) {
    ops = drawn((drawing) => {
      if (kind === 'hail') hail(drawing, set.seed);
      else if (kind === 'wind') gusts(drawing, set);
      else kitFor(set.light).particles(drawing, kind, set.seed);
    });
    kept.set(set, ops);
  }
  return ops;
}

/** Grains of ice, each with a short trail. */
function hail(drawing: Drawing, seed: number): void {
  const dice = random(seed);
  const grains = Array.from({ length: 90 }, () => ({
    x: dice.between(0, 1920),
    y: dice.between(0, 1080),
    size: dice.between(5, 10),
  }));
  const trails = grains.map(({ x, y, size }) => `M${x | 0} ${y | 0}l${(size * 1.4) | 0} ${(-size * 8) | 0}`);
  drawing.stroke(trails.join(''), css([0.97, 0.01, 235], 0.45), 3);
  drawing.fill(join(grains.map(({ x, y, size }) => ellipsePath(x, y, size))), css([0.985, 0.006, 235]));
  drawing.fill(
    join(grains.map(({ x, y, size }) => ellipsePath(x + size * 0.3, y + size * 0.3, size * 0.5))),
    css([0.84, 0.02, 240]),
  );
}

/** Leaves that are blown along, and the strokes by which wind is drawn. */
function gusts(drawing: Drawing, { seed, light }: StageSet): void {
  const dice = random(seed);
  const { local } = kitFor(light).light;
  let strokes = '';
  for (let i = 0; i < 11; i++) {
    const [x, y, long] = [
      dice.between(-100, 1700),
      60 + i * 92 + dice.between(-30, 30),
      dice.between(260, 520),
    ];
    const curl = dice.next() < 0.5 ? `c70 -10 96 -96 24 -104c-52 -4 -62 62 -14 66` : '';
    strokes += `M${x | 0} ${y | 0}q${(long / 2) | 0} ${dice.integer(-34, 34)} ${long | 0} 0${curl}`;
  }
  drawing.stroke(strokes, css([0.99, 0.005, 220], light.time === 'night' ? 0.5 : 0.85), 6);
  for (let i = 0; i < 34; i++) {
    const size = dice.between(13, 26);
    const color = dice.pick([
      [0.66, 0.14, 62],
      [0.72, 0.14, 95],
      [0.6, 0.13, 135],
      [0.58, 0.14, 40],
    ] as const);
    drawing.fill(
      leaf(dice.between(0, 1920), dice.between(0, 1080), size * 2, size * 0.8, dice.between(-0.9, 0.9), 0.2),
      css(local(color)),
    );
  }
}
