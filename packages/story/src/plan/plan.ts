import { allActions, bodySpots, characterRoles, emotions, tradeNames } from '@milestoon/cast/names';
import { sceneryNames, setNames, timesOfDay, weathers } from '@milestoon/stage/names';
import { heldFields } from '@milestoon/things/told';
import { z } from 'zod';
import { doubtful } from '../doubting/doubtful.ts';
import { modes } from '../reading/clause.ts';

/** Somebody of the story: the child, people, pets, and toys that are treated like somebody. */
export const planPersonSchema = z.object({
  /** 'hero' is the child. */
  id: z.string().min(1),
  /** Toys and animals that nobody rigged are a picture instead. */
  role: z.enum(characterRoles).optional(),
  picture: z.string().optional(),
  /** What the film calls them: a name of the text, or 'Grandma'. */
  name: z.string().min(1),
  gender: z.enum(['girl', 'boy']).optional(),
  /** What a stranger does or is, by which they are known: clothes and hat. */
  trade: z.enum(tradeNames).optional(),
  /** Years, told or by the words ('little', 'big', 'twin') from the child's age. */
  age: z.number().min(0).max(110).optional(),
  /** Of an animal: the colour of its coat that is told, #rrggbb. */
  color: z.string().optional(),
  /** Who of the family it is, by the id the request gave them. */
  family: z.string().optional(),
  /** Only seen on a screen, in a photo or in a thought: far away, or no longer alive. */
  only: z.enum(['screen', 'photo', 'bubble']).optional(),
});
export type PlanPerson = z.infer<typeof planPersonSchema>;

/**
 * Where a picture is seen; 'beside' is before the hands of whom it belongs to, 'support' bears them, 'cover' is
 * before them, 'inside' they are seen from the chest up, 'roof' they are under it, 'flanking' it is on both sides of them,
 * 'backing' they lean against it, 'atop' it is on their body, on the head where no spot is told, 'smeared' it sticks to
 * the face, 'passed' their way leads over, through, out of or off it. */
export const seenPlaces = [
  'held',
  'worn',
  'beside',
  'ground',
  'table',
  'wall',
  'screen',
  'bubble',
  'shadow',
  'sign',
  'photo',
  'flying',
  'sky',
  'overhead',
  'support',
  'cover',
  'inside',
  'roof',
  'flanking',
  'backing',
  'atop',
  'smeared',
  'passed',
] as const;
/** What a thing does by itself; an animal that is a picture comes from the side, leaves, hops and leans down to something. */
export const thingMoves = [
  'fall',
  'roll',
  'fly',
  'stick',
  'grow',
  'break',
  'burn',
  'splash',
  'shake',
  'come',
  'leave',
  'hop',
  'lean',
] as const;

/** How a way leads by something: half-way over the fence, through the tunnel, out of the box, in the air off the wardrobe. */
export const ways = ['over', 'through', 'out', 'off', 'up', 'down', 'around'] as const;
export type Way = (typeof ways)[number];

/**
 * Where one thing is by another: 'under' the fridge it looks out at its side, 'in' the box out of its top; or on what
 * way by it, seen half-way. At the 'mouth' of an animal that is a picture is what it eats or carries.
 */
export const restingSides = ['on', 'in', 'under', 'behind', 'between', 'against', 'mouth', ...ways] as const;

/** A picture of the catalogue, somewhere in the moment. */
export const seenSchema = z.object({
  picture: z.string().min(1),
  how: z.enum(seenPlaces),
  /** Whose hand, head or thought. */
  of: z.string().optional(),
  ...heldFields,
  move: z.enum(thingMoves).optional(),
  /** Of what is on somebody's body: where. */
  spot: z.enum(bodySpots).optional(),
  /** It lies just there: what usually stands on a table is not laid on one. */
  exact: z.boolean().optional(),
  /** All over whom it sticks to, from head to foot. */
  whole: z.boolean().optional(),
  /** Whoever it bears sits on it, whatever they do. */
  seated: z.boolean().optional(),
  /** Another thing of the moment on, in, under, behind or over which it is. */
  at: z.object({ picture: z.string().min(1), side: z.enum(restingSides) }).optional(),
  /** Of what is passed: how the way of whom it belongs to leads by it. */
  way: z.enum(ways).optional(),
});
export type Seen = z.infer<typeof seenSchema>;

/** One thing that somebody does. */
export const actSchema = z.object({
  who: z.string().min(1),
  action: z.enum(allActions),
  emotion: z.enum(emotions),
  /** With or to whom. */
  to: z.string().optional(),
  /** Where on the body of that one: they are there themselves, or their hands are. */
  spot: z.enum(bodySpots).optional(),
  /** The thing it is done with. */
  thing: z.string().optional(),
  ...heldFields,
  /** Whoever does it is between these two. */
  between: z.tuple([z.string().min(1), z.string().min(1)]).optional(),
  /** As the family corrected it: no word tells it better. */
  exact: z.boolean().optional(),
});
export type Act = z.infer<typeof actSchema>;

/** Several who are not told apart. */
export const crowdKinds = ['class', 'audience', 'team', 'passers', 'table'] as const;
/** Who they are, where the words say it: 'the girls', 'all the dads', 'neighbours'. */
export const crowdPeople = ['girls', 'boys', 'children', 'women', 'men', 'grown-ups'] as const;
/** A crowd and how many heads it has; one where the others of it have stepped forward. */
export const crowdSchema = z.object({
  kind: z.enum(crowdKinds),
  count: z.number().int().min(1).max(12),
  of: z.enum(crowdPeople).optional(),
  /** What all of them do, and with which picture in the hands. */
  action: z.enum(allActions).optional(),
  emotion: z.enum(emotions).optional(),
  thing: z.string().optional(),
});

/** What one stretch of the text shows. Nothing is staged that is not in it. */
export const momentSchema = z.object({
  /** From … to (exclusive), characters of the cleaned text. */
  told: z.tuple([z.number().int().min(0), z.number().int().min(0)]),
  sentence: z.number().int().min(0),
  mode: z.enum(modes),
  place: z.object({
    set: z.enum(setNames).nullable(),
    /** The look of its own that the place has: a fire station is a hall. */
    scenery: z.enum(sceneryNames).optional(),
    things: z.array(z.string()).max(4),
  }),
  time: z.enum(timesOfDay).nullable(),
  weather: z.enum(weathers).nullable(),
  acts: z.array(actSchema).max(6),
  seen: z.array(seenSchema).max(8),
  crowd: crowdSchema.optional(),
  /** What is not sure: the family is asked. */
  unsure: z.array(z.enum(doubtful)).optional(),
  /** What is done only in somebody's thought, and in whose. */
  imagined: z.object({ of: z.string().min(1), acts: z.array(actSchema).min(1).max(2) }).optional(),
  quote: z.string().optional(),
});
export type Moment = z.infer<typeof momentSchema>;
export type Crowd = z.infer<typeof crowdSchema>;

/** How a story is shown: the one language of the embedded writer, a language model and a family's corrections. */
export const planSchema = z.object({
  version: z.literal(1),
  people: z.array(planPersonSchema).min(1),
  moments: z.array(momentSchema),
});
export type Plan = z.infer<typeof planSchema>;
