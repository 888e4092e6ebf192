import type { ChildYear } from '@milestoon/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import type { Wire } from '../../lib/api.ts';
import { Providers } from '../../providers.tsx';
import { Years } from './years.tsx';

beforeEach(() => {
  Object.defineProperty(HTMLTrackElement.prototype, 'track', {
    configurable: true,
    value: { mode: 'disabled', cues: [] },
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const none: Wire<ChildYear> = {
  year: 2026,
  films: 5,
  missing: 0,
  minutes: 2,
  film: {
    kind: 'year-film',
    state: 'none',
    share: 0,
    downloadUrl: null,
    bytes: null,
    pages: null,
    madeAt: null,
  },
  videoUrl: null,
  renditionUrl: null,
  captionsUrl: null,
  posterUrl: null,
};
const ready: Wire<ChildYear> = {
  ...none,
  film: {
    ...none.film,
    state: 'ready',
    share: 1,
    downloadUrl: '/files/year.mp4?save',
    bytes: 21_000_000,
    madeAt: '2026-11-25T10:00:00Z',
  },
  videoUrl: '/files/year.mp4',
  renditionUrl: '/files/year-small.mp4',
  captionsUrl: '/files/year.vtt',
  posterUrl: '/files/year.jpg',
};
const show = () =>
  render(
    <Providers>
      <Years childId="c1" />
    </Providers>,
  );

test('asked for with how long it takes, watched while it is made, played and saved', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const states = [none, { ...none, film: { ...none.film, state: 'making', share: 0.5 } }, ready];
  const seen = serve({
    'GET /api/children/c1/years': () => json([states.length > 1 ? states.shift() : states[0]]),
    'POST /api/children/c1/years/2026': () => json([{ ...none, film: { ...none.film, state: 'making' } }]),
  });
  show();
  expect(await screen.findByText(/It takes about 2 minutes/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Make it: The film of 2026' }));
  expect(seen).toContain('POST /api/children/c1/years/2026');
  const bar = await screen.findByRole('progressbar', { name: 'Being made: The film of 2026' });
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('50'));
  const link = await screen.findByRole('link', { name: 'Download: The film of 2026' });
  expect(link.getAttribute('href')).toBe('/files/year.mp4?save');
  expect(screen.queryByText(/It takes about/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Watch: The film of 2026' }));
  const video = document.querySelector('video');
  expect(video?.getAttribute('src')).toBe('/files/year.mp4');
  expect(video?.querySelector('track')?.getAttribute('src')).toBe('/files/year.vtt');
  expect(play).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Film' }));
  expect(screen.getByRole('group', { name: 'Picture quality' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.querySelector('video')).toBeNull();
});

test('with too few films it says how many are missing, and there is nothing to press', async () => {
  serve({
    'GET /api/children/c1/years': () => json([{ ...none, films: 2, missing: 1 }]),
  });
  show();
  expect(await screen.findByText('With one more finished film of this year it can be made.')).toBeDefined();
  expect(screen.getByText('2 films so far')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('what could not be made says so and is asked for again', async () => {
  const user = userEvent.setup();
  const seen = serve({
    'GET /api/children/c1/years': () => json([{ ...none, film: { ...none.film, state: 'failed' } }]),
    'POST /api/children/c1/years/2026': () => json([{ ...none, film: { ...none.film, state: 'making' } }]),
  });
  show();
  expect(await screen.findByText('It could not be made. Please try again.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Make it: The film of 2026' }));
  await screen.findByRole('progressbar', { name: 'Being made: The film of 2026' });
  expect(seen).toContain('POST /api/children/c1/years/2026');
  expect(screen.queryByText('It could not be made. Please try again.')).toBeNull();
});

test('before the first film nothing is offered', async () => {
  const seen = serve({ 'GET /api/children/c1/years': () => json([]) });
  const { container } = show();
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(container.querySelector('h2')).toBeNull();
});
