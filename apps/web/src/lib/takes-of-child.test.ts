import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../test/fake-server.ts';
import { takeOf, withKeptTakes } from './kept-takes.testing.ts';
import { forgettingTakesOf } from './takes-of-child.ts';

afterEach(() => vi.unstubAllGlobals());

const films = [
  { id: 'e1', childId: 'mia' },
  { id: 'e2', childId: 'leo' },
];

test('with a child go the voices that wait for its films, and no others', async () => {
  const kept = withKeptTakes(
    ...['episode e1', 'cut episode e1', 'episode e2', 'cut episode e2', 'link abc'].map((place) =>
      takeOf(place),
    ),
  );
  serve({ 'GET /api/episodes': () => json(films) });
  expect(await forgettingTakesOf('mia', async () => 'removed')).toBe('removed');
  expect(kept.lines()).toEqual(['episode e2 l1', 'cut episode e2 l1', 'link abc l1']);
});

test('a child that is not deleted keeps them', async () => {
  const kept = withKeptTakes(takeOf('episode e1'));
  serve({ 'GET /api/episodes': () => json(films) });
  await expect(forgettingTakesOf('mia', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(kept.lines()).toEqual(['episode e1 l1']);
});
