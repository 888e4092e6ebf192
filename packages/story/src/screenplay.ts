import { animationStyleKeys } from '@milestoon/domain';
import { heldFields } from '@milestoon/things/told';
import { z } from 'zod';
import { allActions, bodySpots, characterRoles, emotions, tradeNames } from '@milestoon/cast/names';
import { sceneryNames, setNames, timesOfDay, weathers } from '@milestoon/stage/names';
import { type Meaning, meaningOf, meaningSchema } from './meaning/meaning.ts';
import { crowdSchema, planSchema, seenSchema } from './plan/plan.ts';
import { modes } from './reading/clause.ts';
import { memorySchema } from './season/season-memory.ts';
import { type Language, languageOf, toldLanguages } from './text/language.ts';

/** Somebody who appears. */
export const castMemberSchema = z.object({
  /** Unique within the screenplay; the hero's is 'hero'. */
  id: z.string().min(1),
  role: z.enum(characterRoles),
  /** How the narrator calls them: a name from the text, or 'Grandma'. */
  name: z.string().min(1),
  /** Where the name or title says it; others may be either. */
  gender: z.enum(['girl', 'boy']).optional(),
  /** What a stranger does or is, by which they are known: clothes and hat. */
  trade: z.enum(tradeNames).optional(),
  /** Years, where the text tells it or its words do ('little', 'twin'). */
  age: z.number().min(0).max(110).optional(),
  /** Of an animal: the colour of its coat that is told, #rrggbb. */
  color: z.string().optional(),
  /** Who of the family plays themselves, by the id the request gave them. */
  family: z.string().optional(),
});
export type CastMember = z.infer<typeof castMemberSchema>;

/** What one member of the cast does while a line is spoken. */
export const stagingSchema = z.object({
  member: z.string(),
  action: z.enum(allActions),
  emotion: z.enum(emotions),
  /** Where they stand, -1 the left edge of the stage … 1 the right edge. */
  place: z.number().min(-1).max(1),
  facing: z.enum(['left', 'right']),
  /** With or to whom it is done. */
  to: z.string().optional(),
  /** Where on the body of that one they are, or their hands. */
  spot: z.enum(bodySpots).optional(),
  /** The picture of the catalogue it is done with, and how that is told to look. */
  thing: z.object({ picture: z.string().min(1), ...heldFields }).optional(),
  /** Elsewhere than on the stage: far away, thought of, or remembered. */
  on: z.enum(['screen', 'bubble', 'photo']).optional(),
});
export type Staging = z.infer<typeof stagingSchema>;

/** What is to be seen from one word of a line on, instead of the line's own staging. */
export const shownMomentSchema = z.object({
  /** Index among the spoken words of the line. */
  word: z.number().int().min(0),
  mode: z.enum(modes),
  /** The words of the family that it shows, from … to (exclusive), characters of the cleaned text. */
  told: z.tuple([z.number().int().min(0), z.number().int().min(0)]).optional(),
  /** The scene's where missing. */
  set: z.enum(setNames).optional(),
  /** The look of its own that the place has. */
  scenery: z.enum(sceneryNames).optional(),
  time: z.enum(timesOfDay).optional(),
  weather: z.enum(weathers).optional(),
  staging: z.array(stagingSchema).max(6),
  seen: z.array(seenSchema).max(8),
  /** What of the text the place is dressed with. */
  dressing: z.array(z.string()).max(4).optional(),
  crowd: crowdSchema.optional(),
});
export type ShownMoment = z.infer<typeof shownMomentSchema>;

/** Sounds that a line may ask for. */
export const soundEffects = ['step', 'splash', 'sparkle', 'whoosh', 'pop', 'cheer', 'bell'] as const;
/** What a scene feels like; the music follows it. */
export const moods = ['cheerful', 'playful', 'tender', 'wondering', 'brave', 'triumphant', 'sleepy'] as const;

