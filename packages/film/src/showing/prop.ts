import { allActions, bodySpots, emotions } from '@milestoon/cast';
import { restingSides, seenPlaces, thingMoves, ways } from '@milestoon/story/screenplay';
import { heldFields, toldFields } from '@milestoon/things';
import { z } from 'zod';

/** Somebody seen on a screen, in a thought or in a photo. */
const playerSchema = z.object({
  member: z.string(),
  action: z.enum(allActions),
  emotion: z.enum(emotions),
  facing: z.enum(['left', 'right']),
  /** The picture of the catalogue it is done with, and how that is told to look. */
  thing: z.object({ picture: z.string(), ...heldFields }).optional(),
});

/** Something of the story in a shot that is neither set nor actor. Stage pixels. */
export const propSchema = z.object({
  how: z.enum([...seenPlaces, 'window', 'furniture']),
  /** Names of the film's pictures, side by side. */
  pictures: z.array(z.object({ name: z.string(), ...toldFields })),
  players: z.array(playerSchema),
  /** Foot of what stands, middle of everything else. */
  x: z.number(),
  y: z.number(),
  /** Pixels of a head, for what stands; width for screens, bubbles and frames. */
  size: z.number().positive(),
  /** Whose head or thought. */
  of: z.string().optional(),
  /** All over whom it sticks to. */
  whole: z.boolean().optional(),
  /** Nearer to us than the cast. */
  near: z.boolean().optional(),
  /** Something of the house that bears things: nothing of the story. */
  stand: z.enum(['table', 'blanket', 'board', 'chair']).optional(),
  /** Stands on something else and not on the ground. */
  raised: z.boolean().optional(),
  /** Stands so far off that it is behind everything. */
  far: z.boolean().optional(),
  /** Lower than this it is behind the front of what it is in: stage pixels. */
  sunk: z.number().optional(),
  /** Open for what is or goes into it: whoever is in it is before its back and behind its front. */
  opened: z.boolean().optional(),
  /** In the dark behind an open door. */
  recess: z.boolean().optional(),
  /** Spread on the ground, seen at a slant. */
  flat: z.boolean().optional(),
  /** Degrees by which its picture is turned about its middle, which is where it is then. */
  turn: z.number().optional(),
  /** Turned about: its handles are on the side of whoever pushes it. */
  mirrored: z.boolean().optional(),
  /** Pixels of the legs on which it stands over whoever is under it. */
  legs: z.number().positive().optional(),
  move: z.enum(thingMoves).optional(),
  /** On somebody's body: where. */
  spot: z.enum(bodySpots).optional(),
  /** By which picture it is, and on which side of it. */
  at: z.object({ picture: z.string(), side: z.enum(restingSides) }).optional(),
  /** Of what is passed: how. */
  way: z.enum(ways).optional(),
  /** Lines through the air that tell where somebody or something came from. */
  trail: z.array(z.tuple([z.number(), z.number()])).optional(),
  /** Everything it covers, for the camera: left, top, width, height. */
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});
export type Prop = z.infer<typeof propSchema>;
