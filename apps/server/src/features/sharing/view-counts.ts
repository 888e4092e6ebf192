import type { Database } from '@milestoon/database';

/** Views of links that may be watched as often as somebody likes: counted in memory, and written together. */
export interface ViewCounts {
  add(linkId: string, at: Date): void;
  /** Writes what was counted. What could not be written is kept for the next time. */
  flush(): Promise<void>;
}

export function countViews({ asWorker }: Pick<Database, 'asWorker'>): ViewCounts {
  let counted = new Map<string, { views: number; last: Date }>();
  const add = (linkId: string, views: number, last: Date): void => {
    const known = counted.get(linkId);
    counted.set(linkId, { views: (known?.views ?? 0) + views, last });
  };
  return {
    add: (linkId, at) => add(linkId, 1, at),
    async flush() {
      if (counted.size === 0) return;
      const all = counted;
      counted = new Map();
      try {
        await asWorker('views of films are counted', async (tx) => {
          // In one order everywhere, so that two processes do not wait for each other.
          for (const [id, { views, last }] of [...all].toSorted(([one], [other]) => one.localeCompare(other)))
            await tx
              .updateTable('watch_links')
              .set((eb) => ({ views: eb('views', '+', views), last_viewed_at: last }))
              .where('id', '=', id)
              .execute();
        });
      } catch (error) {
        for (const [id, { views, last }] of all) add(id, views, last);
        throw error;
      }
    },
  };
}
