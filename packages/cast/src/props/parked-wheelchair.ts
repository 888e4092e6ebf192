import type { DrawOp } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { bonesOf } from '../rig/build.ts';
import { threeQuarter } from '../view/yaw.ts';
import { wheelchair } from './wheelchair.ts';
import { chairFrame } from './wheelchair-frame.ts';

/** The empty chair of somebody who is elsewhere: its seat `x` heads beside them, `down` heads nearer to the viewer. */
export function parkedWheelchair(figure: Figure, x: number, down = 0): DrawOp[] {
  const { hip } = chairFrame(bonesOf(figure.build, figure.style));
  const empty: Figure = {
    ...figure,
    joints: { ...figure.joints, hip: [x, down - hip], hipTurn: 0 },
    yaw: { body: threeQuarter, head: threeQuarter },
  };
  // The wheels do not turn by how far it stands away.
  const { behind, mid } = wheelchair(-x);
  return [...(behind?.(empty) ?? []), ...(mid?.(empty) ?? [])];
}
