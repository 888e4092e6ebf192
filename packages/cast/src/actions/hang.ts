import type { DrawOp } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { Body } from '../poses/motion.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { jump } from './jump.ts';
import { barOnPosts } from '../props/bar-on-posts.ts';

/** Heads from the neck to the bar, and from the feet that hang to the ground. */
const [above, off] = [0.96, 0.5];
const swingFrames = 44;

/** Both hands at the bar, the body swings under it. */
function hanging(frame: number, { bones }: Body): Pose {
  const t = Math.sin((frame / swingFrames) * 2 * Math.PI);
  return {
    arms: {
      near: { angle: -164, elbow: -12, hand: 'fist', layer: 'top' },
      far: { angle: 164, elbow: 12, hand: 'fist', thumb: 1, layer: 'top' },
    },
    legs: {
      near: { angle: 8 + 14 * t, knee: 22, foot: 20 },
      far: { angle: 16 + 16 * t, knee: 34, foot: 20 },
    },
    ground: bones.thigh + bones.shin + off,
    spine: 3 * t,
    head: -6,
    gaze: [0.4, -0.3],
    face: { smile: 0.9 },
  };
}

/** As high as the hands. */
function bar(figure: Figure): DrawOp[] {
  const { arms } = figure.joints;
  const y = Math.min(-2, figure.joints.chest[1] - above);
  return barOnPosts(figure, [(arms.near.wrist[0] + arms.far.wrist[0]) / 2, y]);
}

/** Hangs by both hands from a bar. */
export const hang: ActionDefinition = {
  motion: { cut: true, noBag: true, props: () => ({ behind: bar }), move: hanging },
  wheelchair: { atRest: true },
  animal: jump.animal,
  room: 2.7,
  traits: ['whole', 'own-eyes', 'goes-on', 'needs-walking', 'never-from-below'],
};