/** One spoken line and the shot it is seen in. */
export const beatSchema = z.object({
  id: z.string().min(1),
  speaker: z.enum(['narrator', 'hero']),
  /** Spoken and captioned. */
  text: z.string().min(1).max(240),
  shot: z.object({
    size: z.enum(['wide', 'medium', 'close']),
    move: z.enum(['hold', 'push', 'pull', 'pan-left', 'pan-right', 'tilt-up']),
  }),
  staging: z.array(stagingSchema).max(4),
  /** What the line tells, moment after moment. */
  moments: z.array(shownMomentSchema).optional(),
  effect: z.enum(soundEffects).optional(),
  /** Shows the parent's photo (index 0 or 1) during this line. */
  photo: z
    .object({ image: z.number().int().min(0).max(1), treatment: z.enum(['album', 'wall', 'dissolve']) })
    .optional(),
  /** Shows these moments of earlier episodes, one after the other, instead of the scene. */
  memories: z.array(memorySchema).min(1).max(6).optional(),
  /** Index of the parent's sentence this line tells; absent where the storyteller adds a bridge. */
  source: z.number().int().min(0).optional(),
  /** There in every screenplay that came through `screenplaySchema`; whoever changes the text takes it away. */
  meaning: meaningSchema.optional(),
});
export type Beat = z.infer<typeof beatSchema>;

/** A place, its hour and weather, and what is said there. */
export const sceneSchema = z.object({
  id: z.string().min(1),
  set: z.enum(setNames),
  scenery: z.enum(sceneryNames).optional(),
  time: z.enum(timesOfDay),
  weather: z.enum(weathers),
  mood: z.enum(moods),
  beats: z.array(beatSchema).min(1),
});
export type Scene = z.infer<typeof sceneSchema>;

/** The written episode: everything that is said and staged, nothing that is timed or drawn yet. */
const writtenSchema = z.object({
  version: z.literal(1),
  seed: z.number().int().min(0),
  title: z.string().min(1).max(100),
  episodeNumber: z.number().int().min(1),
  childName: z.string().min(1),
  /** What the family wrote in. Cards, voice, captions and file follow it: nobody reads the text twice. */
  language: z.enum(toldLanguages).optional(),
  style: z.enum(animationStyleKeys),
  /** Kind of milestone the writer recognised, such as 'first-steps' or 'bike'. */
  milestone: z.string(),
  cast: z.array(castMemberSchema).min(1),
  scenes: z.array(sceneSchema).min(1).max(10),
  /** What the pictures follow where a language model planned them; missing: as the embedded writer reads the text. */
  plan: planSchema.optional(),
});

export type Screenplay = z.infer<typeof writtenSchema> & { language: Language };

/** All spoken lines of a screenplay, in order. */
export const beatsOf = ({ scenes }: Pick<Screenplay, 'scenes'>): Beat[] =>
  scenes.flatMap((scene) => scene.beats);

/**
 * Every screenplay comes through here, whoever wrote it. Those of earlier releases do not say their language, which
 * is told from their lines, nor what their lines mean; neither does a line that was changed.
 */
export const screenplaySchema = writtenSchema.transform((written): Screenplay => {
  const language =
    written.language ??
    languageOf(
      beatsOf(written)
        .map(({ text }) => text)
        .join(' '),
    );
  const scenes = written.scenes.map((scene) => ({
    ...scene,
    beats: scene.beats.map((beat) => ({
      ...beat,
      meaning: beat.meaning ?? meant(beat, { cast: written.cast, language }, written.plan !== undefined),
    })),
  }));
  return { ...written, language, scenes };
});

/** What a line's words alone would show, a close picture of a thing or of food, is not what whoever planned it shows. */
function meant(beat: Beat, told: Parameters<typeof meaningOf>[1], isPlanned: boolean): Meaning {
  const { thing, food, ...meaning } = meaningOf(beat, told);
  return isPlanned && beat.moments
    ? meaning
    : { ...meaning, ...(thing ? { thing } : {}), ...(food ? { food } : {}) };
}
