import fs from 'node:fs/promises';
import path from 'node:path';
import {
  isAnimationStyle,
  milestoneWriterOf,
  musicChoiceOf,
  narratorOf,
  type ProductionStep,
} from '@milestoon/domain';
import { lookSchema } from '@milestoon/look';
import type { SeasonMemory } from '@milestoon/story/screenplay';
import type { EpisodeRequest, FinishedEpisode, ProductionHost, ToldLine } from '@milestoon/studio/production';
import type { JobHandler, Jobs } from '../../platform/queue/jobs.ts';
import { forgetSteps, recallStep, rememberedSteps, timedSteps } from '../../platform/queue/steps.ts';
import { seedOf } from '../../platform/seed.ts';
import type { Services } from '../../platform/services.ts';
import {
  findEpisodeAsAsked,
  findEpisodeToProduce,
  type EpisodeToProduce,
  finishEpisode,
  setFailed,
} from './production.repo.ts';
import { publishPreview } from './preview.service.ts';
import { subjectOf } from './job-key.ts';
import { workDirectory } from './production.service.ts';
import { writeProgress } from './progress-writer.ts';
import { followPace, usualPhases } from './waiting/usual-pace.ts';
import { correctionsOf } from './corrections.ts';
import { familyOf } from './family-players.ts';
import { forgetVoices } from './telling/forget-voices.ts';
import { copyToldLines, unsayDeleted } from './telling/told-lines.ts';
import { forgetWork } from './work-files.ts';
import { recallSeason } from './season-memory.ts';

/** Makes an episode: the studio's, unless a test brings its own. */
export type Produce = (request: EpisodeRequest, host: ProductionHost) => Promise<FinishedEpisode>;

const produceInStudio: Produce = async (request, host) => {
  const { produceEpisode } = await import('@milestoon/studio/production');
  return produceEpisode(request, host);
};

/** The parent's pictures, as files beside which the film is made. */
async function copyPhotos({ storage }: Services, paths: string[], directory: string): Promise<string[]> {
  await fs.mkdir(directory, { recursive: true });
  return Promise.all(
    paths.map(async (key, i) => {
      const file = path.join(directory, `photo-${i + 1}.jpg`);
      await fs.writeFile(file, await storage.read('episode-images', key));
      return file;
    }),
  );
}

/** What the studio makes of an episode. @throws Error for a child in a style nobody knows */
export function toRequest(
  episode: EpisodeToProduce,
  photos: string[],
  family: EpisodeRequest['family'],
  earlier: SeasonMemory,
  told: readonly ToldLine[] = [],
): EpisodeRequest {
  if (!isAnimationStyle(episode.style)) throw new Error(`unknown style ${episode.style}`);
  return {
    seed: seedOf(episode.id),
    // The same seed drew the avatar that the parent chose.
    childSeed: seedOf(episode.child_id),
    childName: episode.child_name,
    pronunciation: episode.child_pronunciation,
    style: episode.style,
    look: lookSchema.parse(episode.look),
    variant: episode.avatar_variant ?? 0,
    title: episode.title,
    description: episode.description,
    episodeNumber: episode.episode_number,
    photos,
    ...(family ? { family } : {}),
    wordsInPicture: episode.words_in_picture,
    narrator: narratorOf(episode.narrator),
    music: musicChoiceOf(episode.music),
    writtenBy: milestoneWriterOf(episode.written_by) ?? undefined,
    earlier,
    ...(told.length > 0 ? { told } : {}),
  };
}

/** A language model writes where the operator has set one; each time it fails is noted, without its words. */
async function storyWriterOf(
  { config: { storyModel }, log }: Services,
  episodeId: string,
): Promise<Pick<ProductionHost, 'writeStory'>> {
  if (!storyModel) return {};
  const { storyWriter } = await import('@milestoon/studio/writer');
  const onFallback = (reason: string): void =>
    log.warn({ episode: episodeId, reason }, 'a story was written without the language model');
  return { writeStory: storyWriter({ settings: storyModel, onFallback }) };
}

/** A service speaks where the operator has set one; each time it fails is noted. */
const voiceOf = ({ config: { voice }, log }: Services, episodeId: string): Pick<ProductionHost, 'voice'> =>
  voice
    ? {
        voice: {
          settings: voice,
          onFallback: (reason) =>
            log.warn({ episode: episodeId, reason }, 'an episode was spoken by the embedded voice'),
        },
      }
    : {};

/** Makes one episode after the other; goes on after the last finished step when it is interrupted. */
export function episodeJobs(
  services: Services,
  produce: Produce = produceInStudio,
): JobHandler<Jobs['produce-episode']> {
  const { database, config, log, tracing } = services;
  const usualPace = followPace(database);
  return {
    async run({ episodeId }, { signal }) {
      const episode = await findEpisodeToProduce(database, episodeId);
      if (!episode) return; // deleted, or finished by a worker that died right after
      const directory = workDirectory(config, episodeId);
      const tellStep = (step: string, ms: number): void => {
        log.info({ episode: episodeId, step, ms }, 'a step of an episode is done');
        tracing.took(`step ${step}`, ms, {});
      };
      const pace = await usualPace();
      const film: { isLater: boolean; length: number | undefined } = {
        isLater: episode.version > 1,
        length: undefined,
      };
      const usual = (step: ProductionStep | null) => usualPhases(pace, film, step);
      const progress = writeProgress(services, episodeId, { reached: episode.share ?? 0, usual });
      const tidy = async (): Promise<void> => {
        await forgetWork(directory);
        await forgetVoices(services, episodeId, directory);
      };
      try {
        const family = await familyOf(services, episode);
        // The story of a later version is written already, unless the family found other words.
        const isWritten =
          episode.version > 1 &&
          (await recallStep(database, subjectOf(episodeId, episode.version), 'screenplay')) !== undefined;
        const earlier = isWritten ? [] : await recallSeason(database, episode);
        const host: ProductionHost = {
          directory,
          signal,
          picture: config.video,
          step: timedSteps(rememberedSteps(database, subjectOf(episodeId, episode.version)), tellStep),
          ...(await storyWriterOf(services, episodeId)),
          ...voiceOf(services, episodeId),
          corrections: async () => correctionsOf(await findEpisodeAsAsked(database, episodeId)),
          previewReady: (sound) => publishPreview(services, episode, path.join(directory, sound)),
          progress: progress.report,
          lengthKnown(seconds) {
            film.length = seconds;
          },
        };
        const make = async (): Promise<FinishedEpisode> => {
          await forgetVoices(services, episodeId, directory);
          const photos = await copyPhotos(services, episode.input_images, directory);
          const told = await copyToldLines(services, episodeId, directory);
          return produce(toRequest(episode, photos, family, earlier, told), host);
        };
        await unsayDeleted(services, episode); // of an attempt before
        let finished = await make();
        while (await unsayDeleted(services, episode)) finished = await make();
        await progress.finish();
        signal.throwIfAborted();
        await finishEpisode(services, episode, directory, finished, tidy);
        await services.ports.sharingChanged(episode.user_id);
      } catch (error) {
        if (await findEpisodeToProduce(database, episodeId)) throw error;
        // Deleted while it was made: what was written since then goes too.
        await forgetSteps(database, subjectOf(episodeId, episode.version));
        await fs.rm(directory, { recursive: true, force: true });
      } finally {
        await progress.finish();
      }
    },
    failed: ({ episodeId }) => setFailed(services, episodeId),
  };
}
