import { loadTexts } from '@milestoon/domain/texts';
import { expect, test } from 'vitest';
import { deedsLike } from './deeds-like.ts';

test.each([
  ['en', 'dance', 'dance'],
  ['en', 'runs', 'run'],
  ['en', 'teeth', 'brush'],
  ['pt', 'dancar', 'dance'],
  ['pt', 'correr', 'run'],
  ['es', 'bailar', 'dance'],
  ['es', 'dormir', 'sleep'],
] as const)('in %s “%s” finds it', async (language, typed, deed) => {
  const { deeds } = (await loadTexts(language)).storyboard;
  expect(deedsLike(typed, deeds, language)).toContain(deed);
});

test('every word counts, what begins with it comes first, and nothing is everything', () => {
  const labels = { a: 'Over a jump', b: 'Jumping', c: 'Jumping a rope', d: 'Sleeping' };
  expect(deedsLike('jump', labels, 'en')).toEqual(['b', 'c', 'a']);
  expect(deedsLike('rope jump', labels, 'en')).toEqual(['c']);
  expect(deedsLike('', labels, 'en')).toEqual(['b', 'c', 'a', 'd']);
  expect(deedsLike('zzz', labels, 'en')).toEqual([]);
});
