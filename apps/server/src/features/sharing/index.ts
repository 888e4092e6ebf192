import { sql } from 'kysely';
import type { Feature } from '../../platform/feature.ts';
import { sharingChannel } from '../../platform/queue/signals.ts';
import type { Services } from '../../platform/services.ts';
import { mountCdnFilms } from './cdn-films.ts';
import { mountFilmPage } from './film-page.ts';
import { gatherHellosJob } from './gather-hellos.ts';
import { keepLinks } from './kept-links.ts';
import { lookLinkUp } from './opened-link.ts';
import type { SharingDeps } from './sharing.deps.ts';
import { guestAt } from './spoken-hellos.service.ts';
import { createSharingRoutes } from './sharing.routes.ts';
import { countViews } from './view-counts.ts';

declare module '../../platform/ports.ts' {
  interface Ports {
    /** To be called when films of somebody were deleted: whoever watches by a link is told so from now on. */
    sharingChanged(userId: string): Promise<void>;
  }
}

/** Films for people without an account: links that a parent makes and ends, and what comes back by them. */
export async function createSharing(services: Services, { webFolder }: { webFolder: string }) {
  const { database, queue } = services;
  const { signals } = queue;
  const kept = keepLinks((name) => lookLinkUp(database, name), signals.isHearing);
  const stopHearing = signals.onSharing(kept.forget);
  const counts = countViews(database);
  const sharingChanged = async (userId: string): Promise<void> => {
    kept.forget(userId);
    const told = JSON.stringify({ user: userId });
    await database.asWorker('what somebody shares has changed', (tx) =>
      sql`select pg_notify(${sharingChannel}, ${told})`.execute(tx),
    );
  };
  const passSecret = await database.secret('film passes');
  const deps: SharingDeps = { ...services, passSecret, kept, counts, sharingChanged };
  return {
    routes: { sharing: createSharingRoutes(deps) },
    jobs: { 'gather-hellos': gatherHellosJob(deps) },
    mounts: [
      mountFilmPage(deps, webFolder),
      ...(services.config.cdnUrl === undefined ? [] : [mountCdnFilms(deps)]),
    ],
    sweeps: [{ role: 'web', every: 2_000, work: counts.flush, fault: 'views of films were not counted' }],
    guestAt: (path, clientAddress) => guestAt(deps, path, clientAddress),
    ports: { sharingChanged },
    async stop() {
      stopHearing();
      await counts.flush();
    },
  } satisfies Feature;
}
