import { allActions, characterRoles, emotions, tradeNames } from '@milestoon/cast';
import { sceneryNames, setNames, timesOfDay, weathers } from '@milestoon/stage';
import { looks } from '@milestoon/things';
import { z } from 'zod';
import { crowdKinds, restingSides, seenPlaces, thingMoves } from '../plan/plan.ts';
import { modes } from '../reading/clause.ts';
import { moods } from '../screenplay.ts';

/** What stands where there is nothing to say. Providers want every field to be there, and few alternatives. */
const none = 'none';
/** Where somebody is seen: on the stage, or only there. */
export const whereabouts = ['stage', 'screen', 'photo', 'bubble'] as const;
/** A set, or a place with a look of its own: a cave is no forest. */
const placeNames = [...setNames, ...sceneryNames] as const;
const sexes = ['girl', 'boy'] as const;
const sizes = ['tiny', 'small', 'big', 'huge'] as const;

const act = z.object({
  who: z.string().describe('id of a person'),
  action: z.enum(allActions),
  feeling: z.enum(emotions),
  to: z.string().describe('id of the person it is done with or to, or empty'),
  thing: z.string().describe('picture in the hands, or empty'),
  color: z.string().describe('#rrggbb of the thing where told, or empty'),
  looks: z.array(z.enum(looks)).describe('how the thing is told to look, or empty'),
});

const seen = z.object({
  picture: z.string(),
  how: z.enum(seenPlaces),
  of: z.string().describe('id of the person it is beside, worn by, thought by, or empty'),
  count: z.number(),
  color: z.string().describe('#rrggbb where told, or empty'),
  looks: z.array(z.enum(looks)).describe('how it is told to look, or empty'),
  size: z.enum([none, ...sizes]),
  move: z.enum([none, ...thingMoves]),
  at: z.string().describe('another picture of the moment that it is by, or empty'),
  side: z.enum([none, ...restingSides]),
});

const moment = z.object({
  words: z.string().describe("the family's words that this picture shows, copied"),
  mode: z.enum(modes),
  acts: z.array(act),
  seen: z.array(seen),
  crowd: z.array(
    z.object({
      kind: z.enum(crowdKinds),
      count: z.number(),
      action: z.enum(allActions),
      feeling: z.enum(emotions),
      thing: z.string(),
    }),
  ),
  thought: z.array(act).describe('what is done only in the thought of whoever acts first'),
});

/** A story as a language model is asked for it: who is in it, what is said where, and what is seen meanwhile. */
const draftSchema = z.object({
  people: z.array(
    z.object({
      id: z.string(),
      role: z.enum(characterRoles),
      name: z.string(),
      sex: z.enum([none, ...sexes]),
      age: z.number().describe('years, -1 where nobody can know'),
      trade: z.enum([none, ...tradeNames]),
      where: z.enum(whereabouts),
    }),
  ),
  scenes: z.array(
    z.object({
      set: z.enum(placeNames),
      time: z.enum(timesOfDay),
      weather: z.enum(weathers),
      mood: z.enum(moods),
      dressing: z.array(z.string()).describe('pictures of what stands in this place by the words, at most 3'),
      lines: z.array(
        z.object({
          speaker: z.enum(['narrator', 'hero']),
          text: z.string(),
          /** Index of the family's sentence that this line tells; -1 for the storyteller's own words. */
          sentence: z.number().describe("index of the family's sentence, -1 for a closing of your own"),
          moments: z.array(moment),
        }),
      ),
    }),
  ),
});

/** The same as JSON Schema, which is how models are told a form. */
export const draftForm = z.toJSONSchema(draftSchema, { target: 'draft-7' });

/** Text that may be missing. */
const word = z.string().catch('');
/** One of these, else what is usual: a server that does not hold a model to the form still gives a story. */
const oneOf = <const Names extends readonly string[]>(
  names: Names,
  usual: Names[number],
): z.ZodType<Names[number]> => z.enum(names).catch(usual);
/** Those of them that there are. */
const someLooks = z
  .array(z.string())
  .catch([])
  .transform((written) => looks.filter((look) => written.includes(look)).slice(0, 3))
  .optional();
const numberOr = (usual: number): z.ZodType<number> => z.number().catch(usual);

const readAct = z.object({
  who: z.string(),
  action: word,
  feeling: oneOf(emotions, 'neutral'),
  to: word,
  thing: word,
  color: word,
  looks: someLooks,
});

const readMoment = z.object({
  words: word,
  mode: oneOf(modes, 'done'),
  acts: z.array(readAct).catch([]),
  seen: z
    .array(
      z.object({
        picture: z.string(),
        how: oneOf(seenPlaces, 'beside'),
        of: word,
        count: numberOr(1),
        color: word,
        looks: someLooks,
        size: oneOf([none, ...sizes], none),
        move: oneOf([none, ...thingMoves], none),
        at: word,
        side: oneOf([none, ...restingSides], none),
      }),
    )
    .catch([]),
  crowd: z
    .array(
      z.object({
        kind: oneOf(crowdKinds, 'passers'),
        count: numberOr(6),
        action: word,
        feeling: oneOf(emotions, 'neutral'),
        thing: word,
      }),
    )
    .catch([]),
  thought: z.array(readAct).catch([]),
});

/** A draft as it is read: the form is asked strictly and taken leniently, and what is odd in it is told as a fault. */
export const readableDraft = z.object({
  people: z
    .array(
      z.object({
        id: z.string(),
        role: word,
        name: word,
        sex: oneOf([none, ...sexes], none),
        age: numberOr(-1),
        trade: oneOf([none, ...tradeNames], none),
        where: oneOf(whereabouts, 'stage'),
      }),
    )
    .catch([]),
  scenes: z.array(
    z.object({
      set: z.enum(placeNames),
      time: oneOf(timesOfDay, 'day'),
      weather: oneOf(weathers, 'clear'),
      mood: oneOf(moods, 'cheerful'),
      dressing: z.array(z.string()).catch([]),
      lines: z.array(
        z.object({
          speaker: z.enum(['narrator', 'hero']),
          text: z.string(),
          sentence: z
            .number()
            .nullish()
            .transform((index) => (index === undefined || index === null || index < 0 ? null : index)),
          moments: z.array(readMoment).catch([]),
        }),
      ),
    }),
  ),
});

/** A story as a language model wrote it. `sentence` is null for the storyteller's own words. */
export type Draft = z.output<typeof readableDraft>;
export type DraftMoment = Draft['scenes'][number]['lines'][number]['moments'][number];
export type DraftAct = DraftMoment['acts'][number];
