import type { Services } from '../../platform/services.ts';

/** What sharing works with. */
export interface SharingDeps extends Services {
  /** Signs the passes of guests. */
  passSecret: string;
}
