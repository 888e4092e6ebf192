import { type Box, type DrawOp, type Matrix, multiply, type Point, type SvgPath } from '@milestoon/drawing';
import type { LayerName } from './sets/set-definition.ts';

/**
 * How a thing of a set never rests. Lengths in stage pixels, angles in radians, periods in frames; `phase`
 * is a share of the period by which it is ahead.
 */
export type Motion =
  /** Turns to and fro around a point: leaves, a pendulum, a swing. */
  | { kind: 'sway'; pivot: Point; angle: number; period: number; phase?: number }
  /** Turns round and round: a wheel, a hand of a clock. */
  | { kind: 'turn'; pivot: Point; period: number }
  /** There and back: what swims or hovers. */
  | { kind: 'bob'; dx: number; dy: number; period: number; phase?: number }
  /** Goes by, `dx` a frame, and comes again after `over` pixels: clouds, a landscape, traffic. */
  | { kind: 'pass'; dx: number; over: number }
  /** Falls, `dy` a frame, and comes again after `over` pixels: rain behind a window. */
  | { kind: 'fall'; dy: number; over: number }
  /** Rises from its place, grows and fades, again and again: steam, bubbles. */
  | { kind: 'rise'; dx: number; dy: number; growth: number; period: number; phase?: number }
  /** Stands still, before something that moves and was drawn earlier. */
  | { kind: 'rest' }
  /** Brightens and fades: lamps. */
  | { kind: 'pulse'; from: number; to: number; period: number; phase?: number };

/** What moves in a set: drawn once, kept as a picture, and only put somewhere else with each frame. */
export interface Mover {
  layer: LayerName;
  motion: Motion;
  ops: readonly DrawOp[];
  box: Box;
  /** Seen through this opening only: what passes a window. */
  through?: SvgPath;
}

interface Pose {
  matrix: Matrix;
  alpha?: number;
}

const around = ([x, y]: Point, matrix: Matrix): Matrix =>
  multiply(multiply([1, 0, 0, 1, x, y], matrix), [1, 0, 0, 1, -x, -y]);
const turned = (pivot: Point, angle: number): Matrix => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return around(pivot, [c, s, -s, c, 0, 0]);
};
const shifted = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];
const wrap = (value: number, size: number): number => ((value % size) + size) % size;

/** Where a mover is at a frame: stage → stage. What passes is there twice, one behind the other. */
export function posesAt(motion: Motion, box: Box, frame: number): Pose[] {
  const share = wrap(
    'period' in motion ? frame / motion.period + ('phase' in motion ? (motion.phase ?? 0) : 0) : 0,
    1,
  );
  const wave = Math.sin(share * Math.PI * 2);
  switch (motion.kind) {
    case 'rest':
      return [{ matrix: shifted(0, 0) }];
    case 'sway':
      return [{ matrix: turned(motion.pivot, motion.angle * wave) }];
    case 'turn':
      return [{ matrix: turned(motion.pivot, share * Math.PI * 2) }];
    case 'bob': {
      const lift = Math.cos(share * Math.PI * 4);
      return [{ matrix: shifted(motion.dx * wave, motion.dy * lift) }];
    }
    case 'pass': {
      const gone = wrap(frame * motion.dx, motion.over);
      return [{ matrix: shifted(gone - motion.over, 0) }, { matrix: shifted(gone, 0) }];
    }
    case 'fall': {
      const gone = wrap(frame * motion.dy, motion.over);
      return [{ matrix: shifted(0, gone - motion.over) }, { matrix: shifted(0, gone) }];
    }
    case 'rise': {
      const size = 1 + motion.growth * share;
      const foot: Point = [box[0] + box[2] / 2, box[1] + box[3]];
      const grown = around(foot, [size, 0, 0, size, 0, 0]);
      return [
        {
          matrix: multiply(shifted(motion.dx * share, motion.dy * share), grown),
          alpha: Math.sin(share * Math.PI),
        },
      ];
    }
    case 'pulse':
      return [{ matrix: shifted(0, 0), alpha: motion.from + (motion.to - motion.from) * (0.5 + 0.5 * wave) }];
  }
}

/** The operations of a mover at a frame, stage pixels; `key` names its raster. */
export function moverOps(mover: Mover, key: string, frame: number, matrix: Matrix, blur = 0): DrawOp[] {
  const { motion, box, ops, through } = mover;
  const seen = posesAt(motion, box, frame).map(
    (pose): DrawOp => ({
      kind: 'layer',
      key,
      whole: true,
      matrix: through ? pose.matrix : multiply(matrix, pose.matrix),
      box,
      ops,
      ...(pose.alpha === undefined ? {} : { alpha: pose.alpha }),
      ...(blur > 0 ? { blur } : {}),
    }),
  );
  return through ? [{ kind: 'group', matrix, ops: [{ kind: 'clip', paths: [through], ops: seen }] }] : seen;
}
