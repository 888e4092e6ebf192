import { clamp01, easing, lerp } from '@milestoon/drawing';
import { rest } from '../poses/rest.ts';
import { betweenHands } from '../poses/with-hands.ts';
import { cup } from '../props/tableware.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { peck } from './peck.ts';
import { atHand } from './thing.ts';

const sipFrames = 66;

const shut = { closed: 'soft', smile: 0.4 } as const;

const sigh = { closed: 'happy', mouth: { open: 0.5, width: 1, tongue: 1 } } as const;

/** Both hands go straight from the chest to the mouth and back: the cup stays between them. */
const sipPose =
  (apart: number) =>
  (frame: number): Pose => {
    const f = frame % sipFrames;
    const ease = (from: number, to: number): number => easing.soft(clamp01((f - from) / (to - from)));
    const up = ease(0, 12) - ease(34, 44);
    const [x, y] = [lerp(0.14, 0.1, up), lerp(0.38, 0.09, up)];
    const beside = apart + lerp(0.16, 0.11, up);
    return {
      ...rest,
      arms: {
        near: { to: { from: 'chest', at: [x - beside, y] }, bend: 1, hand: 'fist', layer: 'top' },
        far: { to: { from: 'chest', at: [x + beside, y] }, bend: -1, hand: 'fist', thumb: 1, layer: 'top' },
      },
      head: lerp(4, -8 - 3 * ease(20, 30), up),
      gaze: [0.2, 0.5],
      ...(up > 0.6 ? { face: shut } : f >= 38 && f < 58 ? { face: sigh } : {}),
    };
  };

/** With both hands: a long sip, then a sigh. */
export const drink: ActionDefinition = {
  motion: {
    noBag: true,
    props: () => ({
      front: (figure) => {
        const { near, far } = figure.joints.arms;
        return cup(figure, near, far);
      },
    }),
    telling: { at: 13, every: sipFrames },
    move: sipPose(0),
  },
  withThing: {
    noBag: true,
    slot: () => ({ at: betweenHands, least: 0.46, most: 0.6, layer: 'top' }),
    telling: { at: 13, every: sipFrames },
    move: sipPose(0.09),
  },
  animal: {
    view: { body: 62, head: 54 },
    busy: true,
    toy: 'water',
    keys: [
      { at: 0, pose: {} },
      { at: 12, pose: { reach: 0.84, crouch: 0.15, nod: -0.34 } },
      { at: 15, pose: { reach: 0.87, crouch: 0.15, nod: -0.36, open: 0.35 } },
      { at: 18, pose: { reach: 0.84, crouch: 0.15, nod: -0.34 } },
    ],
    loopFrom: 12,
  },
  bird: peck.animal,
  contacts: [{ kind: 'sip', first: 24, every: 66 }],
  thing: { middle: atHand('near', 0.1, -0.1), reach: 0.62 },
  traits: ['face-half-hidden', 'animals-too'],
};
