import type { Tx } from '@milestoon/database';

/** What a notice tells of a child. Photos and avatar are paths in their buckets. */
export interface ChildFacts {
  id: string;
  userId: string;
  name: string;
  photos: readonly string[];
  avatar: string | null;
}

/**
 * Whoever draws: the built-in studio, or an outside generator behind AUTOMATION_WEBHOOK_URL. What comes back is
 * written by their jobs or reports, not by these functions.
 */
export interface Automation {
  /** Has the avatar candidates of a child made, once a round. */
  generateAvatars(childId: string): Promise<void>;
  /** Has the first version of an episode made. */
  processEpisode(episodeId: string): Promise<void>;
  /**
   * Notes within the transaction that a child is deleted or changed. Resolves to a function to call once the
   * transaction is through, which never rejects.
   */
  childDeleted(tx: Tx, child: ChildFacts): Promise<() => Promise<void>>;
  childUpdated(tx: Tx, before: ChildFacts, child: ChildFacts): Promise<() => Promise<void>>;
}
