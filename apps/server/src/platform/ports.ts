import type { GivenUpJob } from './queue/given-up.ts';

/**
 * What features need of each other: they never import one another. Each declares in its `index.ts` what it answers, and
 * adds it here by declaration merging; what nobody answers does not compile in `server.ts`.
 */
export interface Ports {
  /**
   * Begins given-up work anew by the rules of the feature it belongs to; false when nothing is left to do or it is
   * under way. The queue answers.
   *
   * @throws AppError TOO_MANY_REQUESTS
   */
  tryAgain(job: GivenUpJob): Promise<boolean>;
}
