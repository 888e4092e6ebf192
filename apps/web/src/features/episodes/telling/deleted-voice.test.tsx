import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { json, serve } from '../../../../test/fake-server.ts';
import { inside, press, told } from './telling.testing.tsx';
import { TellingPage } from './telling-page.tsx';

test('who deletes a voice reads that the finished film keeps it until it is made anew, and makes it anew', async () => {
  const tellers = [{ id: 't1', name: 'Ana' }];
  let film = { isFinished: true, isChanged: false, keepsDeleted: false };
  const seen = serve({
    'GET /api/episodes/e1/telling': () => json({ ...told, ...film, tellers }),
    'DELETE /api/episodes/e1/tellers/t1': () => {
      film = { ...film, isChanged: true, keepsDeleted: true };
      return json({ done: true });
    },
    'POST /api/episodes/e1/storyboard': () => json({}),
  });
  inside(<TellingPage episodeId="e1" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete all of Ana’s recordings' }));
  expect(screen.getByText(/keeps the voice until it is made anew; a film of the season with it goes now/));
  await press('Delete');
  expect(await screen.findByText(/The finished film still has a voice that was deleted/)).toBeTruthy();
  expect(screen.queryByText('What was recorded is not in the film yet.')).toBeNull();
  await press('Make the film anew');
  expect(seen).toContain('POST /api/episodes/e1/storyboard');
});
