import type { Services } from '../../platform/services.ts';
import { resumeErasures } from './erasure.service.ts';
import { queueSourcePhotosJob } from './source-photos.job.ts';

const interval = 600_000;

/**
 * Looks now and every ten minutes for what privacy has to do. Belongs to processes that reach the payment provider.
 * Returns what stops it.
 */
export function watchPrivacy(services: Services): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const look = (): void => {
    running = Promise.all([queueSourcePhotosJob(services), resumeErasures(services)]).catch((error) =>
      services.log.error({ err: error }, 'privacy jobs were not queued'),
    );
  };
  look();
  const timer = setInterval(look, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
