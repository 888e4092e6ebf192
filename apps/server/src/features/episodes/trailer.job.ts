import fs from 'node:fs/promises';
import path from 'node:path';
import type { MadeTrailer, TrailerRequest } from '@milestoon/studio/production';
import type { JobHandler, Jobs } from '../../platform/queue/jobs.ts';
import { recallStep } from '../../platform/queue/steps.ts';
import type { Services } from '../../platform/services.ts';
import { subjectOf } from './job-key.ts';
import { trailerDirectory } from './production.service.ts';
import { findTrailerToMake, giveTrailerUp, keepTrailer } from './trailer.repo.ts';

/** Makes a trailer: the studio's, unless a test brings its own. */
export type MakeTrailer = (request: TrailerRequest) => Promise<MadeTrailer>;

const makeInStudio: MakeTrailer = async (request) => {
  const { makeTrailer } = await import('@milestoon/studio/production');
  return makeTrailer(request);
};

/** Half of an ordinary machine: the next episode may be in the making. */
const workers = 1;

/** Makes the trailer of an episode that is complete already: nobody waits for it. */
export function trailerJobs(
  services: Services,
  make: MakeTrailer = makeInStudio,
): JobHandler<Jobs['make-trailer']> {
  const { database, config, log } = services;
  return {
    async run({ episodeId }, { signal }) {
      const episode = await findTrailerToMake(database, episodeId);
      if (!episode) return; // deleted, or made by a worker that died right after
      const recallFilm = (): Promise<unknown> =>
        recallStep(database, subjectOf(episodeId, episode.version), 'film');
      const step = await recallFilm();
      if (step === undefined) return; // forgotten: the episode is about to be deleted
      const { filmSchema } = await import('@milestoon/film');
      const film = filmSchema.safeParse(step);
      if (!film.success) {
        log.warn({ episode: episodeId }, 'no trailer: the film is not remembered as this release writes it');
        return giveTrailerUp(database, episodeId);
      }
      const directory = trailerDirectory(config, episodeId);
      try {
        // As the films of this installation, and upright.
        const { width, height, heldFor } = config.video;
        const picture = { width: height, height: width, heldFor };
        const made = await make({ film: film.data, directory, signal, workers, picture });
        await keepTrailer(services, episode, path.join(directory, made.video), made);
        await fs.rm(directory, { recursive: true, force: true });
      } catch (error) {
        // Of what is deleted the steps are forgotten first, then the folder goes, from under whoever works there.
        if ((await findTrailerToMake(database, episodeId)) && (await recallFilm()) !== undefined) throw error;
        await fs.rm(directory, { recursive: true, force: true });
      }
    },
    async failed({ episodeId }) {
      await giveTrailerUp(database, episodeId);
      await fs.rm(trailerDirectory(config, episodeId), { recursive: true, force: true });
    },
  };
}
