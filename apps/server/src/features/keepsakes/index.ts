import type { Feature } from '../../platform/feature.ts';
import type { Services } from '../../platform/services.ts';
import { keepsakeJob, type MakeFile } from './keepsake.job.ts';
import { keepsakesRoutes } from './keepsakes.routes.ts';
import { deleteOrphanedKeepsakes } from './work.ts';
import type { MakeYear } from './year-film.ts';

/** What a test may bring of its own; else the studio makes it. */
export interface KeepsakesOverrides {
  makeFile?: MakeFile;
  makeYear?: MakeYear;
}

/** Picture books and posters for print, films of seasons and years. */
export const createKeepsakes = (services: Services, { makeFile, makeYear }: KeepsakesOverrides) =>
  ({
    routes: { keepsakes: keepsakesRoutes },
    jobs: { 'make-keepsake': keepsakeJob(services, makeFile, makeYear) },
    sweeps: [
      {
        role: 'worker',
        every: 3_600_000,
        work: () => deleteOrphanedKeepsakes(services),
        fault: 'work on keepsakes that are over was not deleted',
      },
    ],
  }) satisfies Feature;
