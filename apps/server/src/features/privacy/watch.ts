import { repeat } from '../../platform/queue/repeat.ts';
import type { Services } from '../../platform/services.ts';
import { resumeErasures } from './erasure.service.ts';
import { queueSourcePhotosJob } from './source-photos.job.ts';

const interval = 600_000;

/**
 * Looks now and every ten minutes for what privacy has to do. Belongs to processes that reach the payment provider.
 * Returns what stops it.
 */
export const watchPrivacy = (services: Services): (() => Promise<void>) =>
  repeat(() => Promise.all([queueSourcePhotosJob(services), resumeErasures(services)]), interval, {
    log: services.log,
    fault: 'privacy jobs were not queued',
  });
