import { animationStyleKeys } from '@milestoon/domain';
import { z } from 'zod';
import {
  allActions,
  bodySpots,
  characterSchema,
  emotions,
  foods,
  listeners,
  things,
  visemes,
} from '@milestoon/cast';
import { crowdSchema, toldLanguages } from '@milestoon/story/screenplay';
import { sceneChanges, sceneryNames, setNames, setThings, timesOfDay, weathers } from '@milestoon/stage';
import { heldFields, pictureSchema, toldFields } from '@milestoon/things';
import { propSchema } from './showing/prop.ts';
import { soundPlanSchema } from './sound/sound-plan.ts';

const frame = z.number().int().min(0);

/** A photo of the parent's that appears in the story. `faceBox` is x, y, width, height as shares of the photo. */
export const filmPhotoSchema = z.object({
  asset: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  faceBox: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
});
export type FilmPhoto = z.infer<typeof filmPhotoSchema>;

export const setChoiceSchema = z.object({
  name: z.enum(setNames),
  /** The look of its own that the place has. */
  scenery: z.enum(sceneryNames).optional(),
  time: z.enum(timesOfDay),
  weather: z.enum(weathers),
  seed: z.number().int().min(0),
  /** Seen by an eye near the ground. */
  lowAngle: z.boolean().optional(),
  /** Things of the set that somebody brings along instead. */
  without: z.array(z.enum(setThings)).optional(),
});
export type SetChoice = z.infer<typeof setChoiceSchema>;

export const cameraSchema = z.object({ x: z.number(), y: z.number(), zoom: z.number() });

/** From frame `from` of the film on, the actor does this; a path is a straight line in stage pixels. */
export const actingSchema = z.object({
  from: frame,
  action: z.enum(allActions),
  emotion: z.enum(emotions),
  x: z.number(),
  /** Stage pixels a frame, positive to the right; 0 stands still. */
  speed: z.number(),
  facing: z.enum(['left', 'right']),
  /** Stage pixels a frame up the picture: away from the viewer. */
  rise: z.number().min(0).optional(),
  /** Where the eyes are, -1 … 1 to the right and down; at whoever is nearest or speaks where missing. */
  gaze: z.tuple([z.number(), z.number()]).optional(),
  /** Share of their own number of steps that somebody takes beside a slower one; 1 where missing. */
  pace: z.number().positive().optional(),
  /** The picture it is done with. */
  thing: z.object({ picture: z.string(), ...heldFields }).optional(),
  /** Where on the partner's body the hands are, or on the own. */
  spot: z.enum(bodySpots).optional(),
  /** What is eaten. */
  food: z.enum(foods).optional(),
  /** Member with whom it is done: hugged, led by the hand, given to. */
  partner: z.string().optional(),
});
export type Acting = z.infer<typeof actingSchema>;

export const actorSchema = z.object({
  member: z.string(),
  y: z.number(),
  /** Above the ground, on a back or in a lap; stage pixels. */
  lift: z.number().optional(),
  /** Does sitting what is done standing elsewhere: cries on a kerb, laughs on a bench, eats behind a table. */
  seated: z.union([z.boolean(), z.enum(['behind', 'bed', 'knees'])]).optional(),
  /** Does at a table what is done at the ground elsewhere: its height, heads of theirs. */
  table: z.number().optional(),
  /** What they have thrown or kicked is on its way, and no longer at their hands or feet. */
  released: z.boolean().optional(),
  /** Stands in water so deep, stage pixels: in bathing things, and seen above its surface. */
  wading: z.number().positive().optional(),
  /** Sleeps where no bed is: the eyes are closed. */
  asleep: z.boolean().optional(),
  /** What a story tells them to have on: pictures of the catalogue, and how these are told to look. */
  clothes: z.array(z.object({ picture: z.string(), ...toldFields })).optional(),
  /** The colour of what is all over them, and how much of their own it leaves: water, mud, flour. */
  coat: z.object({ color: z.string(), share: z.number().min(0).max(1) }).optional(),
  /** What is on their body, where, and whether their own hands have put it there. */
  onBody: z
    .array(
      z.object({
        spot: z.enum(bodySpots),
        picture: z.string(),
        ...toldFields,
        count: z.number().optional(),
        touched: z.boolean().optional(),
      }),
    )
    .optional(),
  /** In order of `from`; the first covers the beginning of the shot. */
  acting: z.array(actingSchema).min(1),
});
export type Actor = z.infer<typeof actorSchema>;

