import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { SharedFilms } from './shared-films.tsx';
import { filesOf, sharedFilm, sharedFilms } from './sharing.testing.ts';

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  delete document.documentElement.dataset.presses;
});

const show = () =>
  render(
    <MemoryRouter>
      <Providers>
        <SharedFilms token="abc" />
      </Providers>
    </MemoryRouter>,
  );
const gone = { defined: true, code: 'NOT_FOUND', status: 404, message: 'Not found' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const video = () => document.querySelector('video') as HTMLVideoElement;
const ducks = sharedFilm('k1', 'Ducks at the lake');
const snow = sharedFilm('k2', 'The first snow');

test('the film is there with its title, and counts as watched with the first press alone', async () => {
  const sent: unknown[] = [];
  const calls = serve({
    'GET /api/films/abc': () => json(sharedFilms(ducks)),
    'POST /api/films/abc/views': async (request) => {
      sent.push(await request.json());
      return json(filesOf('k1'));
    },
  });
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ducks at the lake' })).toBeDefined();
  expect(calls).toEqual(['GET /api/films/abc']);
  expect(video().getAttribute('src')).toBeNull();
  await press('Play: Ducks at the lake');
  await waitFor(() => expect(video().getAttribute('src')).toBe('/film/abc/k1/p/film.mp4'));
  expect(video().play).toHaveBeenCalledOnce();
  expect(sent).toEqual([{ film: 'k1' }]);
  // Opened anew in this tab, it is not counted again.
  fireEvent.error(video());
  await waitFor(() => expect(sent).toEqual([{ film: 'k1' }, { film: 'k1', again: 'pass of k1' }]));
});

test('the button before a film is there where presses are held alone', () => {
  serve({ 'GET /api/films/abc': () => new Promise<Response>(() => {}) });
  const { unmount } = show();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  document.documentElement.dataset.presses = 'held';
  show();
  expect(screen.getByRole('button', { name: 'Play the film' }).closest('[data-asleep]')).not.toBeNull();
});

test('the next film is one press away, and every one can be chosen', async () => {
  const sent: string[] = [];
  serve({
    'GET /api/films/abc': () => json(sharedFilms(ducks, snow)),
    'POST /api/films/abc/views': async (request) => {
      const { film } = await request.json();
      sent.push(film);
      return json(filesOf(film));
    },
  });
  show();
  await screen.findByRole('heading', { level: 1, name: 'Ducks at the lake' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings, 'a hello is not below the pictures of all films').toEqual(['Say hello', 'Films']);
  await press('Play the film');
  await userEvent.click(await screen.findByRole('button', { name: 'Next: The first snow' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The first snow' })).toBeDefined();
  await waitFor(() => expect(video().getAttribute('src')).toBe('/film/abc/k2/p/film.mp4'));
  expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
  await press('Ducks at the lake');
  await screen.findByRole('heading', { level: 1, name: 'Ducks at the lake' });
  await waitFor(() => expect(sent).toEqual(['k1', 'k2', 'k1']));
});

test('a link with a code shows nothing until it is right', async () => {
  const answers = [
    json({ defined: true, code: 'INVALID_INPUT', status: 422, message: 'No', data: { field: 'code' } }, 422),
    json({ pass: 'the pass' }),
  ];
  serve({
    'GET /api/films/abc': (request) =>
      json(
        new URL(request.url).searchParams.get('pass') === 'the pass'
          ? sharedFilms(ducks)
          : { ...sharedFilms(), kind: 'film', needsCode: true },
      ),
    'POST /api/films/abc/code': () => answers.shift() ?? json(gone, 404),
  });
  show();
  await userEvent.type(await screen.findByLabelText('Code'), '111111');
  expect(screen.queryByText('Ducks at the lake')).toBeNull();
  await press('Open');
  expect(await screen.findByText('That is not the code. Please check it and try again.')).toBeDefined();
  await press('Open');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ducks at the lake' })).toBeDefined();
});

test('a link that ends under a film says so', async () => {
  let isOpen = true;
  serve({
    'GET /api/films/abc': () => json(sharedFilms(ducks)),
    'POST /api/films/abc/views': () => (isOpen ? json(filesOf('k1')) : json(gone, 404)),
  });
  show();
  await screen.findByRole('heading', { name: 'Ducks at the lake' });
  await press('Play the film');
  await waitFor(() => expect(video().getAttribute('src')).not.toBeNull());
  isOpen = false;
  fireEvent.error(video());
  expect(await screen.findByRole('heading', { level: 1, name: 'This film is not here' })).toBeDefined();
});

test('a heart and a few words are sent for the film that is shown', async () => {
  const sent: unknown[] = [];
  const refusal = {
    defined: true,
    code: 'UNSUITABLE',
    status: 422,
    message: 'Please say it in other words.',
  };
  serve({
    'GET /api/films/abc': () => json(sharedFilms(ducks)),
    'POST /api/films/abc/hellos': async (request) => {
      const hello = await request.json();
      sent.push(hello);
      return hello.text === 'bad words' ? json(refusal, 422) : json({ sent: true });
    },
  });
  show();
  await screen.findByRole('heading', { name: 'Ducks at the lake' });
  await press('Send a heart');
  expect(await screen.findByText('Your heart is on its way!')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Your name'), 'Ana');
  await userEvent.type(screen.getByLabelText('A few words'), 'bad words');
  await press('Send');
  expect((await screen.findByText(refusal.message)).textContent).toBe(refusal.message);
  await userEvent.clear(screen.getByLabelText('A few words'));
  await userEvent.type(screen.getByLabelText('A few words'), 'What a film!');
  await press('Send');
  expect(await screen.findByText('Sent. Thank you!')).toBeDefined();
  expect(sent).toEqual([
    { film: 'k1', name: '', text: null },
    { film: 'k1', name: 'Ana', text: 'bad words' },
    { film: 'k1', name: 'Ana', text: 'What a film!' },
  ]);
});

test('a season without a film yet says so', async () => {
  serve({ 'GET /api/films/abc': () => json({ ...sharedFilms(), kind: 'season', season: 2 }) });
  show();
  expect(await screen.findByRole('heading', { name: 'No film yet' })).toBeDefined();
});

test('a link whose code was changed meanwhile asks for the new one, and a hello that was begun is not lost', async () => {
  const asksFor = (pass: string) => ({
    'GET /api/films/abc': (request: Request) =>
      json(
        new URL(request.url).searchParams.get('pass') === pass
          ? sharedFilms(ducks)
          : { ...sharedFilms(), needsCode: true },
      ),
    'POST /api/films/abc/code': () => json({ pass }),
    'POST /api/films/abc/hellos': () => json(gone, 404),
  });
  serve(asksFor('the first'));
  show();
  await userEvent.type(await screen.findByLabelText('Code'), '111111');
  await press('Open');
  await userEvent.type(await screen.findByLabelText('A few words'), 'So many ducks!');
  serve(asksFor('the second'));
  await press('Send');
  await userEvent.type(await screen.findByLabelText('Code'), '222222');
  await press('Open');
  expect(await screen.findByLabelText('A few words')).toHaveProperty('value', 'So many ducks!');
});

test('a film that was deleted under a season leaves the others, and begins none of them by itself', async () => {
  let films = sharedFilms(ducks, snow);
  const begun: string[] = [];
  serve({
    'GET /api/films/abc': () => json(films),
    'POST /api/films/abc/views': async (request) => {
      begun.push((await request.json()).film);
      return json(gone, 404);
    },
  });
  show();
  await screen.findByRole('heading', { level: 1, name: 'Ducks at the lake' });
  films = { ...sharedFilms(ducks), kind: 'season', season: 1 };
  await press('The first snow');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ducks at the lake' })).toBeDefined();
  await waitFor(() => expect(screen.queryByText('The first snow')).toBeNull());
  expect(begun).toEqual(['k2']);
});

test('a hello that was begun goes along to the next film', async () => {
  serve({
    'GET /api/films/abc': () => json(sharedFilms(ducks, snow)),
    'POST /api/films/abc/views': async (request) => json(filesOf((await request.json()).film)),
  });
  show();
  await userEvent.type(await screen.findByLabelText('Your name'), 'Ana');
  await userEvent.type(screen.getByLabelText('A few words'), 'What a film!');
  await press('The first snow');
  await screen.findByRole('heading', { level: 1, name: 'The first snow' });
  expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Ana');
  expect(screen.getByLabelText('A few words')).toHaveProperty('value', 'What a film!');
});
