import type { Performance } from '../performance.ts';
import type { Bones } from '../rig/build.ts';
import type { Wear } from '../rig/worn.ts';
import type { Pose } from '../rig/pose.ts';
import type { Props } from '../props/props.ts';
import type { HeldThing, Slot } from '../props/slot.ts';
import type { Keyframes } from './keyframes.ts';

/** What a computed pose may know about who takes it. */
export interface Body {
  bones: Bones;
  /** Hip to neck pit, in heads. */
  torso: number;
  /** From the middle of the chest to a shoulder. */
  shoulder: number;
  /** Where the hip joints are beside the middle, in heads. */
  hips: { near: number; far: number };
}

/** A frame of a motion, and after how many frames it comes again; 1: from then on every frame is as good. */
export interface Telling {
  at: number;
  every?: number;
}

export interface Motion {
  move: Keyframes<Pose> | ((frame: number, body: Body) => Pose);
  /** Leg lengths per frame by which the body moves on. */
  speed?: number;
  /** What is there anyway; `thing` is what it is told with. */
  props?: (frame: number, thing?: HeldThing) => Props;
  /** Marks over the drawing: rays, notes, a heart. Hands stay free for a thing. */
  marks?: (frame: number) => NonNullable<Props['top']>;
  /** Where the thing is that it is told with; nowhere when missing. */
  slot?: (frame: number) => Slot;
  /** Where body and head point, degrees as in a performance, when it is not told where to. */
  heading?: (frame: number) => NonNullable<Performance['heading']>;
  /** The whole drawing is turned about its middle, which is where the feet are else, and so many times as large. */
  laid?: { turn: number; size: number };
  /** A bag at the hip would be in the way. */
  noBag?: boolean;
  /** By day when missing. */
  wear?: Wear;
  /** Begins at once: things that stand on the ground cannot be blended into. */
  cut?: boolean;
  /** Frames in which it flows out of the action before; 8 when missing. */
  blend?: number;
  /** The frame that shows best what is done, where it is not the one that is least like standing. */
  telling?: Telling;
  /** Breathing: frames of one breath and its depth. */
  breath?: { period: number; depth: number };
}
