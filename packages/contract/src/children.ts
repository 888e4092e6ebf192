import { animationStyleKeys, limits } from '@milestoon/domain';
import { lookReadingSchema, lookSchema } from '@milestoon/film/look';
import { z } from 'zod';
import { api, says } from './errors.ts';
import { storedPhotoSchema } from './photos.ts';

export const childNameSchema = z
  .string()
  .trim()
  .min(1, says('child.nameRequired'))
  .max(limits.childNameLength);
const photoPathsSchema = z
  .array(z.string())
  .min(1, says('child.photoRequired'))
  .max(limits.photosPerChild, says('child.photoLimit'));

export const childSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  style: z.enum(animationStyleKeys),
  avatarUrl: z.string().nullable(),
  avatarSelected: z.boolean(),
  episodeCount: z.number().int(),
});
export type ChildSummary = z.infer<typeof childSummarySchema>;

export const childSchema = childSummarySchema.extend({
  photos: z.array(storedPhotoSchema),
  look: lookSchema,
});
export type Child = z.infer<typeof childSchema>;

export const avatarCandidateSchema = z.object({
  id: z.string(),
  url: z.string(),
  label: z.string(),
  description: z.string(),
});
export const avatarsSchema = z.object({
  status: z.enum(['waiting', 'drawing', 'ready', 'failed']),
  candidates: z.array(avatarCandidateSchema),
});
export type Avatars = z.infer<typeof avatarsSchema>;

const byId = z.object({ id: z.string() });

export const children = {
  list: api
    .route({ method: 'GET', path: '/api/children', tags: ['children'] })
    .output(z.array(childSummarySchema)),
  get: api
    .route({ method: 'GET', path: '/api/children/{id}', tags: ['children'] })
    .input(byId)
    .output(childSchema),
  /** Reads the look from uploaded photos, so that the parent can check it before the child is created. */
  readLook: api
    .route({ method: 'POST', path: '/api/looks', tags: ['children'] })
    .input(z.object({ photos: photoPathsSchema }))
    .output(lookReadingSchema),
  create: api
    .route({ method: 'POST', path: '/api/children', tags: ['children'], successStatus: 201 })
    .input(
      z.object({
        name: childNameSchema,
        photos: photoPathsSchema,
        style: z.enum(animationStyleKeys),
        look: lookSchema,
        termsAccepted: z.literal(true, says('child.termsRequired')),
      }),
    )
    .output(childSummarySchema),
  avatars: api
    .route({ method: 'GET', path: '/api/children/{id}/avatars', tags: ['children'] })
    .input(byId)
    .output(avatarsSchema),
  /** Starts drawing the candidates unless that already happened. */
  startAvatars: api
    .route({ method: 'POST', path: '/api/children/{id}/avatars', tags: ['children'] })
    .input(byId)
    .output(avatarsSchema),
  /** For good: a second choice is a CONFLICT. */
  selectAvatar: api
    .route({ method: 'POST', path: '/api/children/{id}/avatar', tags: ['children'] })
    .input(z.object({ id: z.string(), candidate: z.string() }))
    .output(childSummarySchema),
  remove: api
    .route({ method: 'DELETE', path: '/api/children/{id}', tags: ['children'] })
    .input(byId)
    .output(z.object({ removed: z.boolean() })),
};
