import type { Tx } from '@milestoon/database';
import type { Feature } from '../../platform/feature.ts';
import type { Services } from '../../platform/services.ts';
import { mountArchive } from './archive.routes.ts';
import { type ConsentFor, recordConsent } from './consent.ts';
import { erasureJob } from './erasure.job.ts';
import { isBeingErased } from './erasure.repo.ts';
import { resumeErasures } from './erasure.service.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { queueSourcePhotosJob, sourcePhotosJob } from './source-photos.job.ts';

declare module '../../platform/ports.ts' {
  interface Ports {
    /** Writes down that the present terms were accepted, or that photos of a family member may be used. */
    recordConsent(tx: Tx, agreed: ConsentFor): Promise<void>;
    /** Whether the deletion of this account is ordered: then nobody signs in to it any more. */
    isBeingErased(userId: string): Promise<boolean>;
  }
}

/** Consent, export and erasure, and how long photos are kept. */
export const createPrivacy = (services: Services) =>
  ({
    routes: { privacy: privacyRoutes },
    jobs: { 'delete-source-photos': sourcePhotosJob(services), erase: erasureJob(services) },
    mounts: [mountArchive(services)],
    sweeps: [
      {
        role: 'web', // it reaches the payment provider
        every: 600_000,
        work: () => Promise.all([queueSourcePhotosJob(services), resumeErasures(services)]),
        fault: 'privacy jobs were not queued',
      },
    ],
    ports: {
      recordConsent: (tx, agreed) => recordConsent(tx, agreed, services.now()),
      isBeingErased: (userId) => isBeingErased(services.database, userId),
    },
  }) satisfies Feature;
