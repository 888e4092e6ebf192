import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { json } from '../../../../test/fake-server.ts';
import { newEpisode } from '../episode.testing.ts';
import { board, open } from './storyboard.testing.tsx';

afterEach(() => vi.unstubAllGlobals());

test('words without a moment: what is missing is said, and more is written, also before the film is ready', async () => {
  const sent: unknown[] = [];
  const { finish } = open(
    false,
    {
      'POST /api/episodes/e1/storyboard': async (request) => {
        sent.push(await request.json());
        return json(newEpisode({ newVersion: 'making' }));
      },
    },
    board({ isOpen: true, moments: [] }),
  );
  const user = userEvent.setup();
  await screen.findByText(/^Your words do not say yet what can be seen\./);
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What happened' });
  const make = () =>
    screen.getByRole<HTMLButtonElement>('button', { name: 'Make the film with these words' });
  expect(field().value).toBe('lol');
  await user.type(field(), '. Mia kicked the ball.');
  expect(make().disabled).toBe(true);
  expect(screen.getByText(/is kept here until it is ready/)).toBeDefined();
  finish();
  await user.click(await screen.findByRole('button', { name: 'Show the pictures' }));
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What happened' })).value).toBe(
    'lol. Mia kicked the ball.',
  );
  await user.click(make());
  await waitFor(() => expect(sent).toEqual([{ description: 'lol. Mia kicked the ball.' }]));
  await waitFor(() => expect(sessionStorage.getItem('milestoon.draft.write-more-e1')).toBeNull());
});

test('the same words are not sent again, and what the server says of others is shown', async () => {
  const message = 'This cannot become a story';
  const refusal = { defined: true, code: 'UNSUITABLE', status: 422, message, data: {} };
  open(true, { 'POST /api/episodes/e1/storyboard': () => json(refusal, 422) }, board({ moments: [] }));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Show the pictures' }));
  const make = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Make the film with these words',
  });
  expect(make.disabled).toBe(true);
  await user.type(screen.getByRole('textbox'), '!!! Mia');
  await user.click(make);
  await screen.findByText(message);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('lol!!! Mia');
  sessionStorage.clear();
});
