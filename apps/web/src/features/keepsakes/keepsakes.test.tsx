import type { Keepsake } from '@milestoon/contract';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import type { Wire } from '../../lib/api.ts';
import { Providers } from '../../providers.tsx';
import { Keepsakes, type KeepsakesOf } from './keepsakes.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const none: Wire<Keepsake> = {
  kind: 'book-a5',
  state: 'none',
  share: 0,
  downloadUrl: null,
  bytes: null,
  pages: null,
  madeAt: null,
};
const ready: Wire<Keepsake> = {
  ...none,
  state: 'ready',
  share: 1,
  downloadUrl: '/files/book.pdf',
  bytes: 3_900_000,
  pages: 12,
  madeAt: '2026-11-25T10:00:00Z',
};
const show = (of: KeepsakesOf) =>
  render(
    <Providers>
      <Keepsakes of={of} />
    </Providers>,
  );

test('asked for, watched while it is made, and saved', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const states: Wire<Keepsake>[] = [none, { ...none, state: 'making', share: 0.5 }, ready];
  const sent: unknown[] = [];
  serve({
    'GET /api/episodes/e1/keepsakes': () => json([states.length > 1 ? states.shift() : states[0]]),
    'POST /api/episodes/e1/keepsakes': async (request) => {
      sent.push(await request.json());
      return json([{ ...none, state: 'making' }]);
    },
  });
  show({ episodeId: 'e1' });
  await user.click(await screen.findByRole('button', { name: 'Make it: Picture book, A5' }));
  expect(sent).toEqual([{ kind: 'book-a5' }]);
  const bar = await screen.findByRole('progressbar', { name: 'Being made: Picture book, A5' });
  expect(bar.getAttribute('aria-valuenow')).toBe('0');
  expect(screen.queryByRole('button', { name: /^Make it/ })).toBeNull();
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('50'));
  const link = await screen.findByRole('link', { name: 'Download: Picture book, A5' });
  expect(link.getAttribute('href')).toBe('/files/book.pdf');
  expect(screen.getByText(/12 pages, 3.9 MB/)).toBeDefined();
});

test('what could not be made says so and is tried again; what was made before stays', async () => {
  const sent: unknown[] = [];
  const failed = { ...ready, state: 'failed' };
  serve({
    'GET /api/children/c1/keepsakes': () => json([failed]),
    'POST /api/children/c1/keepsakes': async (request) => {
      sent.push(await request.json());
      return json([{ ...ready, state: 'making', share: 0 }]);
    },
  });
  show({ childId: 'c1', season: 2 });
  expect(await screen.findByText('It could not be made. Please try again.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Download: Picture book, A5' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Make it anew: Picture book, A5' }));
  await waitFor(() => expect(sent).toEqual([{ season: 2, kind: 'book-a5' }]));
});

test('why it was not begun is told', async () => {
  const message = 'Three of these are being made already.';
  serve({
    'GET /api/episodes/e1/keepsakes': () => json([none]),
    'POST /api/episodes/e1/keepsakes': () =>
      json({ defined: true, code: 'TOO_MANY_REQUESTS', status: 429, message }, 429),
  });
  show({ episodeId: 'e1' });
  await userEvent.click(await screen.findByRole('button', { name: 'Make it: Picture book, A5' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

test('what cannot be loaded says so, and is loaded when it is asked for again', async () => {
  const answer = Promise.withResolvers<Response>();
  let isBroken = true;
  serve({
    'GET /api/episodes/e1/keepsakes': () =>
      isBroken
        ? json({ defined: true, code: 'NOT_FOUND', status: 404, message: 'Not here.', data: {} }, 404)
        : answer.promise,
  });
  show({ episodeId: 'e1' });
  expect(await screen.findByRole('status', { name: 'Looking what can be made' })).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('Not here.');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  answer.resolve(json([none]));
  expect(await screen.findByRole('button', { name: 'Make it: Picture book, A5' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without a network it says so, and is there as soon as there is one', async () => {
  serve({ 'GET /api/episodes/e1/keepsakes': () => json([none]) });
  onlineManager.setOnline(false);
  try {
    show({ episodeId: 'e1' });
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  } finally {
    act(() => onlineManager.setOnline(true));
  }
  expect(await screen.findByRole('button', { name: 'Make it: Picture book, A5' })).toBeTruthy();
});
