import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../../test/fake-server.ts';
import { completed } from '../episode.testing.ts';
import { inside, refusal, told } from './telling.testing.tsx';
import { TellingPage } from './telling-page.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a film that is not there any more is not being written', async () => {
  const film = Promise.withResolvers<Response>();
  const seen = serve({
    'GET /api/episodes/e1/telling': () => refusal('NOT_FOUND', 404),
    'GET /api/episodes/e1': () => film.promise,
  });
  inside(<TellingPage episodeId="e1" />);
  await waitFor(() => expect(seen).toContain('GET /api/episodes/e1'));
  expect(screen.queryByText(/The story is being written/)).toBeNull();
  film.resolve(refusal('NOT_FOUND', 404));
  expect(await screen.findByRole('heading', { name: 'This episode is not here' })).toBeTruthy();
});

test('a story that is not written yet is being written', async () => {
  serve({
    'GET /api/episodes/e1/telling': () => refusal('NOT_FOUND', 404),
    'GET /api/episodes/e1': () => json(completed),
  });
  inside(<TellingPage episodeId="e1" />);
  expect(await screen.findByText(/The story is being written/)).toBeTruthy();
});

test('of a film that failed nobody is told that it is in the making, or its story being written', async () => {
  let isWritten = false;
  serve({
    'GET /api/episodes/e1/telling': () =>
      isWritten ? json({ ...told, isFinished: false }) : refusal('NOT_FOUND', 404),
    'GET /api/episodes/e1': () => json({ ...completed, status: 'failed', videoUrl: null }),
  });
  const { unmount } = inside(<TellingPage episodeId="e1" />);
  expect(await screen.findByText(/its story is not written yet/)).toBeTruthy();
  unmount();
  isWritten = true;
  inside(<TellingPage episodeId="e1" />);
  expect(await screen.findByText(/could not be made so far/)).toBeTruthy();
  expect(screen.queryByText(/in the making/)).toBeNull();
});
