import { eventIterator } from '@orpc/contract';
import {
  animationStyleKeys,
  isDrawable,
  limits,
  milestoneWriters,
  musicChoices,
  narrators,
  toldSteps,
  usualFilm,
  visibleLine,
  visibleText,
} from '@milestoon/domain';
import { moods, planCorrectionSchema, sceneSchema, toldLanguages } from '@milestoon/story/screenplay';
import { z } from 'zod';
import { alsoOnYouTube, api, says } from './errors.ts';
import { foundPictureSchema, labelLanguage, storyboardSchema } from './storyboard.ts';

/** What has become of an episode. */
export const episodeStatuses = ['processing', 'completed', 'failed'] as const;
/** What becomes of a changed story: its film is being made, or could not be made. Null: nothing was changed. */
export const newVersionStates = ['making', 'failed'] as const;

/** One message of the stream of progress. */
export const episodeProgressSchema = z.object({
  episodeId: z.string(),
  status: z.enum(episodeStatuses),
  newVersion: z.enum(newVersionStates).nullable(),
  step: z.enum(toldSteps).nullable(),
  /** 0…1 of the whole production. */
  share: z.number(),
  /** Seconds still needed, once that can be said honestly. */
  secondsLeft: z.number().nullable(),
  /** Film and sound are there while the video is still being made: `preview` answers. */
  hasPreview: z.boolean(),
});
export type EpisodeProgress = z.infer<typeof episodeProgressSchema>;

/** An episode as lists show it. */
export const episodeSchema = z.object({
  id: z.string(),
  childId: z.string(),
  childName: z.string(),
  childAvatarUrl: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  episodeNumber: z.number().int().nullable(),
  status: z.enum(episodeStatuses),
  /** 'completed' with a new version in the making: the finished one can be watched meanwhile. */
  newVersion: z.enum(newVersionStates).nullable(),
  progress: episodeProgressSchema.nullable(),
  /** Where 'Watch' leads: the video platform, else the app's own watch page. */
  youtubeUrl: z.string().nullable(),
  posterUrl: z.string().nullable(),
  createdAt: z.coerce.date(),
  /** The day it tells of, `YYYY-MM-DD`; null where nobody said. */
  happenedOn: z.string().nullable(),
});
export type Episode = z.infer<typeof episodeSchema>;

/** Where a viewer can jump to; `start` in seconds. */
export const chapterSchema = z.object({
  kind: z.enum(['opening', 'scene', 'ending']),
  start: z.number(),
  set: sceneSchema.shape.set.nullable(),
  /** What happens; null on the cards, and in films of before. */
  title: z.string().nullable().default(null),
});

/** An episode with what can be watched and fetched: addresses that work for a while, null where there is nothing yet. */
export const episodeMediaSchema = episodeSchema.extend({
  videoUrl: z.string().nullable(),
  /** In fewer pixels, for slow connections and small screens; null for films of before. */
  renditionUrl: z.string().nullable(),
  downloadUrl: z.string().nullable(),
  captionsUrl: z.string().nullable(),
  captionsDownloadUrl: z.string().nullable(),
  posterDownloadUrl: z.string().nullable(),
  /** The upright trailer, made once the episode is complete. */
  trailerUrl: z.string().nullable(),
  trailerDownloadUrl: z.string().nullable(),
  isTrailerComing: z.boolean(),
  chapters: z.array(chapterSchema),
  /** What is spoken and written in the film; null where that was not kept. */
  language: z.enum(toldLanguages).nullable(),
  /** Film and sound are there while the video is still being made: `preview` answers. */
  hasPreview: z.boolean(),
  /** Seconds. */
  duration: z.number().nullable(),
  /** The captions are part of the picture of this film. */
  wordsInPicture: z.boolean(),
  /** The child's: curtain and confetti are in its colours. */
  style: z.enum(animationStyleKeys),
  /** Its first version is ready, and nobody has seen that yet. */
  isPremiere: z.boolean(),
  /** What was corrected on the storyboard since is in no film yet, and in none that is being made. */
  correctionsWait: z.boolean(),
});
export type EpisodeMedia = z.infer<typeof episodeMediaSchema>;

/** What a preview is played from. `film` is a Film of `@milestoon/film`; links expire. */
export const episodePreviewSchema = z.object({
  film: z.unknown(),
  soundUrl: z.string(),
  /** The parent's photos by asset name. */
  photos: z.record(z.string(), z.string()),
});
export type EpisodePreview = z.infer<typeof episodePreviewSchema>;

const sceneChoices = {
  id: z.string(),
  set: sceneSchema.shape.set,
  mood: z.enum(moods),
};

/** The part of a screenplay that a parent can change, and the version it belongs to. */
export const storySchema = z.object({
  version: z.number().int(),
  language: z.enum(toldLanguages),
  /** As the film shows it; another than the episode's where that was renamed since. */
  title: z.string(),
  wordsInPicture: z.boolean(),
  scenes: z.array(
    z.object({
      ...sceneChoices,
      lines: z.array(z.object({ id: z.string(), speaker: z.enum(['narrator', 'hero']), text: z.string() })),
    }),
  ),
});
export type Story = z.infer<typeof storySchema>;

/**
 * A changed story: scenes in their new order, lines in the order they had; those that are missing are deleted.
 * The new version takes over the title that the episode has by then.
 */
