import type { Feature } from '../../platform/feature.ts';
import type { Services } from '../../platform/services.ts';
import { keepsakeJob, type MakeFile } from './keepsake.job.ts';
import { keepsakesRoutes } from './keepsakes.routes.ts';

/** What a test may bring of its own; else the studio makes it. */
export interface KeepsakesOverrides {
  makeFile?: MakeFile;
}

/** Picture books and posters for print. */
export const createKeepsakes = (services: Services, { makeFile }: KeepsakesOverrides) =>
  ({
    routes: { keepsakes: keepsakesRoutes },
    jobs: { 'make-keepsake': keepsakeJob(services, makeFile) },
  }) satisfies Feature;
