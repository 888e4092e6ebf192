import type { PublishingDeps } from './publishing.deps.ts';
import { queuePublication } from './queue-publication.ts';

/** Tries a publication that has failed once more. False when it is gone, or has not failed any more. */
export const publishAgain = ({ database, queue }: PublishingDeps, publicationId: string): Promise<boolean> =>
  database.asWorker('a publication is tried again', async (tx) => {
    const row = await tx
      .updateTable('publications')
      .set({ status: 'waiting', problem: null, next_attempt_at: null, attempts: 0 })
      .where('id', '=', publicationId)
      .where('status', '=', 'failed')
      .returning(['id', 'user_id as owner'])
      .executeTakeFirst();
    return row ? queuePublication(queue, row, tx) : false;
  });
