import { keepsakeKinds } from '@milestoon/domain';
import { z } from 'zod';
import { api } from './errors.ts';

/** A picture book or a poster for print, or the films of a season as one. */
export const keepsakeSchema = z.object({
  kind: z.enum(keepsakeKinds),
  state: z.enum(['none', 'making', 'ready', 'failed']),
  /** 0…1 of what is being made. */
  share: z.number(),
  /** To save it; null while there is none. */
  downloadUrl: z.string().nullable(),
  bytes: z.number().int().nullable(),
  pages: z.number().int().nullable(),
  madeAt: z.coerce.date().nullable(),
});
export type Keepsake = z.infer<typeof keepsakeSchema>;

/** The film of a year, and of how many films it can be made. */
export const childYearSchema = z.object({
  year: z.number().int(),
  /** Finished films of the year. */
  films: z.number().int(),
  /** How many more it takes before it can be made. */
  missing: z.number().int(),
  /** About how long making it takes. */
  minutes: z.number().int(),
  film: keepsakeSchema,
  /** To watch it; null while there is none. */
  videoUrl: z.string().nullable(),
  /** The same in fewer pixels, where there is one. */
  renditionUrl: z.string().nullable(),
  captionsUrl: z.string().nullable(),
  posterUrl: z.string().nullable(),
});
export type ChildYear = z.infer<typeof childYearSchema>;

const ofChild = z.object({ id: z.string() });
const ofEpisode = z.object({ id: z.string() });
const ofSeason = z.object({ id: z.string(), season: z.coerce.number().int().min(1).max(1000) });
const kind = z.enum(keepsakeKinds);

/** What a family keeps in its hands, made from films that are finished. */
export const keepsakes = {
  /** Every kind, made or not. */
  ofEpisode: api
    .route({ method: 'GET', path: '/api/episodes/{id}/keepsakes', tags: ['keepsakes'] })
    .input(ofEpisode)
    .output(z.array(keepsakeSchema)),
  /** Makes one in the background; of one that is there a new one, from the film as it is now. */
  makeOfEpisode: api
    .route({ method: 'POST', path: '/api/episodes/{id}/keepsakes', tags: ['keepsakes'] })
    .input(ofEpisode.extend({ kind }))
    .output(z.array(keepsakeSchema)),
  /** Books, and the films as one. */
  ofSeason: api
    .route({ method: 'GET', path: '/api/children/{id}/keepsakes', tags: ['keepsakes'] })
    .input(ofSeason)
    .output(z.array(keepsakeSchema)),
  makeOfSeason: api
    .route({ method: 'POST', path: '/api/children/{id}/keepsakes', tags: ['keepsakes'] })
    .input(ofSeason.extend({ kind }))
    .output(z.array(keepsakeSchema)),
  /** The years of which there are films enough or a film of the year, and the latest with any; the last one first. */
  years: api
    .route({ method: 'GET', path: '/api/children/{id}/years', tags: ['keepsakes'] })
    .input(ofChild)
    .output(z.array(childYearSchema)),
  /** Makes the film of a year in the background; of one that is there a new one. */
  makeOfYear: api
    .route({ method: 'POST', path: '/api/children/{id}/years/{year}', tags: ['keepsakes'] })
    .input(ofChild.extend({ year: z.coerce.number().int().min(1900).max(9999) }))
    .output(z.array(childYearSchema)),
};
