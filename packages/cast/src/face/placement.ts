import { clamp, smoothstep } from '@milestoon/drawing';
import type { Placed } from '../drawing-style.ts';
import { threeQuarter } from '../view/yaw.ts';

const radius = 0.64;
/** In profile features lie nearer to the axis than on the cylinder of the front: a child's face is flat. */
const flatDepth = (x: number): number => 0.37 - 2.4 * x * x;
/** The far edge of the cheek: no feature slides beyond it. */
const farEdge = 0.435;

/**
 * The turned head without a second drawing: a feature at (x, y) on a front face is wrapped round a
 * cylinder and turned by the yaw.
 */
export function place(x: number, y: number, yaw: number): Placed {
  const angle = Math.asin(clamp(x / radius, -0.98, 0.98));
  const narrowing = Math.cos(angle + yaw) / Math.cos(angle);
  if (yaw <= threeQuarter) return { x: radius * Math.sin(angle + yaw), y, narrowing, hidden: false };
  const round = radius * Math.cos(angle);
  const depth = round + (flatDepth(x) - round) * smoothstep(threeQuarter, 1.2, yaw);
  return {
    x: Math.min(x * Math.cos(yaw) + depth * Math.sin(yaw), farEdge),
    y,
    narrowing: Math.max(0.5, narrowing),
    hidden: x > 0.1 && yaw > 0.95,
  };
}

/** Widths of eyes and brows: hardly less than in front while the face is seen from there. */
export const featureWidth = (spot: Placed, yaw: number, most: number): number =>
  clamp(spot.narrowing, yaw > threeQuarter ? 0.6 : 0.86, most);
