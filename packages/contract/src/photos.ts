import { z } from 'zod';
import { api } from './errors.ts';

/** Where uploads are kept: photos of children, pictures of milestones. */
export const buckets = ['child-photos', 'episode-images'] as const;

/** A stored picture: `path` is what later calls take, `url` shows it for a while. */
export const storedPhotoSchema = z.object({
  path: z.string(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type StoredPhoto = z.infer<typeof storedPhotoSchema>;

/** Uploading and removing pictures. */
export const photos = {
  /** Re-encoded on arrival: oriented, without metadata, longest side 500 px. */
  upload: api
    .route({ method: 'POST', path: '/api/photos', tags: ['photos'], successStatus: 201 })
    .input(z.object({ bucket: z.enum(buckets), file: z.file() }))
    .output(storedPhotoSchema),
  /** Only a picture that nothing uses yet. */
  remove: api
    .route({ method: 'DELETE', path: '/api/photos', tags: ['photos'] })
    .input(z.object({ path: z.string() }))
    .output(z.object({ removed: z.boolean() })),
};
