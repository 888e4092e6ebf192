import type { Publication as PublicationState } from '@milestoon/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import type { Wire } from '../../lib/api.ts';
import { Providers } from '../../providers.tsx';
import { Publication } from './publication.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const none: Wire<PublicationState> = {
  channel: 'connected',
  status: 'none',
  problem: null,
  share: null,
  nextAttemptAt: null,
  url: null,
  publishedAt: null,
  visibility: 'private',
  madeForKids: true,
  visibilities: ['private'],
};

/** Answers with the states one after the other, then with the last. */
function open(...states: Partial<Wire<PublicationState>>[]) {
  const left = [...states];
  const next = () => json({ ...none, ...(left.length > 1 ? left.shift() : left[0]) });
  const seen = serve({
    'GET /api/episodes/e1/publication': next,
    'POST /api/episodes/e1/publication': next,
  });
  const view = render(
    <MemoryRouter>
      <Providers>
        <Publication episode={{ id: 'e1', title: 'First steps' }} />
      </Providers>
    </MemoryRouter>,
  );
  return { seen, ...view };
}
/** What publishes; who sees the video can be changed beside it. */
const button = () => screen.queryByRole('button', { name: /publish|try/i });

test('published by a press, watched on its way, then a link that opens in a new tab', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const url = 'https://www.youtube.com/watch?v=abc';
  open(
    {},
    { status: 'waiting' },
    { status: 'uploading', share: 0.42 },
    { status: 'published', url, share: 1, publishedAt: '2026-11-20T10:00:00.000Z' },
  );
  await user.click(await screen.findByRole('button', { name: 'Publish to YouTube' }));
  expect(await screen.findByText('Waiting for its turn')).toBeDefined();
  expect(button()).toBeNull();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await screen.findByText('Uploading: 42%')).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42');
  await vi.advanceTimersByTimeAsync(2_000);
  const link = await screen.findByRole('link', { name: 'Open on YouTube: First steps (opens in a new tab)' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([url, '_blank']);
  expect(screen.getByText(/On YouTube since November 20, 2026/)).toBeDefined();
});

test('what waits for tomorrow says when, and can be tried now', async () => {
  const { seen } = open({ status: 'waiting', problem: 'quota', nextAttemptAt: '2026-11-22T08:05:00.000Z' });
  expect(
    await screen.findByText(/no more videos from this app today\. We try again by ourselves: Nov 2\d, 2026/),
  ).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
  await waitFor(() => expect(seen).toContain('POST /api/episodes/e1/publication'));
});

test.each([
  ['failed', { status: 'failed', problem: 'refused' }, /YouTube did not accept the video/, 'Try again'],
  ['changed since', { url: 'https://y' }, /YouTube has an earlier version/, 'Publish this version'],
] as const)('%s: the reason and the button', async (_, state, text, label) => {
  open(state);
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByRole('button', { name: label })).toBeDefined();
});

test.each([
  ['none', 'Connect YouTube in the profile'],
  ['lost', 'Connect again'],
] as const)('without a channel (%s): the way to the profile and no button', async (channel, name) => {
  open({ channel, ...(channel === 'lost' && { status: 'waiting', problem: 'disconnected' }) });
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe('/app/profile');
  expect(button()).toBeNull();
});

test('where nothing is published there is no trace', async () => {
  const { seen, container } = open({ channel: 'unavailable' });
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(container.textContent).toBe('');
});
