/** What is done out of the chair: in bed, in the water, on the swing, on the sled. The chair waits beside. */
import type { DrawOp } from '@milestoon/drawing';
import type { Action } from '../../actions/names.ts';
import { sledBump } from '../../actions/sled.ts';
import type { Figure } from '../../figure.ts';
import { parkedWheelchair } from '../../props/parked-wheelchair.ts';
import { sledBack, sledBar, sledHandles } from '../../props/sled.ts';
import { seatBack, seatBelt } from '../../props/swing.ts';
import type { Pose } from '../../rig/pose.ts';
import type { Body, Motion } from '../motion.ts';

/** Heads from the middle of the figure to the seat of the chair, and how much nearer to the viewer it stands. */
const parked: Partial<Record<Action, readonly [x: number, down: number]>> = {
  sleep: [-1.6, 0.02],
  // At the edge of the pool, which is nearer than the water.
  swim: [-1.5, 0.42],
  swing: [-1.7, -0.06],
};

/** On a sled with a back both hands stay on its handles. */
function heldPose(pose: Pose, frame: number): Pose {
  const lift = sledBump(frame);
  const { near, far } = sledHandles(lift);
  return {
    ...pose,
    arms: {
      near: { to: { from: 'ground', at: near }, bend: 1, hand: 'fist', layer: 'front' },
      far: { to: { from: 'ground', at: far }, bend: 1, hand: 'fist', thumb: 1, layer: 'back' },
    },
    spine: -4 + lift * 20,
  };
}

/** The motion with whatever holds and waits for somebody who sits in a wheelchair else; null for all others. */
export function outOfChair(action: Action, motion: Motion, body: Body): Motion | null {
  const place = parked[action];
  // A pony carries its rider as it carries everybody.
  if (action === 'ride') return { ...motion, cut: true };
  if (!place && action !== 'sled') return null;
  const { move } = motion;
  const held: Motion['move'] =
    action === 'sled' && typeof move === 'function' ? (frame) => heldPose(move(frame, body), frame) : move;
  return {
    ...motion,
    move: held,
    // Nobody is seen on the way into the chair or out of it.
    cut: true,
    props: (frame) => {
      const own = motion.props?.(frame) ?? {};
      const behind = (figure: Figure): readonly DrawOp[] => [
        ...(place && action !== 'swim' ? parkedWheelchair(figure, ...place) : []),
        ...(own.behind?.(figure) ?? []),
        ...(action === 'swing' ? seatBack(figure) : []),
        ...(action === 'sled' ? [...sledBar(figure, 'far'), ...sledBack(figure)] : []),
      ];
      return {
        ...own,
        behind,
        ...(action === 'swing' ? { mid: seatBelt } : {}),
        ...(action === 'sled' ? { mid: (figure) => [...seatBelt(figure), ...sledBar(figure, 'near')] } : {}),
        ...(place && action === 'swim' ? { top: (figure) => parkedWheelchair(figure, ...place) } : {}),
      };
    },
  };
}
