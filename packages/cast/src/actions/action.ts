/** Everything that is known of one action: each file here says it of its own, `catalogue.ts` has them all. */
import type { Deed } from '../animals/acting/deed.ts';
import type { Emotion } from '../emotions.ts';
import type { Food } from '../foods.ts';
import type { Body, Motion } from '../poses/motion.ts';
import type { Heading } from '../view/yaw.ts';
import type { Contact } from './contact.ts';
import type { Action } from './names.ts';
import type { Thing } from './thing.ts';

/** What is true of some actions and makes a difference where they are staged, filmed or heard. */
export type Trait =
  /** A thing stands beside the figure, on the side it faces: nobody else may stand there. */
  | 'beside'
  /** Done on the feet, with a face to look at past somebody's shoulder. */
  | 'face-to-face'
  /** Nothing but the other is there to see. */
  | 'listening'
  /** Leads into a scene as something to celebrate. */
  | 'festive'
  /** Posture or thing is at the ground: the picture shows it whole. */
  | 'whole'
  /** Makes a child look tall: an adventure looks up at it. */
  | 'bold'
  /** Down on the floor or far off: nobody looks up at it. */
  | 'never-from-below'
  /** Begins with a bang: an adventure flings its camera there. */
  | 'sudden'
  /** Things or hands are before the mouth, or the head is laid down. */
  | 'face-half-hidden'
  /** Seen from behind, or both hands before the eyes. */
  | 'faceless'
  /** Nothing much happens. */
  | 'plain'
  /** Nothing in it is quick: bystanders are drawn on fours. */
  | 'quiet'
  /** On the feet and with free hands: one turns round for it on the spot. */
  | 'turns'
  /** Has the eyes itself: the pose says where they are. */
  | 'own-eyes'
  /** Nobody gets off it in the middle of a picture. */
  | 'rides'
  /** Means petting when an animal is the other one. */
  | 'fond'
  /** A baby can show it. */
  | 'babies-can'
  /** Done with somebody: both are seen doing it. */
  | 'mutual'
  /** Done by a person with an animal. */
  | 'with-animal'
  /** People do it, and animals have a way of their own to do it. */
  | 'animals-too'
  /** Takes wings or a beak. */
  | 'on-wings'
  /** Goes somewhere: the camera goes along. */
  | 'on-the-way'
  /** One of two can keep up with the other in it. */
  | 'alongside'
  /** The camera steps back and gives joy its room. */
  | 'celebrates'
  /** Leads up: the camera does too. */
  | 'up-high'
  /** Counts as moving, and is still being done in the lines that follow. */
  | 'lively'
  /** Done with a thing or in a place of its own: told again, it is still being done. */
  | 'goes-on'
  /** Takes somebody who can walk. */
  | 'needs-walking'
  /** Those beside it clap and point. */
  | 'watched'
  /** Nobody is sleepy in it. */
  | 'wide-awake';

/** A part of somebody that another one's hand is at; 'side': only close beside them. */
export type Spot = 'head' | 'face' | 'hand' | 'back' | 'chest' | 'waist' | 'side';

/** How an action is done in a wheelchair, where it is not the same seated. */
export interface InWheelchair {
  /** What is done in the chair instead, from the motion of others. */
  inChair?: (motion: Motion, body: Body) => Motion;
  /** Done out of the chair: in bed, in the water, on a pony. */
  outOfChair?: (motion: Motion) => Motion;
  /** Done on the ground by others: the arms rest as when nothing is done. */
  atRest?: true;
  /** Done with a thing as high as somebody who stands: it is lowered. */
  lowered?: true;
  /** Leg lengths per frame by which the wheels turn while the figure stays where it is. */
  turning?: number;
  /** What a close picture of it shows. */
  thing?: Thing;
  /** Heads that an empty chair beside its child, or a ramp below, needs. */
  room?: number;
}

export interface ActionDefinition {
  /** What a child's body does; people who are asked for what only animals do stand. */
  motion: Motion;
  /** With a thing of the story instead of the usual one. */
  withThing?: Motion;
  /** With things of a kind, by the names of their pictures. */
  withKind?: { names: RegExp; motion: Motion };
  /** The same with things of other kinds. */
  withKinds?: readonly { names: RegExp; motion: Motion }[];
  /** With one that stands on the ground or fills both arms. */
  withLarge?: Motion;
  /** Where it is done at a table: so many heads above the ground. */
  atTable?: (heads: number) => Motion;
  /** Sitting at a table that is drawn over the body: the hands, and what they have to do with, lie on it. */
  behindTable?: Motion;
  /** What grown-ups do otherwise. */
  grownUp?: Motion;
  /** A baby does it as everybody; else it does with its arms, seated on the floor, what others do standing. */
  baby?: 'alike';
  /** How it is done with a feeling. */
  feelings?: Partial<Record<Emotion, Motion>>;
  /** How it is done with what is eaten. */
  foods?: Readonly<Record<Food, Motion>>;
  wheelchair?: InWheelchair;
  animal: Deed;
  /** What wings and beaks do instead. */
  bird?: Deed;
  /** What an elephant does with its trunk instead. */
  trunk?: Deed;

  /** How it is turned when it faces right; three-quarter when missing. `frame` counts from its beginning. */
  heading?: (frame: number) => Heading;
  /** When something is touched and heard, frames of the motion. */
  contacts?: readonly Contact[];

  /** What a close picture of it shows: only what is clear enough to fill one. */
  thing?: Thing;
  /** What comes with it that a place may have too. */
  brings?: 'ball' | 'bed' | 'blocks' | 'cake' | 'swing';
  /** Heads it takes on the stage, to both sides together. */
  room?: number;

  /** A gesture: made once in so many frames, then one stands or talks. */
  gesture?: number;
  /** What is done instead where there is no distance to turn to. */
  indoors?: Action;
  /**
   * What it becomes for the one who does it and for somebody beside, who must be about to do the same (`bothDo`) or
   * not. They face each other, or both go `sameWay`.
   */
  together?: { as: readonly [one: Action, other: Action]; bothDo?: true; sameWay?: true };
  /** Where on somebody else it is done, who goes on with what they do. */
  onOther?: Spot;
  /** What is done instead by whoever finds nobody for it. */
  alone?: { person?: Action; animal?: Action };
  /** What a grown-up does where a child would do this. */
  grownUpInstead?: Action;
  /** What shows a second sentence with the same verb, the best first; standing, talking or waving when missing. */
  again?: readonly Action[];
  /** How special a moment with it is in memory: 0 says little about a day, 1 is common; 3 when missing. */
  memorable?: 0 | 1;
  traits?: readonly Trait[];
}
