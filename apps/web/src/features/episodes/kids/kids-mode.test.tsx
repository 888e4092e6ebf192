import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../../test/fake-server.ts';
import { render } from '../../../../test/render.tsx';
import { Providers } from '../../../providers.tsx';
import { newEpisode } from '../episode.testing.ts';
import { KidsMode } from './kids-mode.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const film = (number: number) =>
  newEpisode({ id: `e${number}`, title: `Day ${number}`, episodeNumber: number, status: 'completed' });

function open(address = (id: string): string => `/files/${id}.mp4`) {
  const films = [
    film(2),
    film(1),
    newEpisode({ id: 'e3', title: 'Day 3', episodeNumber: 3, status: 'processing' }),
  ];
  serve({
    'GET /api/episodes': () => json(films),
    ...Object.fromEntries(
      films.map((one) => [
        `GET /api/episodes/${one.id}`,
        () => json({ ...one, videoUrl: address(one.id), captionsUrl: null }),
      ]),
    ),
  });
  const left = vi.fn();
  render(
    <Providers>
      <MemoryRouter>
        <KidsMode onLeave={left} />
      </MemoryRouter>
    </Providers>,
  );
  return left;
}
const video = () => document.querySelector('video');
const answer = async (wrong = 0): Promise<string> => {
  const label = (await screen.findByLabelText(/^How much is/)).closest('form')?.textContent ?? '';
  const [, a, b] = /(\d+) \+ (\d+)/.exec(label) ?? [];
  return String(Number(a) + Number(b) + wrong);
};

test('finished films stand in their order; one plays after the other, and then the shelf is back', async () => {
  const user = userEvent.setup();
  open();
  const tiles = await screen.findAllByRole('button', { name: /^Episode/ });
  expect(tiles.map(({ textContent }) => textContent)).toEqual(['Episode 01: Day 1', 'Episode 02: Day 2']);
  await user.click(screen.getByRole('button', { name: 'Episode 01: Day 1' }));
  await waitFor(() => expect(video()?.getAttribute('src')).toBe('/files/e1.mp4'));
  const first = video();
  if (first) fireEvent.ended(first);
  await waitFor(() => expect(video()?.getAttribute('src')).toBe('/files/e2.mp4'));
  const second = video();
  if (second) fireEvent.ended(second);
  expect(await screen.findByRole('heading', { name: 'Your films' })).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Episode 02: Day 2');
});

test('leaving asks a sum, and another one after a wrong answer', async () => {
  const user = userEvent.setup();
  const left = open();
  await user.click(await screen.findByRole('button', { name: 'For grown-ups' }));
  const field = await screen.findByRole('textbox');
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(left).not.toHaveBeenCalled();
  await user.type(field, await answer(1));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(left).not.toHaveBeenCalled();
  expect(screen.getByText('Not quite. Here is another one.')).toBeDefined();
  expect(document.activeElement).toBe(field);
  await user.type(field, await answer());
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(left).toHaveBeenCalledOnce();
});

test('the way back leads from the film to the shelf, and from the shelf to the sum', async () => {
  const user = userEvent.setup();
  const left = open();
  await user.click(await screen.findByRole('button', { name: 'Episode 01: Day 1' }));
  await waitFor(() => expect(video()).not.toBeNull());
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await screen.findByRole('heading', { name: 'Your films' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await screen.findByText('Are you a grown-up?')).toBeDefined();
  expect(left).not.toHaveBeenCalled();
});

test('an address that has run out is asked for again, and the film goes on where it was', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const user = userEvent.setup();
  let asked = 0;
  open((id) => `/files/${id}.mp4?${(asked += 1)}`);
  await user.click(await screen.findByRole('button', { name: 'Episode 01: Day 1' }));
  await waitFor(() => expect(video()?.getAttribute('src')).toBe('/files/e1.mp4?1'));
  const film = video();
  if (!film) throw new Error('no film');
  film.currentTime = 30;
  fireEvent.error(film);
  await waitFor(() => expect(film.getAttribute('src')).toBe('/files/e1.mp4?2'));
  film.currentTime = 0;
  fireEvent.loadedMetadata(film);
  expect(film.currentTime).toBe(30);
  fireEvent.error(film);
  expect(await screen.findByRole('alert')).toBeDefined();
});

/** Where things are on the screen, as a browser would lay them out: nothing here does. */
function layOut(...rows: readonly (readonly Element[])[]): void {
  for (const [y, row] of rows.entries())
    for (const [x, element] of row.entries())
      vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(x * 200, y * 300, 100, 100));
}

test('with the arrows of a remote control a film is left, changed and gone back to, and the sum is reached', async () => {
  const user = userEvent.setup();
  open();
  const tiles = await screen.findAllByRole('button', { name: /^Episode/ });
  layOut(tiles, [screen.getByRole('button', { name: 'For grown-ups' })]);
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(tiles[0]);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('For grown-ups');
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  layOut(
    [...dialog.querySelectorAll('input')],
    [screen.getByRole('button', { name: 'Keep watching' }), screen.getByRole('button', { name: 'Leave' })],
  );
  screen.getByRole('textbox').focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Leave');
  await user.keyboard('{ArrowLeft}{Enter}');
  await user.click(screen.getByRole('button', { name: 'Episode 01: Day 1' }));
  await waitFor(() => expect(video()?.getAttribute('src')).toBe('/files/e1.mp4'));
  const film = video();
  if (!film) throw new Error('no film');
  // Controls make it something to focus; nothing here draws them.
  film.tabIndex = 0;
  film.focus();
  const [shelfButton, next] = ['All films', 'Next film'].map((name) => screen.getByRole('button', { name }));
  if (!shelfButton || !next) throw new Error('no buttons');
  layOut([film], [shelfButton, next]);
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(film);
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement).toBe(next);
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(film);
});
