import type { EpisodeProgress } from '@milestoon/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answerOf, api, client } from '../../lib/api.ts';
import { applyProgress, stateOf } from './progress-state.ts';

const shortestPause = 1_000;
const longestPause = 30_000;
/** A stream that lasted so long was a good one, and is opened again soon. */
const goodStream = 30_000;

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

function take(queryClient: QueryClient, event: EpisodeProgress): void {
  const list = api.episodes.list.queryKey();
  const episodes = queryClient.getQueryData(list);
  if (episodes) {
    const next = applyProgress(episodes, event);
    queryClient.setQueryData(list, next.episodes);
    if (next.reload) void queryClient.invalidateQueries({ queryKey: api.episodes.key() });
  }
  takeOnPage(queryClient, event);
}

/** The page of the episode, if it is open. What came with a change of state is fetched. */
function takeOnPage(queryClient: QueryClient, event: EpisodeProgress): void {
  const queryKey = api.episodes.get.queryKey({ input: { id: event.episodeId } });
  const known = queryClient.getQueryData(queryKey);
  if (!known) return;
  queryClient.setQueryData(queryKey, { ...known, ...stateOf(event), hasPreview: event.hasPreview });
  const isOther = known.status !== event.status || known.newVersion !== event.newVersion;
  if (isOther) void queryClient.invalidateQueries({ queryKey });
}

/**
 * Reads the stream until it is told to stop, opening it again whenever it ends: ever more slowly while streams do not
 * last, and slowly from the start where there was an answer and it was no, such as with too many windows open.
 */
export async function followProgress(
  queryClient: QueryClient,
  signal: AbortSignal,
  onEvent: (event: EpisodeProgress) => void = () => {},
): Promise<void> {
  let wait = shortestPause;
  while (!signal.aborted) {
    const opened = performance.now();
    try {
      for await (const event of await client.episodes.progress(undefined, { signal })) {
        take(queryClient, event);
        onEvent(event);
      }
    } catch (error) {
      // The line broke: the state is sent anew at the start of the next stream.
      if (answerOf(error) !== undefined) wait = longestPause;
    }
    if (signal.aborted) return;
    if (performance.now() - opened >= goodStream) wait = shortestPause;
    await pause(wait, signal);
    wait = Math.min(wait * 2, longestPause);
  }
}

/** Keeps the episodes in the cache up to date for as long as the component is mounted; `onEvent` hears every event. */
export function useProgressFeed(onEvent: (event: EpisodeProgress) => void): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const stop = new AbortController();
    void followProgress(queryClient, stop.signal, onEvent);
    return () => stop.abort();
  }, [queryClient, onEvent]);
}
