import { add } from '@milestoon/drawing';
import { frameOf, type Torso } from '../body/torso-frame.ts';
import type { Figure } from '../figure.ts';
import { atTheSide, onTheBack } from './turned-torso.ts';

/** Places on what hangs down the back. */
export const backFrame = ({ joints, yaw }: Figure, { outline, broad }: Torso): Torso =>
  frameOf(
    (p) => add(joints.chest, onTheBack(p, yaw.body)),
    (p) => add(joints.hip, onTheBack(p, yaw.body)),
    outline,
    broad,
  );
/** Places on what hangs at the near hip. */
export const sideFrame = ({ joints, yaw }: Figure, { outline, broad }: Torso): Torso =>
  frameOf(
    (p) => add(joints.chest, atTheSide(p, yaw.body)),
    (p) => add(joints.hip, atTheSide(p, yaw.body)),
    outline,
    broad,
  );
