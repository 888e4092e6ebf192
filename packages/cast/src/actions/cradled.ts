import { closedCurve, type DrawOp, type Knot, openCurve, solid, stroke } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';

/** Arms and legs are under the cloth. */
const wrapped = (head: number, spine: number): Pose => ({
  arms: {
    near: { angle: 0, elbow: 0, hand: 'relaxed' },
    far: { angle: 0, elbow: 0, hand: 'relaxed', layer: 'back' },
  },
  legs: { near: { angle: 0, thigh: 0.7, shin: 0.5 }, far: { angle: 0, thigh: 0.7, shin: 0.5 } },
  head,
  spine,
  cloakLength: 0.1,
  face: { closed: 'sleep', smile: 0.4, mouth: { open: 0, width: 0.6 } },
});

/** A cloth from the chin to beyond the feet, its fold across the chest. */
function swaddling(figure: Figure): DrawOp[] {
  const { joints, build } = figure;
  const [x] = joints.chest;
  const top = joints.chest[1] - 0.1;
  const half = Math.max(0.4, build.halfShoulder * 1.5);
  const cocoon: Knot[] = [
    [x - half * 0.8, top],
    [x, top + 0.1],
    [x + half * 0.8, top],
    [x + half, top + 0.3],
    [x + half * 0.7, -0.08],
    [x, 0.08],
    [x - half * 0.7, -0.08],
    [x - half, top + 0.3],
  ];
  return [
    ...solid(figure, [closedCurve(cocoon)], '#d9eefb', { shade: 0.6, dots: false }),
    stroke(
      openCurve([
        [x - half * 0.78, top + 0.06],
        [x - half * 0.1, top + 0.4],
        [x + half * 0.5, -0.12],
      ]),
      0.022,
      'rgba(60,40,50,0.45)',
    ),
  ];
}

/** A small baby in somebody's arms: wrapped up, on its back and asleep. */
export const cradled: ActionDefinition = {
  motion: {
    noBag: true,
    cut: true,
    laid: { turn: -64, size: 0.82 },
    breath: { period: 84, depth: 0.02 },
    props: () => ({ front: swaddling }),
    move: {
      keys: [
        { at: 0, pose: wrapped(4, 0) },
        { at: 50, pose: wrapped(7, 1) },
        { at: 100, pose: wrapped(4, 0) },
      ],
      loopFrom: 0,
    },
  },
  animal: sit.animal,
  baby: 'alike',
  alone: { person: 'sit', animal: 'sit' },
  traits: ['mutual', 'quiet', 'babies-can', 'own-eyes'],
};
