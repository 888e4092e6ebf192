import type { Point } from '@milestoon/drawing';

/** What an animal's face shows. */
export interface Face {
  /** 0 open … 1 shut */
  blink: number;
  /** 1: shut eyes are shut with joy. */
  joy: number;
  /** Mouth, 0 shut … 1 wide. */
  open: number;
  /** Ears: -1 drooping … 1 pricked. */
  ears: number;
  /** How far the ears lag behind the head, units downwards. */
  swing: number;
  gaze: Point;
  /** To and fro of what hangs and fans, -1…1, slowly. */
  sway: number;
  /** How far below the middle of the head the ground is, units. */
  ground: number;
  /** Eyes: 1 wide with surprise or fear. */
  wide: number;
  /** Brows: -1 raised in the middle with worry … 1 lowered. */
  brows: number;
}
