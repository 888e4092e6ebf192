import type { Tx } from '@milestoon/database';
import type { Feature } from '../../platform/feature.ts';
import type { Services } from '../../platform/services.ts';
import { mountArchive } from './archive.routes.ts';
import { type ConsentFor, recordConsent } from './consent.ts';
import { erasureJob } from './erasure.job.ts';
import { resumeErasures } from './erasure.service.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { queueSourcePhotosJob, sourcePhotosJob } from './source-photos.job.ts';

declare module '../../platform/ports.ts' {
  interface Ports {
    /** Writes down that the present terms were accepted, or that photos of a family member may be used. */
    recordConsent(tx: Tx, agreed: ConsentFor): Promise<void>;
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
    ports: { recordConsent: (tx, agreed) => recordConsent(tx, agreed, services.now()) },
  }) satisfies Feature;
