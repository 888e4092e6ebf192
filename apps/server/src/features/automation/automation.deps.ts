import type { Services } from '../../platform/services.ts';

/** What automation works with. */
export interface AutomationDeps extends Services {
  /** Keys the hashes that API keys are found by. */
  lookupSecret: string;
}