/** Somebody near the camera with the back to us, whom it looks past. Screen pixels. */
export const foregroundSchema = z.object({
  member: z.string(),
  /** Between the feet, far below the picture. */
  x: z.number(),
  y: z.number(),
  /** 1 is as large as on the stage. */
  size: z.number().positive(),
  facing: z.enum(['left', 'right']),
});
export type Foreground = z.infer<typeof foregroundSchema>;

/** Mouth shapes of whoever speaks, in film frames (fractions allowed), in order. */
export const mouthKeySchema = z.object({
  at: z.number(),
  viseme: z.enum(visemes),
  /** As in the narration. */
  level: z.number().min(0).max(1).optional(),
});
export type MouthKey = z.infer<typeof mouthKeySchema>;

export const captionPageSchema = z.object({
  from: frame,
  to: frame,
  words: z.array(z.object({ text: z.string(), from: z.number(), to: z.number() })),
});
export type CaptionPage = z.infer<typeof captionPageSchema>;

/** A thing of the story that fills the picture, or somebody who listens to the storyteller. */
export const closeUpSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('thing'), name: z.enum(things) }),
  z.object({
    kind: z.literal('listener'),
    name: z.enum(listeners),
    moment: z.enum(['begins', 'again', 'ends']),
  }),
]);
export type CloseUp = z.infer<typeof closeUpSchema>;

const shotSpan = {
  from: frame,
  to: frame,
  set: setChoiceSchema,
  transition: z.boolean(),
  /** What the transition tells; absent, the place changes. */
  change: z.enum(sceneChanges).optional(),
};

export const cardShotSchema = z.object({ ...shotSpan, kind: z.enum(['title', 'end']) });
export const storyShotSchema = z.object({
  ...shotSpan,
  kind: z.literal('story'),
  beat: z.string(),
  camera: z.object({ from: cameraSchema, to: cameraSchema }),
  /** The camera keeps pace with an actor on the way, instead of easing in and out. */
  follows: z.boolean(),
  focus: z.enum(['deep', 'medium', 'close']),
  actors: z.array(actorSchema),
  /** Begins with the camera flung round from the shot before, to this side. */
  whip: z.enum(['left', 'right']).optional(),
  /** Over a shoulder: whose. */
  foreground: foregroundSchema.optional(),
  /** Which moment of the line it shows. */
  moment: z.number().int().min(0).optional(),
  /** Things of the story beside set and actors. */
  props: z.array(propSchema).optional(),
  crowd: crowdSchema.optional(),
  /** Instead of anybody. */
  closeUp: closeUpSchema.optional(),
  /** The member whose lips move. */
  speaker: z.string().nullable(),
  mouth: z.array(mouthKeySchema),
  /** A picture of an earlier episode, shown as a print under the title of that one. */
  memory: z.object({ title: z.string(), episodeNumber: z.number().int() }).optional(),
  photo: z.object({ asset: z.string(), treatment: z.enum(['album', 'wall', 'dissolve']) }).nullable(),
});
export const shotSchema = z.discriminatedUnion('kind', [cardShotSchema, storyShotSchema]);
export type CardShot = z.infer<typeof cardShotSchema>;
export type StoryShot = z.infer<typeof storyShotSchema>;
export type Shot = z.infer<typeof shotSchema>;

/**
 * The directed episode: everything that is seen and heard, timed in frames at 24 a second.
 * Shots follow each other without gaps; `transition` mixes a shot's first frames with the shot before.
 */
export const filmSchema = z.object({
  version: z.literal(1),
  seed: z.number().int().min(0),
  style: z.enum(animationStyleKeys),
  title: z.string(),
  episodeNumber: z.number().int(),
  childName: z.string(),
  /** Those of the family who play themselves beside the child. */
  family: z.array(z.string()).optional(),
  /** Those of the family whose voices tell it. */
  toldBy: z.array(z.string()).optional(),
  /** As the screenplay's. Films of earlier releases have English cards, whatever is spoken in them. */
  language: z.enum(toldLanguages).default('en'),
  frames: frame,
  characters: z.record(z.string(), characterSchema),
  photos: z.array(filmPhotoSchema),
  /** What things of the story look like, by their names. */
  pictures: z.record(z.string(), pictureSchema).default({}),
  shots: z.array(shotSchema).min(1),
  captions: z.array(captionPageSchema),
  /** The captions are part of the picture; otherwise whoever plays the film draws them over it, or leaves them out. */
  wordsInPicture: z.boolean().optional(),
  sound: soundPlanSchema,
});
export type Film = z.infer<typeof filmSchema>;
