import { radians } from '@milestoon/drawing';
import type { Performance } from '../performance.ts';
import { threeQuarter, type Yaw } from './yaw.ts';

export interface View {
  /** Body turned to the left: the drawing is mirrored. */
  mirrored: boolean;
  faceMirrored: boolean;
  yaw: Yaw;
}

const quarter = { body: threeQuarter, head: threeQuarter };

/** The view everything is acted in, however it is reached, is that very drawing. */
const snapped = (yaw: number): number => (Math.abs(yaw - threeQuarter) < 0.004 ? threeQuarter : yaw);

/** How a performance is seen: what faces left is drawn to the right and mirrored. */
export function viewOf({ facing, heading }: Pick<Performance, 'facing' | 'heading'>): View {
  const left = facing === 'left';
  if (!heading) return { mirrored: left, faceMirrored: left, yaw: quarter };
  const mirrored = heading.body === 0 ? left : heading.body < 0;
  const head = radians(mirrored ? -heading.head : heading.head);
  // A head does not turn past the shoulder that is out of sight.
  const yaw = {
    body: snapped(radians(Math.abs(heading.body))),
    head: snapped(Math.max(-threeQuarter, head)),
  };
  return { mirrored, faceMirrored: mirrored !== yaw.head < 0, yaw };
}
