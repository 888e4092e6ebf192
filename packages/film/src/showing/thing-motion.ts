import { clamp01, easing } from '@milestoon/drawing';
import type { Prop } from './prop.ts';

/** Pixels and degrees from where it ends or begins, and the share of its size that is there. */
interface ThingMotion {
  dx: number;
  dy: number;
  turn: number;
  grown: number;
  /** How far what breaks is in two, 0…1. */
  broken?: number;
}

/** Water rolls on and does not turn over. */
const upright = /^(?:water-)?wave$/;

/** Pixels a thing comes from above, rolls or flies. */
const [height, way] = [520, 320] as const;

/** Pixels an animal comes from, and by which it rises at each step. */
const [away, step] = [900, 22] as const;
/** 0 … 1, two steps a second. */
const trot = (since: number): number => Math.abs(Math.sin((since / 12) * Math.PI));

/** What a thing does by itself at a share `t` of its shot, 0…1, `since` frames from its beginning. */
export function motionOf({ move, pictures }: Prop, t: number, since: number): ThingMotion {
  const still = { dx: 0, dy: 0, turn: 0, grown: 1 };
  const soft = easing.soft(t);
  switch (move) {
    case 'fall': {
      const down = clamp01((since - 4) / 11);
      const bounce = since > 15 && since < 27 ? Math.sin(((since - 15) / 12) * Math.PI) * 38 : 0;
      return {
        ...still,
        dy: -height * (1 - down * down) - bounce,
        turn: 40 * (1 - down) + (since > 15 ? 14 : 0),
      };
    }
    case 'roll':
      return {
        ...still,
        dx: way * (soft - 0.5),
        turn: upright.test(pictures[0]?.name ?? '') ? 0 : 400 * (soft - 0.5),
      };
    case 'fly':
      return {
        ...still,
        dx: way * 1.6 * (soft - 0.5),
        dy: -120 * Math.sin(Math.PI * t),
        turn: 10 * Math.sin(since / 7),
      };
    case 'grow':
      return { ...still, grown: 0.35 + 0.65 * easing.soft(clamp01(t * 1.4)) };
    case 'break':
      return { ...still, broken: clamp01((since - 6) / 5), dy: 6 };
    case 'shake':
    case 'burn':
    case 'splash':
      return { ...still, dx: 5 * Math.sin(since * 1.7), turn: 4 * Math.sin(since * 1.3) };
    case 'come': {
      const left = 1 - easing.soft(clamp01(t * 1.5));
      return { ...still, dx: away * left, dy: left > 0.01 ? -step * trot(since) : 0 };
    }
    case 'leave': {
      const gone = easing.soft(clamp01((t - 0.25) / 0.75));
      return { ...still, dx: -away * gone, dy: gone > 0.01 ? -step * trot(since) : 0 };
    }
    case 'hop':
      return { ...still, dy: -64 * trot(since), turn: 3 * Math.sin(since / 4) };
    case 'lean':
      return { ...still, turn: -15 * (0.5 - 0.5 * Math.cos(since / 4)) };
    default:
      return still;
  }
}
