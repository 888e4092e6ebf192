import { expect, test } from 'vitest';
import { newEpisode } from '../episode.testing.ts';
import type { EpisodeView } from '../progress-state.ts';
import { filterEpisodes } from './filter-episodes.ts';

const episode = (number: number, part: Partial<EpisodeView>): EpisodeView =>
  newEpisode({
    id: `e${number}`,
    childName: 'Inês',
    description: 'She walked to the window.',
    episodeNumber: number,
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
