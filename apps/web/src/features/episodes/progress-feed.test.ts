import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { api } from '../../lib/api.ts';
import { createQueryClient } from '../../providers.tsx';
import { followProgress } from './progress-feed.ts';
import type { EpisodeMedia } from '@milestoon/contract';
import type { Wire } from '../../lib/api.ts';
import type { EpisodeView } from './progress-state.ts';

type EpisodePageView = Wire<EpisodeMedia>;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stream = (...events: object[]): Response =>
  new Response(events.map((event) => `event: message\ndata: ${JSON.stringify(event)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });

const progress = (share: number) => ({
  episodeId: 'e1',
  status: 'processing',
  step: 'video',
  share,
  secondsLeft: null,
  hasPreview: false,
});

test('fills the cache and opens the stream again when it ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const queryClient = createQueryClient();
  const key = api.episodes.list.queryKey();
  queryClient.setQueryData(key, [{ id: 'e1', status: 'processing' } as EpisodeView]);
  const shares = () => queryClient.getQueryData(key)?.map((episode) => episode.progress?.share);
  const answers = [stream(progress(0.2), progress(0.3)), json({}, 500), stream(progress(0.6))];
  const calls = serve({ 'GET /api/episode-progress': () => answers.shift() ?? json({}, 500) });

  const stop = new AbortController();
  const following = followProgress(queryClient, stop.signal);
  await vi.waitFor(() => expect(shares()).toEqual([0.3]));
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(shares()).toEqual([0.6]));
  expect(calls).toHaveLength(3);

  stop.abort();
  await following;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(3);
});

/** How often it had asked right before the end of each of these pauses. */
const pausesBetween = async (answers: (() => Response)[], pauses: number[]): Promise<number[]> => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const calls = serve({ 'GET /api/episode-progress': () => (answers.shift() ?? (() => stream()))() });
  const stop = new AbortController();
  const following = followProgress(createQueryClient(), stop.signal);
  const counts: number[] = [];
  for (const pause of pauses) {
    while (vi.getTimerCount() === 0) await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(pause - 1);
    counts.push(calls.length);
    await vi.advanceTimersByTimeAsync(1);
    while (calls.length === counts.at(-1)) await new Promise(setImmediate);
  }
  stop.abort();
  await following;
  return counts;
};

test('streams that end right after they began are opened ever more slowly', async () => {
  const endsAtOnce = () => stream(progress(0.2));
  const answers = Array.from({ length: 7 }, () => endsAtOnce);
  const counts = await pausesBetween(answers, [1_000, 2_000, 4_000, 8_000, 16_000, 30_000]);
  expect(counts).toEqual([1, 2, 3, 4, 5, 6]);
});

test('refused, because too many windows are open, it asks again in half a minute', async () => {
  const refused = () => json({ defined: true, code: 'TOO_MANY_REQUESTS', status: 429, message: 'Full' }, 429);
  expect(await pausesBetween([refused, refused], [30_000, 30_000])).toEqual([1, 2]);
});

test('tells the page of an episode when its preview is there', async () => {
  const queryClient = createQueryClient();
  const key = api.episodes.get.queryKey({ input: { id: 'e1' } });
  queryClient.setQueryData(key, {
    id: 'e1',
    status: 'processing',
    newVersion: null,
    hasPreview: false,
  } as EpisodePageView);
  const stop = new AbortController();
  serve({
    'GET /api/episode-progress': () =>
      stream(progress(0.2), { ...progress(0.3), newVersion: null, hasPreview: true }),
  });

  const following = followProgress(queryClient, stop.signal);
  await vi.waitFor(() => expect(queryClient.getQueryData(key)?.hasPreview).toBe(true));
  stop.abort();
  await following;
});
