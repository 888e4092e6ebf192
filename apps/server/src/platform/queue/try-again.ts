import type { GivenUpJob } from './given-up.ts';
import type { JobHandler, JobHandlers, JobName, Jobs } from './jobs.ts';
import type { Queue } from './queue.ts';

/**
 * Begins given-up work anew, by the feature it belongs to: what was marked as failed waits again, within the limits of
 * its owner and in their turn. False when nothing is left to do or it is under way already.
 */
export function tryAgain(
  queue: Pick<Queue, 'send'>,
  handlers: JobHandlers,
  { name, data, key, owner }: GivenUpJob,
): Promise<boolean> {
  const handler = handlers[name] as JobHandler<Jobs[JobName]>;
  return handler.again ? handler.again(data, owner) : queue.send(name, data, { key, owner });
}
