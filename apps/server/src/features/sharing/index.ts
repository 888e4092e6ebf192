import type { Feature } from '../../platform/feature.ts';
import type { Services } from '../../platform/services.ts';
import { mountFilmPage } from './film-page.ts';
import { createSharingRoutes } from './sharing.routes.ts';

/** Films for people without an account: links that a parent makes and ends, and what comes back by them. */
export async function createSharing(services: Services, { webFolder }: { webFolder: string }) {
  const deps = { ...services, passSecret: await services.database.secret('film passes') };
  return {
    routes: { sharing: createSharingRoutes(deps) },
    mounts: [mountFilmPage(deps, webFolder)],
  } satisfies Feature;
}
