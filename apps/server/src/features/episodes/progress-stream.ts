import type { EpisodeProgress } from '@milestoon/contract';
import { withEventMeta } from '@orpc/server';
import type { Services, SessionActor } from '../../platform/services.ts';
import { toProgress } from './episode-views.ts';
import { type EpisodeRow, findEpisodes, listEpisodes } from './episodes.repo.ts';

/** Milliseconds a browser waits before it comes back after the stream broke. */
const comeBackAfter = 1000;
/** A change may become visible a little later than its time stamp says. */
const overlap = 10_000;

const toEvent = (row: EpisodeRow): EpisodeProgress =>
  withEventMeta(toProgress(row), {
    id: String((row.progressed_at ?? row.created_at).getTime()),
    retry: comeBackAfter,
  });

/** What a returning tab may have missed: everything unfinished, and what changed since its last event. */
function isNews(row: EpisodeRow, lastEventId: string | undefined): boolean {
  const last = Number(lastEventId);
  if (!lastEventId || !Number.isFinite(last)) return true;
  return row.status === 'processing' || (row.progressed_at ?? row.created_at).getTime() > last - overlap;
}

/** The state of all of the person's episodes, then every change, until the tab goes away. */
export async function* streamProgress(
  services: Services,
  actor: SessionActor,
  lastEventId: string | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<EpisodeProgress> {
  const { database, queue } = services;
  const changed = new Set<string>();
  let wake = (): void => {};
  // Listening begins before reading, or a change in between would be lost.
  const stopListening = queue.signals.onProgress(actor.id, ({ episode }) => {
    changed.add(episode);
    wake();
  });
  const onAbort = (): void => wake();
  signal?.addEventListener('abort', onAbort);
  try {
    const rows = await database.asUser(actor, listEpisodes);
    for (const row of rows) if (isNews(row, lastEventId)) yield toEvent(row);
    while (!signal?.aborted) {
      if (changed.size === 0) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        await promise;
        continue;
      }
      const ids = [...changed];
      changed.clear();
      for (const row of await database.asUser(actor, (tx) => findEpisodes(tx, ids))) yield toEvent(row);
    }
  } finally {
    stopListening();
    signal?.removeEventListener('abort', onAbort);
  }
}
