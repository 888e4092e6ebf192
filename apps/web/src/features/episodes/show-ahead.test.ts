import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { createQueryClient } from '../../providers.tsx';
import { getReadyToShow, showAhead } from './show-ahead.ts';
import { stillsOf } from './storyboard/still-painters.ts';
import { holdWorkers } from './storyboard/worker.testing.ts';

afterEach(() => vi.unstubAllGlobals());

const served = {
  'GET /api/story-writer': () => json({ company: null, voiceCompany: null }),
  'GET /api/episodes': () => json([]),
};
const asked = { id: 'e1', language: 'en' } as const;

test('the server is asked once that somebody writes, however many letters; a story that is sent is drawn', async () => {
  const workers = holdWorkers();
  const calls = serve({
    ...served,
    'GET /api/episodes/e1': () => json({ id: 'e1' }),
    'GET /api/episodes/e1/storyboard': () =>
      json({ film: { frames: 900, shots: [] }, moments: [{ told: [0, 4], frame: 12 }] }),
  });
  const queries = createQueryClient();
  getReadyToShow(queries, 'anime');
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  getReadyToShow(queries, 'anime');
  expect(calls).toEqual(['GET /api/story-writer']);
  const ahead = showAhead(queries, asked);
  await vi.waitFor(() => expect(workers[0]?.told.at(-1)?.kind).toBe('open'));
  workers[0]?.say({ kind: 'opened' });
  const picture = workers[0]?.paint();
  expect(stillsOf('e1')).toEqual({ '0-4': picture });
  await ahead;
  expect(calls.slice(1)).toEqual([
    'GET /api/episodes',
    'GET /api/episodes/e1/storyboard',
    'GET /api/episodes/e1',
  ]);
});

test('where the storyboard does not come nothing is drawn, and nothing is told', async () => {
  const workers = holdWorkers();
  serve({
    ...served,
    'GET /api/episodes/e2/storyboard': () => json({ code: 'NOT_FOUND' }, 404),
  });
  const queries = createQueryClient();
  getReadyToShow(queries, 'anime');
  await showAhead(queries, { ...asked, id: 'e2' });
  expect(workers[0]?.told.map(({ kind }) => kind)).toEqual(['prepare']);
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
});
