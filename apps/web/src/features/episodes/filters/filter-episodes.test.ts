import { expect, test } from 'vitest';
import type { EpisodeView } from '../progress-state.ts';
import { filterEpisodes } from './filter-episodes.ts';

const episode = (number: number, part: Partial<EpisodeView>): EpisodeView => ({
  id: `e${number}`,
  childId: 'c1',
  childName: 'Inês',
  childAvatarUrl: null,
  title: 'First steps',
  description: 'She walked to the window.',
  episodeNumber: number,
  status: 'completed',
  newVersion: null,
  progress: null,
  youtubeUrl: null,
  posterUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  happenedOn: null,
  ...part,
});
const list = [
  episode(3, { title: 'À beira-mar', status: 'processing' }),
  episode(2, { childId: 'c2', childName: 'Leo', status: 'failed' }),
  episode(1, {}),
];
const all = { words: '', child: '', state: '' };
const found = (wanted: Partial<typeof all>): string[] =>
  filterEpisodes(list, { ...all, ...wanted }).map(({ id }) => id);

test('every word is looked for in title, story, name and number, without accents and capitals', () => {
  expect(found({})).toEqual(['e3', 'e2', 'e1']);
  expect(found({ words: 'BEIRA a' })).toEqual(['e3']);
  expect(found({ words: 'ines window' })).toEqual(['e3', 'e1']);
  expect(found({ words: 'leo' })).toEqual(['e2']);
  expect(found({ words: 'window whale' })).toEqual([]);
});

test('by child and by state, together too', () => {
  expect(found({ child: 'c2' })).toEqual(['e2']);
  expect(found({ state: 'completed' })).toEqual(['e1']);
  expect(found({ child: 'c1', state: 'processing' })).toEqual(['e3']);
  expect(found({ child: 'c2', state: 'completed' })).toEqual([]);
});
