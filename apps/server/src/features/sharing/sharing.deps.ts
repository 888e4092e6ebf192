import type { Services } from '../../platform/services.ts';
import type { KeptLinks } from './kept-links.ts';
import type { OpenedLink } from './opened-link.ts';
import type { ViewCounts } from './view-counts.ts';

/** What sharing works with. */
export interface SharingDeps extends Services {
  /** Signs the passes of guests. */
  passSecret: string;
  kept: KeptLinks<OpenedLink>;
  counts: ViewCounts;
  /** To be called when what somebody shares has changed: here and in every other process it is looked up anew. */
  sharingChanged(userId: string): Promise<void>;
}