const storyChangeSchema = z.object({
  id: z.string(),
  /** The version the change was begun from. */
  version: z.number().int(),
  /** The captions become part of the picture; missing: as it was. */
  wordsInPicture: z.boolean().optional(),
  scenes: z
    .array(
      z.object({
        ...sceneChoices,
        lines: z
          .array(
            z.object({
              id: z.string(),
              text: z
                .string()
                .overwrite(visibleLine)
                .min(1)
                .max(limits.storyLineLength)
                .refine(isDrawable, says('episode.letters')),
            }),
          )
          .min(1),
      }),
    )
    .max(20),
});
export type StoryChange = z.infer<typeof storyChangeSchema>;

const byId = z.object({ id: z.string() });

const description = z
  .string()
  .overwrite(visibleText)
  .min(1, says('episode.descriptionRequired'))
  .max(limits.episodeDescriptionLength)
  .refine(isDrawable, says('episode.letters'));
const title = z
  .string()
  .overwrite(visibleLine)
  .min(1, says('episode.titleRequired'))
  .max(limits.episodeTitleLength)
  .refine(isDrawable, says('episode.letters'));

/** Whose language model writes the stories, and whose voices speak them; null: nobody's, nothing is sent anywhere. */
const storyWriterSchema = z.object({
  company: z.enum(['Anthropic', 'OpenAI']).nullable(),
  voiceCompany: z.enum(['ElevenLabs', 'OpenAI']).nullable(),
});

/** A few seconds to listen to: base64 of AAC in MP4. */
const soundSampleSchema = z.object({ sound: z.string() });

/** Episodes: asking for one, watching, changing, deleting. */
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
        title,
        description,
        images: z
          .array(z.string())
          .min(1, says('episode.imageRequired'))
          .max(limits.imagesPerEpisode, says('episode.imageLimit')),
        /** The captions become part of the picture; otherwise players show them. */
        wordsInPicture: z.boolean().default(false),
        narrator: z.enum(narrators).default(usualFilm.narrator),
        music: z.enum(musicChoices).default(usualFilm.music),
        /** Who 'I' is in the description, where it does not say so itself. */
        writtenBy: z.enum(milestoneWriters).optional(),
      }),
    )
    .output(episodeSchema),
  /** Renames and redates; what is missing stays. The film shows its title until a new version is made. */
  update: api
    .route({ method: 'PUT', path: '/api/episodes/{id}', tags: ['episodes'] })
    .input(
      z.object({
        id: z.string(),
        title: title.optional(),
        happenedOn: z.iso.date().nullable().optional(),
      }),
    )
    .output(episodeSchema),
  /** The parent has seen that the first version is ready. */
  premiere: api
    .route({ method: 'POST', path: '/api/episodes/{id}/premiere', tags: ['episodes'] })
    .input(byId)
    .output(z.object({ premiered: z.literal(true) })),
  retry: api
    .route({ method: 'POST', path: '/api/episodes/{id}/retry', tags: ['episodes'] })
    .input(byId)
    .output(episodeSchema),
  preview: api
    .route({ method: 'GET', path: '/api/episodes/{id}/preview', tags: ['episodes'] })
    .input(byId)
    .output(episodePreviewSchema),
  story: api
    .route({ method: 'GET', path: '/api/episodes/{id}/story', tags: ['episodes'] })
    .input(byId)
    .output(storySchema),
  /** Has a new version made of a changed story; the finished one stays until it is ready. */
  change: api
    .route({ method: 'POST', path: '/api/episodes/{id}/story', tags: ['episodes'] })
    .input(storyChangeSchema)
    .output(episodeSchema),
  /** How the story is understood, moment by moment. */
  storyboard: api
    .route({ method: 'GET', path: '/api/episodes/{id}/storyboard', tags: ['episodes'] })
    .input(byId.extend({ language: labelLanguage }))
    .output(storyboardSchema),
  /** Corrects one moment; what is missing stays. */
  correct: api
    .route({ method: 'PUT', path: '/api/episodes/{id}/storyboard', tags: ['episodes'] })
    .input(
      byId.extend({
        language: labelLanguage,
        correction: planCorrectionSchema,
        whole: z.boolean().optional(),
      }),
    )
    .output(storyboardSchema),
  /**
   * Has a new version made that shows what was corrected; with a description, of a story that had no moment, one of those
   * words.
   */
  remake: api
    .route({ method: 'POST', path: '/api/episodes/{id}/storyboard', tags: ['episodes'] })
    .input(byId.extend({ description: description.optional() }))
    .output(episodeSchema),
  pictures: api
    .route({ method: 'GET', path: '/api/pictures', tags: ['episodes'] })
    .input(z.object({ words: z.string().max(60), language: labelLanguage }))
    .output(z.array(foundPictureSchema)),
  /** A narrator's voice, to be chosen by. */
  narratorSample: api
    .route({ method: 'GET', path: '/api/narrators/{narrator}/sample', tags: ['episodes'] })
    .input(z.object({ narrator: z.enum(narrators), language: labelLanguage }))
    .output(soundSampleSchema),
  musicSample: api
    .route({ method: 'GET', path: '/api/music/{music}/sample', tags: ['episodes'] })
    .input(z.object({ music: z.enum(musicChoices) }))
    .output(soundSampleSchema),
  writer: api
    .route({ method: 'GET', path: '/api/story-writer', tags: ['episodes'] })
    .output(storyWriterSchema),
  remove: api
    .route({ method: 'DELETE', path: '/api/episodes/{id}', tags: ['episodes'] })
    .input(byId.extend({ alsoOnYouTube }))
    .output(z.object({ removed: z.boolean() })),
  /** One stream a tab: the state of all of the caller's episodes, then every change. */
  progress: api
    .route({ method: 'GET', path: '/api/episode-progress', tags: ['episodes'] })
    .output(eventIterator(episodeProgressSchema)),
};
