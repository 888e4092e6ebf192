import type { Services } from '../../platform/services.ts';

/** What automation works with. */
export interface AutomationDeps extends Services {
  /** Keys the hashes that API keys are found by. */
  lookupSecret: string;
  /** The built-in studio: what draws when no outside generator is configured. */
  studio: {
    drawAvatars(childId: string, owner: string): Promise<unknown>;
    produceEpisode(episodeId: string, owner: string): Promise<unknown>;
  };
  /** Marks an episode failed that is still being made. */
  failEpisode(episodeId: string): Promise<void>;
}
