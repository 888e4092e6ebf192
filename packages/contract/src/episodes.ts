import { eventIterator } from '@orpc/contract';
import { limits } from '@milestoon/domain';
import { z } from 'zod';
import { api, says } from './errors.ts';

export const episodeStatuses = ['processing', 'completed', 'failed'] as const;
/** The stages of production, in order. */
export const productionSteps = [
  'look',
  'screenplay',
  'narration',
  'film',
  'sound',
  'pictures',
  'video',
] as const;
export type ProductionStep = (typeof productionSteps)[number];

export const episodeProgressSchema = z.object({
  episodeId: z.string(),
  status: z.enum(episodeStatuses),
  step: z.enum(productionSteps).nullable(),
  /** 0…1 of the whole production. */
  share: z.number(),
  /** Seconds still needed, once that can be said honestly. */
  secondsLeft: z.number().nullable(),
});
export type EpisodeProgress = z.infer<typeof episodeProgressSchema>;

export const episodeSchema = z.object({
  id: z.string(),
  childId: z.string(),
  childName: z.string(),
  childAvatarUrl: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  episodeNumber: z.number().int().nullable(),
  status: z.enum(episodeStatuses),
  progress: episodeProgressSchema.nullable(),
  /** Where 'Watch' leads: the video platform, else the app's own watch page. */
  youtubeUrl: z.string().nullable(),
  posterUrl: z.string().nullable(),
  createdAt: z.coerce.date(),
});
export type Episode = z.infer<typeof episodeSchema>;

export const episodeMediaSchema = episodeSchema.extend({
  videoUrl: z.string().nullable(),
  downloadUrl: z.string().nullable(),
  captionsUrl: z.string().nullable(),
  /** Seconds. */
  duration: z.number().nullable(),
});
export type EpisodeMedia = z.infer<typeof episodeMediaSchema>;

const byId = z.object({ id: z.string() });

export const episodes = {
  list: api
    .route({ method: 'GET', path: '/api/episodes', tags: ['episodes'] })
    .output(z.array(episodeSchema)),
  get: api
    .route({ method: 'GET', path: '/api/episodes/{id}', tags: ['episodes'] })
    .input(byId)
    .output(episodeMediaSchema),
  create: api
    .route({ method: 'POST', path: '/api/episodes', tags: ['episodes'], successStatus: 201 })
    .input(
      z.object({
        childId: z.string().min(1, says('episode.childRequired')),
        title: z.string().trim().min(1, says('episode.titleRequired')).max(limits.episodeTitleLength),
        description: z
          .string()
          .trim()
          .min(1, says('episode.descriptionRequired'))
          .max(limits.episodeDescriptionLength),
        images: z
          .array(z.string())
          .min(1, says('episode.imageRequired'))
          .max(limits.imagesPerEpisode, says('episode.imageLimit')),
      }),
    )
    .output(episodeSchema),
  retry: api
    .route({ method: 'POST', path: '/api/episodes/{id}/retry', tags: ['episodes'] })
    .input(byId)
    .output(episodeSchema),
  remove: api
    .route({ method: 'DELETE', path: '/api/episodes/{id}', tags: ['episodes'] })
    .input(byId)
    .output(z.object({ removed: z.boolean() })),
  /** One stream a tab: the state of all of the caller's episodes, then every change. */
  progress: api
    .route({ method: 'GET', path: '/api/episode-progress', tags: ['episodes'] })
    .output(eventIterator(episodeProgressSchema)),
};
