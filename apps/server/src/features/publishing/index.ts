import type { Actor, WorkerTx } from '@milestoon/database';
import type { Feature } from '../../platform/feature.ts';
import type { AuditOrigin, Services } from '../../platform/services.ts';
import { forgetExpired } from './connection.repo.ts';
import { endPublishing } from './connection.service.ts';
import { type GoogleAddresses, googleAddresses } from './google/addresses.ts';
import { listDue } from './publications.repo.ts';
import { publishAgain } from './publish-again.ts';
import { publishWhenWanted } from './publications.service.ts';
import { publishJob } from './publish.job.ts';
import type { PublishingDeps } from './publishing.deps.ts';
import { queuePublication } from './queue-publication.ts';
import { createPublishingRoutes } from './publishing.routes.ts';
import type { VideosOf } from './videos.repo.ts';
import { deleteVideos } from './videos.service.ts';

export type { GoogleAddresses } from './google/addresses.ts';

/** The page of the app that Google sends the browser back to. */
const returnPath = '/app/youtube';

declare module '../../platform/ports.ts' {
  interface Ports {
    /**
     * Has a finished episode published if its parent wants that of new ones. In the worker's transaction that finishes
     * it.
     */
    publishWhenWanted(tx: WorkerTx, episode: { id: string; userId: string; version: number }): Promise<void>;
    /** Gives back the permission to publish on somebody's channel and forgets it. */
    endPublishing(userId: string): Promise<void>;
    /**
     * Deletes what a parent has published, of one episode, of one child or all, on their channel.
     *
     * @throws AppError CONFLICT while that fails; what was deleted by then is gone
     */
    deleteVideos(actor: Actor, of: VideosOf, origin: AuditOrigin): Promise<number>;
  }
}

/** Queues what is due: postponed, or left behind by a process that died. Forgets who never came back from Google. */
export async function lookAfter({ database, queue, now }: Services): Promise<void> {
  await forgetExpired(database, now());
  for (const due of await listDue(database, now())) await queuePublication(queue, due);
}

/** Publishing on YouTube. Without the operator's client it answers that there is none, and does nothing. */
export function createPublishing(
  services: Services,
  { google: addresses = googleAddresses }: { google?: GoogleAddresses } = {},
) {
  const { youtube, publicUrl } = services.config;
  const deps: PublishingDeps = {
    ...services,
    addresses,
    client: youtube && { ...youtube, addresses, redirectUri: `${publicUrl}${returnPath}` },
  };
  return {
    routes: { publishing: createPublishingRoutes(deps) },
    jobs: {
      'publish-episode': {
        ...publishJob(deps),
        again: ({ publicationId }) => publishAgain(deps, publicationId),
      },
    },
    sweeps: [
      {
        role: 'worker',
        every: 10_000,
        work: async () => deps.client && lookAfter(deps),
        fault: 'publications were not queued',
      },
    ],
    ports: {
      publishWhenWanted: (tx, episode) => publishWhenWanted(deps, tx, episode),
      endPublishing: (userId) => endPublishing(deps, userId),
      deleteVideos: (...order) => deleteVideos(deps, ...order),
    },
  } satisfies Feature;
}
