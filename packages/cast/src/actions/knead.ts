import { type DrawOp, ellipse, segment, solid, tube } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { gripOf } from '../props/in-hand.ts';
import type { Motion } from '../poses/motion.ts';
import { onWorktop, worktop } from '../props/worktop.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { atWork, worked } from './craft.ts';
import { sit } from './sit.ts';

const beat = 26;
/** 0 … 1, how hard the hands press. */
const pressed = (frame: number): number => 0.5 - 0.5 * Math.cos((frame / beat) * 2 * Math.PI);

const pressing = (frame: number): Pose => {
  const down = pressed(frame);
  return atWork(0.1 + 0.05 * down, -0.14 + 0.1 * down, -0.14 + 0.1 * down, {
    spine: 4 + 9 * down,
    head: 9,
    squash: 1 - 0.02 * down,
    face: { mouth: { press: down } },
  });
};

/** A lump of dough that gives under the hands. */
function dough(figure: Figure, frame: number, flat = 0): DrawOp[] {
  const [x, y] = onWorktop(figure);
  const down = Math.max(flat, 0.5 * pressed(frame));
  const high = 0.2 - 0.13 * down;
  return solid(figure, [ellipse(x, y - high * 0.7, 0.3 + 0.16 * down, high, 0, 36)], '#f2dcae', {
    shade: 0.25,
    dots: false,
  });
}

/** Over a flat dough, from one hand to the other. */
function rollingPin(figure: Figure): DrawOp[] {
  const { near, far } = figure.joints.arms;
  const [a, b] = [gripOf(figure, near), gripOf(figure, far)];
  const y = (a[1] + b[1]) / 2;
  const plain = { shade: 0.3, dots: false } as const;
  const bar = (from: number, to: number, thick: number, color: string): DrawOp[] =>
    solid(figure, [tube(segment([from, y], [to, y]), [thick, thick], { samples: 4 })], color, plain);
  return [...bar(a[0] - 0.1, b[0] + 0.1, 0.035, '#8f5833'), ...bar(a[0] + 0.1, b[0] - 0.1, 0.085, '#d9a05a')];
}

/** The hands at the ends of the pin, to us and back. */
const rolling: Motion = {
  blend: 10,
  noBag: true,
  props: () => ({
    front: (figure) => [...worktop(figure), ...dough(figure, 0, 1), ...rollingPin(figure)],
  }),
  move: (frame) => {
    const to = Math.sin((frame / 34) * 2 * Math.PI) * 0.07;
    return atWork(0.36, -0.1 + to, -0.1 + to, { spine: 8 + 40 * to, head: 8, gaze: [0.4, 0.9] });
  },
};

/** Presses with both hands on what lies on a table: dough, clay, a lemon. */
export const knead: ActionDefinition = {
  motion: {
    blend: 10,
    noBag: true,
    props: (frame, thing) => ({
      front: (figure) => [...worktop(figure), ...(thing ? [] : dough(figure, frame))],
    }),
    slot: () => worked,
    telling: { at: beat / 2, every: beat },
    move: pressing,
  },
  withKind: { names: /^rolling-pin$/, motion: rolling },
  animal: sit.animal,
  room: 2.4,
  traits: ['quiet', 'own-eyes', 'goes-on'],
};
