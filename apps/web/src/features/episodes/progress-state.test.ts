import { en } from '@milestoon/domain/texts/en';
import { expect, test } from 'vitest';
import { newEpisode } from './episode.testing.ts';
import { applyProgress, timeLeft } from './progress-state.ts';

const episode = newEpisode({ status: 'processing' });
const event = {
  episodeId: 'e1',
  status: 'processing',
  newVersion: null,
  step: 'pictures',
  share: 0.4,
  secondsLeft: 42,
  hasPreview: false,
} as const;

test('progress of a known episode changes only that episode', () => {
  const other = { ...episode, id: 'e2' };
  const next = applyProgress([other, episode], event);
  expect(next.episodes).toEqual([other, { ...episode, progress: event }]);
  expect(next.episodes[0]).toBe(other);
  expect(next.reload).toBe(false);
});

test.each(['completed', 'failed'] as const)('when it is %s the list is loaded anew', (status) => {
  const next = applyProgress([episode], { ...event, status });
  expect(next.episodes[0]?.status).toBe(status);
  expect(next.reload).toBe(true);
});

test('an episode made in another tab is fetched', () => {
  expect(applyProgress([episode], { ...event, episodeId: 'e9' })).toEqual({
    episodes: [episode],
    reload: true,
  });
});

test('a finished episode reported again asks for nothing', () => {
  const done = { ...episode, status: 'completed' } as const;
  expect(applyProgress([done], { ...event, status: 'completed', share: 1 }).reload).toBe(false);
});

test.each([
  [null, null],
  [2, 'Almost there'],
  [5, 'Less than a minute left'],
  [49, 'Less than a minute left'],
  [54, 'About a minute left'],
  [61, 'About a minute left'],
  [170, 'About 3 minutes left'],
  [569, 'About 9 minutes left'],
  [760, 'About 15 minutes left'],
  [3400, 'About 55 minutes left'],
  [3500, 'About an hour left'],
  [7000, 'About 2 hours left'],
])('%s s: %s', (seconds, text) => {
  expect(timeLeft(seconds, en)).toBe(text);
});
