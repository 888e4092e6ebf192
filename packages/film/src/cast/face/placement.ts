import { clamp } from '../../core/geometry.ts';
import type { Placed } from '../drawing-style.ts';

const yaw = 0.17;
const radius = 0.64;

/**
 * The three-quarter head without a second drawing: a feature at (x, y) on a front face is wrapped
 * round a cylinder and turned by the yaw.
 */
export function place(x: number, y: number): Placed {
  const angle = Math.asin(clamp(x / radius, -0.98, 0.98));
  return { x: radius * Math.sin(angle + yaw), y, narrowing: Math.cos(angle + yaw) / Math.cos(angle) };
}
