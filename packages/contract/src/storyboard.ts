import { doubtful, planCorrectionSchema } from '@milestoon/story/screenplay';
import { z } from 'zod';

const correction = planCorrectionSchema.shape;

/** What one stretch of the family's words is understood as. */
export const storyboardMomentSchema = z.object({
  /** From … to (exclusive), characters of the cleaned text: which moment a correction means. */
  told: correction.told,
  words: z.string(),
  /** Frame of the film that shows it; null where nothing does. */
  frame: z.number().int().nullable(),
  leftOut: z.boolean(),
  /** What is not sure, and was not looked at yet. */
  unsure: z.array(z.enum(doubtful)),
  /** Ids of `people`. */
  who: z.array(z.string()),
  /** What whoever acts first does; null where nobody acts. */
  does: correction.does.unwrap().nullable(),
  /** Pictures of the catalogue, by name and by what the parent calls them. */
  things: z.array(z.object({ picture: z.string(), label: z.string() })),
  place: correction.place.unwrap().nullable(),
  time: correction.time.unwrap().nullable(),
  weather: correction.weather.unwrap().nullable(),
  feeling: correction.feeling.unwrap().nullable(),
  /** What the family has corrected in it so far: sent whole, it is so again. */
  corrected: planCorrectionSchema.nullable(),
});
export type StoryboardMoment = z.infer<typeof storyboardMomentSchema>;

/** A story as it is understood: nothing has to be corrected. */
export const storyboardSchema = z.object({
  /** A Film of `@milestoon/film` that nobody has spoken yet: the stills are its frames. */
  film: z.unknown(),
  moments: z.array(storyboardMomentSchema),
  /** Sentences that nothing could be drawn of, as they were understood; the film tells them all the same. */
  unpictured: z.array(z.string()),
  /** Who may be in a moment: everybody of the story, and of the family. */
  people: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The film in the making takes corrections in by itself; later they are for a new version. */
  isOpen: z.boolean(),
  /** There are corrections that the last film does not show. */
  isChanged: z.boolean(),
});
export type Storyboard = z.infer<typeof storyboardSchema>;

/** A picture of a thing, to choose. */
export const foundPictureSchema = z.object({
  picture: z.string(),
  label: z.string(),
  /** Coloured areas, back to front: closed rings of points, -0.5 … 0.5 about the middle. */
  shapes: z.array(
    z.object({ color: z.string(), rings: z.array(z.array(z.tuple([z.number(), z.number()]))) }),
  ),
});
export type FoundPicture = z.infer<typeof foundPictureSchema>;

/** In which language things are called. */
export const labelLanguage = z.enum(['en', 'pt', 'es']).default('en');
