import { expect, test } from 'vitest';
import { newEpisode } from '../episode.testing.ts';
import type { EpisodeView } from '../progress-state.ts';
import { isComplete, slotsOf } from './season-slots.ts';

const episode = (episodeNumber: number, status: EpisodeView['status'] = 'completed'): EpisodeView =>
  newEpisode({ id: `e${episodeNumber}`, episodeNumber, status });
const kindsOf = (slots: ReturnType<typeof slotsOf>) => slots.map(({ kind }) => kind);

test('a season has twelve places: made, in the making, deleted, next, and empty', () => {
  const slots = slotsOf(1, 5, [episode(1), episode(3, 'failed'), episode(4), episode(5, 'processing')]);
  expect(slots.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(kindsOf(slots)).toEqual([
    'made',
    'gone',
    'failed',
    'made',
    'making',
    'next',
    'empty',
    'empty',
    'empty',
    'empty',
    'empty',
    'empty',
  ]);
  expect(isComplete(slots)).toBe(false);
});

test('the second season begins with the thirteenth episode', () => {
  const first = Array.from({ length: 12 }, (_, i) => episode(i + 1));
  expect(slotsOf(2, 12, first)[0]).toEqual({ number: 13, kind: 'next' });
  expect(isComplete(slotsOf(1, 12, first))).toBe(true);
  expect(slotsOf(2, 13, [...first, episode(13)])[0]?.kind).toBe('made');
});

test('a season is complete without what was deleted, and not without what can still come', () => {
  const eleven = Array.from({ length: 11 }, (_, i) => episode(i + 1));
  expect(isComplete(slotsOf(1, 12, eleven))).toBe(true);
  expect(isComplete(slotsOf(1, 12, [...eleven, episode(12, 'processing')]))).toBe(false);
  expect(isComplete(slotsOf(1, 12, [...eleven, episode(12, 'failed')]))).toBe(false);
  expect(isComplete(slotsOf(1, 12, []))).toBe(false);
});
