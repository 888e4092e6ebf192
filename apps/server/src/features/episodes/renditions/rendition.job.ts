import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeRendition, type RenditionRequest } from '@milestoon/studio/rendition';
import type { JobHandler, Jobs } from '../../../platform/queue/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { renditionDirectory } from '../production.service.ts';
import { findWithoutRendition, giveRenditionUp, keepRendition } from './renditions.repo.ts';

/** Makes a smaller rendition: the studio's, unless a test brings its own. */
export type MakeRendition = (request: RenditionRequest, signal: AbortSignal) => Promise<unknown>;

/**
 * Makes the smaller rendition of a film that has none. It takes seconds, so what is interrupted is begun anew; which
 * films are still to come stands in their rows.
 */
export function renditionJobs(
  services: Services,
  make: MakeRendition = makeRendition,
): JobHandler<Jobs['make-rendition']> {
  const { database, config, storage, log } = services;
  return {
    async run({ episodeId }, { signal }) {
      const film = await findWithoutRendition(database, episodeId);
      if (!film?.video_path) return; // deleted, or made by a worker that died right after
      const directory = renditionDirectory(config, episodeId);
      const [source, file] = [path.join(directory, 'film.mp4'), path.join(directory, 'small.mp4')];
      try {
        const stored = await storage.find('episodes', film.video_path);
        if (!stored) {
          // Of a film that is being deleted the files go first.
          if (!(await findWithoutRendition(database, episodeId))) return;
          log.warn({ episode: episodeId }, 'no smaller rendition: the film is not in the storage');
          return void (await giveRenditionUp(database, episodeId));
        }
        await fs.mkdir(directory, { recursive: true });
        await pipeline(stored.stream(), createWriteStream(source), { signal });
        await make({ source, file }, signal);
        signal.throwIfAborted();
        await keepRendition(services, film, file);
      } finally {
        await fs.rm(directory, { recursive: true, force: true });
      }
    },
    async failed({ episodeId }) {
      await giveRenditionUp(database, episodeId);
    },
  };
}
