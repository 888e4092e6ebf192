import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { SharedFilm } from './shared-film.tsx';
import { WhoCanWatch } from './who-can-watch.tsx';

afterEach(() => vi.unstubAllGlobals());

const url = 'https://example.com/film/abc';
const inside = (part: React.ReactNode) =>
  render(
    <MemoryRouter>
      <Providers>{part}</Providers>
    </MemoryRouter>,
  );

test('private by itself; unlisted there is a link to copy, and private again it is gone', async () => {
  const sent: unknown[] = [];
  serve({
    'GET /api/episodes/e1/watch-link': () => json({ visibility: 'private', url: null }),
    'PUT /api/episodes/e1/watch-link': async (request) => {
      const { visibility } = await request.json();
      sent.push(visibility);
      return json({ visibility, url: visibility === 'private' ? null : url });
    },
  });
  const user = userEvent.setup();
  inside(<WhoCanWatch episode={{ id: 'e1', title: 'First steps' }} />);
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Private' })).checked).toBe(true);
  expect(screen.getByText('Only you, when you are signed in.')).toBeDefined();
  expect(screen.queryByLabelText('Link to the film')).toBeNull();
  await user.click(radio('Unlisted'));
  expect((await screen.findByLabelText<HTMLInputElement>('Link to the film')).value).toBe(url);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Copied')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(url);
  await user.click(radio('Private'));
  await waitFor(() => expect(screen.queryByLabelText('Link to the film')).toBeNull());
  expect(sent).toEqual(['unlisted', 'private']);
});

test('why it was not opened is told, and the choice goes back', async () => {
  const message = 'Please confirm your email address first.';
  serve({
    'GET /api/episodes/e1/watch-link': () => json({ visibility: 'private', url: null }),
    'PUT /api/episodes/e1/watch-link': () =>
      json({ defined: true, code: 'ADDRESS_UNCONFIRMED', status: 409, message }, 409),
  });
  inside(<WhoCanWatch episode={{ id: 'e1', title: 'First steps' }} />);
  await userEvent.click(await screen.findByRole('radio', { name: 'Public' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Private' }).checked).toBe(true);
});

const film = {
  title: 'First steps',
  episodeNumber: 1,
  visibility: 'unlisted',
  videoUrl: '/film/abc/film.mp4',
  captionsUrl: null,
  posterUrl: '/film/abc/poster.jpg',
};

test('whoever has the link sees title and film', async () => {
  serve({ 'GET /api/films/abc': () => json(film) });
  inside(<SharedFilm token="abc" />);
  expect(await screen.findByRole('heading', { name: 'First steps' })).toBeDefined();
  expect(document.querySelector('video')?.getAttribute('src')).toBe('/film/abc/film.mp4');
});

test('a link that ends under a film says so', async () => {
  let isOpen = true;
  const gone = { defined: true, code: 'NOT_FOUND', status: 404, message: 'Not found' };
  serve({ 'GET /api/films/abc': () => (isOpen ? json(film) : json(gone, 404)) });
  inside(<SharedFilm token="abc" />);
  await screen.findByRole('heading', { name: 'First steps' });
  isOpen = false;
  fireEvent.error(document.querySelector('video') as HTMLVideoElement);
  expect(await screen.findByRole('heading', { level: 1, name: 'This film is not here' })).toBeDefined();
});
