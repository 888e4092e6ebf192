import type { Feature } from '../../platform/feature.ts';
import type { Services } from '../../platform/services.ts';
import { deleteOrphanedFiles, deleteOrphanedPhotos } from './orphan-cleanup.ts';
import { photosRoutes } from './photos.routes.ts';

/** Uploads of photos, and the clean-up of those that nothing uses. */
export const createPhotos = (services: Services) =>
  ({
    routes: { photos: photosRoutes },
    sweeps: [
      {
        role: 'worker',
        every: 3_600_000,
        async work() {
          await deleteOrphanedPhotos(services);
          await deleteOrphanedFiles(services);
        },
        fault: 'forgotten photos were not deleted',
      },
    ],
  }) satisfies Feature;
