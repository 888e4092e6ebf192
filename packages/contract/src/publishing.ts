import { visibilities } from '@milestoon/domain';
import { z } from 'zod';
import { api } from './errors.ts';

/** The caller's YouTube channel. */
export const youtubeAccountSchema = z.object({
  /** Whether this server publishes at all. */
  available: z.boolean(),
  /** Null: none is connected. */
  channel: z
    .object({
      title: z.string(),
      connectedAt: z.coerce.date(),
      /** Google does not take the permission any more: what is published waits until the parent connects again. */
      isLost: z.boolean(),
      /** New episodes are published by themselves. */
      publishAutomatically: z.boolean(),
      /** What YouTube is told of new videos. */
      madeForKids: z.boolean(),
    })
    .nullable(),
});
export type YouTubeAccount = z.infer<typeof youtubeAccountSchema>;

/** Why a publication waits longer, or failed. */
export const publicationProblems = [
  'disconnected',
  'quota',
  'upload-limit',
  'unreachable',
  'no-channel',
  'refused',
  'unexpected',
] as const;
export type PublicationProblem = (typeof publicationProblems)[number];

const visibilitySchema = z.enum(visibilities);

/** How the finished version of an episode stands with YouTube. */
export const publicationSchema = z.object({
  /** 'unavailable': this server publishes nothing. */
  channel: z.enum(['unavailable', 'none', 'lost', 'connected']),
  /** 'none': the finished version was never published. */
  status: z.enum(['none', 'waiting', 'uploading', 'published', 'failed']),
  problem: z.enum(publicationProblems).nullable(),
  /** 0…1 of the film; null before its size is known. */
  share: z.number().nullable(),
  /** When it is tried again; null: as soon as possible, or not at all. */
  nextAttemptAt: z.coerce.date().nullable(),
  /** The video that was published last; with another status than 'published' that of an earlier version. */
  url: z.string().nullable(),
  publishedAt: z.coerce.date().nullable(),
  /** Who sees the video, or will. */
  visibility: visibilitySchema,
  /** What YouTube is told of it. */
  madeForKids: z.boolean(),
  /** What can be chosen here. */
  visibilities: z.array(visibilitySchema),
});
export type Publication = z.infer<typeof publicationSchema>;

const ofEpisode = z.object({ id: z.string() });

/** A parent’s YouTube channel, and which films go there. */
export const publishing = {
  account: api
    .route({ method: 'GET', path: '/api/youtube', tags: ['publishing'] })
    .output(youtubeAccountSchema),
  /** Where the browser has to go to give the permission. It comes back to the app with a code and the state. */
  authorize: api
    .route({ method: 'POST', path: '/api/youtube/authorization', tags: ['publishing'] })
    .output(z.object({ url: z.string() })),
  /** Connects the channel with what the browser brought back. */
  connect: api
    .route({ method: 'POST', path: '/api/youtube/connection', tags: ['publishing'] })
    .input(z.object({ code: z.string().min(1).max(2000), state: z.string().min(1).max(200) }))
    .output(youtubeAccountSchema),
  settings: api
    .route({ method: 'PUT', path: '/api/youtube/settings', tags: ['publishing'] })
    .input(z.object({ publishAutomatically: z.boolean().optional(), madeForKids: z.boolean().optional() }))
    .output(youtubeAccountSchema),
  disconnect: api
    .route({ method: 'DELETE', path: '/api/youtube/connection', tags: ['publishing'] })
    .output(youtubeAccountSchema),
  publication: api
    .route({ method: 'GET', path: '/api/episodes/{id}/publication', tags: ['publishing'] })
    .input(ofEpisode)
    .output(publicationSchema),
  /** Publishes the finished version; what waits or has failed is tried now. What is left out stays as it was. */
  publish: api
    .route({ method: 'POST', path: '/api/episodes/{id}/publication', tags: ['publishing'] })
    .input(ofEpisode.extend({ visibility: visibilitySchema.optional(), madeForKids: z.boolean().optional() }))
    .output(publicationSchema),
  /** Changes who sees the videos of an episode and what YouTube is told of them. */
  change: api
    .route({ method: 'PUT', path: '/api/episodes/{id}/publication', tags: ['publishing'] })
    .input(ofEpisode.extend({ visibility: visibilitySchema, madeForKids: z.boolean() }))
    .output(publicationSchema),
  /** How many videos could be deleted at YouTube: of an episode, of a child, or all. */
  videos: api
    .route({ method: 'GET', path: '/api/youtube/videos', tags: ['publishing'] })
    .input(z.object({ childId: z.string().optional(), episodeId: z.string().optional() }))
    .output(z.object({ count: z.number().int() })),
};
