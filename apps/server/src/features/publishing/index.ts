import type { Tx } from '@milestoon/database';
import { repeat } from '../../platform/queue/repeat.ts';
import type { Ports, Services } from '../../platform/services.ts';
import { forgetExpired } from './connection.repo.ts';
import { endPublishing } from './connection.service.ts';
import { type GoogleAddresses, googleAddresses } from './google/addresses.ts';
import { mountFilmPage } from './film-page.ts';
import { listDue } from './publications.repo.ts';
import { publishAgain } from './publish-again.ts';
import { publishWhenWanted } from './publications.service.ts';
import { publishJob } from './publish.job.ts';
import type { PublishingDeps } from './publishing.deps.ts';
import { queuePublication } from './queue-publication.ts';
import { createPublishingRoutes } from './publishing.routes.ts';
import { deleteVideos } from './videos.service.ts';

export type { GoogleAddresses } from './google/addresses.ts';

/** The page of the app that Google sends the browser back to. */
const returnPath = '/app/youtube';
const interval = 10_000;

/** Queues what is due: postponed, or left behind by a process that died. Forgets who never came back from Google. */
export async function lookAfter({ database, queue, now }: Services): Promise<void> {
  await forgetExpired(database, now());
  for (const due of await listDue(database, now())) await queuePublication(queue, due);
}

/** Publishing on YouTube. Without the operator's client it answers that there is none, and does nothing. */
export function createPublishing(services: Services, addresses: GoogleAddresses = googleAddresses) {
  const { youtube, publicUrl } = services.config;
  const deps: PublishingDeps = {
    ...services,
    addresses,
    client: youtube && { ...youtube, addresses, redirectUri: `${publicUrl}${returnPath}` },
  };
  return {
    routes: createPublishingRoutes(deps),
    job: publishJob(deps),
    /** Looks after what waits, now and every ten seconds. Returns what stops it. */
    watch: (): (() => Promise<void>) =>
      repeat(async () => deps.client && lookAfter(deps), interval, {
        log: services.log,
        fault: 'publications were not queued',
      }),
    mountFilmPage: (webFolder: string) => mountFilmPage(deps, webFolder),
    ports: {
      publishWhenWanted: (tx: Tx, episode: { id: string; userId: string; version: number }) =>
        publishWhenWanted(deps, tx, episode),
      publishAgain: (publicationId: string) => publishAgain(deps, publicationId),
      endPublishing: (userId: string) => endPublishing(deps, userId),
      deleteVideos: (...order: Parameters<Ports['deleteVideos']>) => deleteVideos(deps, ...order),
    },
  };
}
