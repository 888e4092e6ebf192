import type { Feature } from '../../platform/feature.ts';
import { recallStep } from '../../platform/queue/steps.ts';
import type { Services } from '../../platform/services.ts';
import { checkVoice } from './check-voice.ts';
import { createEpisodesRoutes } from './episodes.routes.ts';
import { deleteOrphanedWork } from './orphan-cleanup.ts';
import { episodeJobs, type Produce } from './production.job.ts';
import { setFailed } from './production.repo.ts';
import { subjectOf } from './job-key.ts';
import { abandonProduction, queueForgottenEpisodes, queueProduction } from './production.service.ts';
import { guestAt } from './telling/guest.service.ts';
import { mountTellPage } from './telling/tell-page.ts';
import { tellingRoutes } from './telling/telling.routes.ts';
import { deleteEndedLinks } from './telling/telling-links.service.ts';
import { createProgressFeed, lookAgainEvery } from './progress-feed.ts';
import { recallSpeech, type RememberedSpeech } from './recall-speech.ts';
import { lookAtLineEvery, tellThoseInLine } from './waiting/waiting-line.ts';
import { type MakeRendition, renditionJobs } from './renditions/rendition.job.ts';
import { makeRenditionAgain, queueRendition } from './renditions/renditions.repo.ts';
import { type MakeTrailer, trailerJobs } from './trailer.job.ts';
import { makeTrailerAgain } from './trailer.repo.ts';
import { tryEpisodeAgain } from './try-episode-again.ts';

declare module '../../platform/ports.ts' {
  interface Ports {
    /** The story of one version of an episode; undefined when it is not written. */
    screenplayOf(episodeId: string, version: number): Promise<unknown>;
    /** The directed film of one version of an episode; undefined where it is not remembered. */
    filmOf(episodeId: string, version: number): Promise<unknown>;
    /** How one version was spoken, and where its lines may still lie; undefined where it is not remembered. */
    speechOf(episodeId: string, version: number): Promise<RememberedSpeech | undefined>;
    /** Queues the first version of an episode in the built-in studio. */
    produceEpisode(episodeId: string, owner: string): Promise<boolean>;
    /** Marks an episode failed that is still being made. */
    failEpisode(episodeId: string): Promise<void>;
    /**
     * Has a failed episode made anew; false when nothing is left to do or it is under way.
     *
     * @throws AppError TOO_MANY_REQUESTS
     */
    tryEpisodeAgain(episodeId: string, owner: string | null): Promise<boolean>;
    /**
     * Stops making an episode and forgets what was half made. Resolves to what does so again, for when its rows are
     * gone.
     */
    abandonProduction(episodeId: string): Promise<() => Promise<void>>;
  }
}

/** What a test may bring of its own; else the studio makes it. */
export interface EpisodesOverrides {
  produce?: Produce;
  makeTrailer?: MakeTrailer;
  makeRendition?: MakeRendition;
}

/** Episodes: their stories, productions, previews, trailers and progress. */
export function createEpisodes(
  services: Services,
  { produce, makeTrailer, makeRendition }: EpisodesOverrides,
) {
  const progress = createProgressFeed(services);
  return {
    routes: { episodes: createEpisodesRoutes(progress), telling: tellingRoutes },
    jobs: {
      'produce-episode': {
        ...episodeJobs(services, produce),
        again: ({ episodeId }, owner) => tryEpisodeAgain(services, episodeId, owner),
      },
      'make-trailer': {
        ...trailerJobs(services, makeTrailer),
        again: ({ episodeId }) => makeTrailerAgain(services, episodeId),
      },
      'make-rendition': {
        ...renditionJobs(services, makeRendition),
        again: ({ episodeId }) => makeRenditionAgain(services, episodeId),
      },
    },
    mounts: [mountTellPage],
    sweeps: [
      {
        role: 'worker',
        every: lookAtLineEvery,
        work: () => tellThoseInLine(services),
        fault: 'those who wait for a film were not told how long',
      },
      {
        role: 'worker',
        every: 3_600_000,
        work: () => deleteOrphanedWork(services),
        fault: 'work on deleted episodes was not deleted',
      },
      {
        role: 'worker',
        every: 3_600_000,
        work: () => deleteEndedLinks(services),
        fault: 'links that ended were not deleted',
      },
      {
        role: 'worker',
        every: 60_000,
        work: () => queueRendition(services),
        fault: 'no film without a smaller rendition was looked for',
      },
      {
        role: 'web',
        every: lookAgainEvery,
        work: () => progress.endOutdated(),
        fault: 'it was not looked whether streams have to end',
      },
    ],
    ports: {
      screenplayOf: (episodeId, version) =>
        recallStep(services.database, subjectOf(episodeId, version), 'screenplay'),
      filmOf: (episodeId, version) => recallStep(services.database, subjectOf(episodeId, version), 'film'),
      speechOf: (episodeId, version) => recallSpeech(services, episodeId, version),
      produceEpisode: (id, owner) => queueProduction(services, { id, owner, version: 1 }),
      failEpisode: (episodeId) => setFailed(services, episodeId),
      tryEpisodeAgain: (episodeId, owner) => tryEpisodeAgain(services, episodeId, owner),
      abandonProduction: (episodeId) => abandonProduction(services, episodeId),
    },
    guestAt: (path, clientAddress) => guestAt(services, path, clientAddress),
    async resume() {
      await checkVoice(services);
      await queueForgottenEpisodes(services);
    },
    stop: () => progress.stop(),
  } satisfies Feature;
}
