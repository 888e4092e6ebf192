import type { DrawOp } from '@milestoon/drawing';
import type { Drawing } from '../drawing.ts';
import type { Kit } from '../kits/kit.ts';
import { lowered } from './eye.ts';

/** A kit for a set that is seen from below. Remembers in `lying` what lies on the ground, and shows the ceiling. */
export function kitFromBelow(kit: Kit, lying: WeakSet<DrawOp>, ceiling: boolean): Kit {
  const remember = (drawing: Drawing, draw: () => void): void => {
    const before = drawing.ops.length;
    draw();
    for (const op of drawing.ops.slice(before)) lying.add(op);
  };
  return {
    ...kit,
    sky: (drawing, options) =>
      kit.sky(drawing, {
        ...options,
        ...(options?.horizon ? { horizon: lowered(options.horizon) } : {}),
      }),
    wall(drawing, options) {
      kit.wall(drawing, ceiling && kit.ceiling ? { ...options, beams: false } : options);
      if (ceiling) kit.ceiling?.(drawing, options);
    },
    floor: (drawing, ...rest) => remember(drawing, () => kit.floor(drawing, ...rest)),
    ground: (drawing, ...rest) => remember(drawing, () => kit.ground(drawing, ...rest)),
    patch: (drawing, ...rest) => remember(drawing, () => kit.patch(drawing, ...rest)),
    castShadow: (drawing, ...rest) => remember(drawing, () => kit.castShadow(drawing, ...rest)),
    dapple: (drawing, ...rest) => remember(drawing, () => kit.dapple(drawing, ...rest)),
    lightPool: (drawing, ...rest) => remember(drawing, () => kit.lightPool(drawing, ...rest)),
    lying: (drawing, draw) => remember(drawing, () => kit.lying(drawing, draw)),
    ...(kit.trail
      ? { trail: (drawing, points) => remember(drawing, () => kit.trail?.(drawing, points)) }
      : {}),
  };
}
