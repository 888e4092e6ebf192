import type { WorkerTx } from '@milestoon/database';
import type { Queue } from '../../platform/queue/queue.ts';

/** Has a publication carried out in its owner's turn; `within` a transaction, once that is committed. */
export const queuePublication = (
  queue: Queue,
  { id, owner }: { id: string; owner: string },
  within?: WorkerTx,
): Promise<boolean> =>
  queue.send('publish-episode', { publicationId: id }, { key: id, owner, ...(within ? { within } : {}) });
