import { adjust, type Color, type Point, type Polyline } from '@milestoon/drawing';
import type { Fit } from './body/fit.ts';
import type { DrawingStyle } from './drawing-style.ts';
import type { Pen } from './pen.ts';
import type { Person } from './person.ts';
import type { Build } from './rig/build.ts';
import type { Memory } from './rig/memory.ts';
import type { Joints } from './rig/skeleton.ts';
import type { Worn } from './rig/worn.ts';
import type { Yaw } from './view/yaw.ts';

/** Follow-through: what arrives late, in heads. */
export interface Sway {
  hair: Point;
  cloak: number;
  cloakLength: number;
}

/** Everything the parts of one drawing read. */
export interface Figure extends Pen {
  style: DrawingStyle;
  person: Person;
  build: Build;
  joints: Joints;
  fit: Fit;
  sway: Sway;
  yaw: Yaw;
  seated: boolean;
  /** Outline of the head in the figure's space: it throws shadows on neck and chest. */
  headOutline: Polyline;
  /** A bag at the hip would be in the way. */
  noBag: boolean;
  remember: Memory;
  /** What was taken off and lies beside the bed. */
  aside: Worn['aside'];
}

/** The far arm and leg are a little darker. */
export const farther = (pen: Pen, color: Color): Color =>
  adjust(color, { lightness: pen.style.flat ? -0.045 : -0.03 });

/** The style's one ink, or else a colour of the shape's own. */
export const inkOr = (pen: Pen, color: () => Color): Color => pen.style.ink ?? color();
