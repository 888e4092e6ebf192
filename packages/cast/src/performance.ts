import type { Viseme } from './face/visemes.ts';
import type { Action } from './actions/names.ts';
import type { Emotion } from './emotions.ts';
import type { Food } from './foods.ts';
import type { OnBody } from './on-body/on-body.ts';
import type { BodySpot } from './on-body/spots.ts';
import type { HeldThing } from './props/slot.ts';
import type { Wear } from './rig/worn.ts';
import type { Hold } from './together/holding.ts';

/** On a seat with the legs before it; behind a table, where they hang down; in bed under a blanket; on the knees. */
export type Seat = boolean | 'behind' | 'bed' | 'knees';

/** What somebody does in one frame. Frames are those of the film, 24 a second. */
export interface Performance {
  action: Action;
  /** Frames since this action began. */
  actionFrame: number;
  /** Frame of the film: breathing and blinking go on through every action. */
  frame: number;
  emotion: Emotion;
  /** What is eaten; from a bowl when missing. */
  food?: Food;
  /** Whatever a story names, done something with. */
  thing?: HeldThing;
  /** Degrees by which what is in the free hand is turned: a bottle to the mouth of whoever drinks from it. */
  thingTurn?: number;
  /** What they come from; blended away over the first frames. `actionFrame` counts on as if it had not ended. */
  previous?: { action: Action; emotion: Emotion; actionFrame: number; food?: Food; seated?: Seat };
  /** Done sitting on something: what the legs do otherwise is left out. */
  seated?: Seat;
  /** What they are dressed for, where that is not what is done. */
  wear?: Wear;
  /** Done standing at a table of that height above the ground, in heads of theirs. */
  table?: number;
  /** What it is done with has left the hands or the foot, and is drawn elsewhere. */
  released?: boolean;
  /** `strength` 0…1: how far what is said opens the mouth; all the way where it is missing. */
  viseme?: { from: Viseme; to: Viseme; t: number; strength?: number };
  /** -1…1, in the directions of the stage: + is right and down. */
  gaze?: readonly [x: number, y: number];
  /** Lids shut 0…1 for a reason of the moment, beside the blinking that goes on by itself. */
  blink?: number;
  facing: 'left' | 'right';
  /**
   * Where body and head point, in degrees about the vertical on the stage: 0 to the viewer, 90 to the
   * right, -90 to the left, ±180 away. Three-quarter to the side of `facing` when missing.
   */
  heading?: { body: number; head: number };
  /** Hands that touch somebody or something. */
  holds?: readonly Hold[];
  /** Where on somebody's body the hands are. */
  spot?: BodySpot;
  /** What is on their body, and where. */
  onBody?: readonly OnBody[];
  /** A present in the hands, or the thing that is given: its middle, stage pixels from between the feet. */
  gift?: readonly [x: number, y: number];
}
