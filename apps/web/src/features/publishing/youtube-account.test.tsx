import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { YouTubeAccount } from './youtube-account.tsx';

afterEach(() => vi.unstubAllGlobals());

const channel = {
  title: 'The Mia channel',
  connectedAt: '2026-11-20T10:00:00.000Z',
  isLost: false,
  publishAutomatically: true,
  madeForKids: true,
};

async function open(known: object | null, answers: Parameters<typeof serve>[0] = {}) {
  const seen = serve({
    'GET /api/youtube': () => json({ available: true, channel: known }),
    ...answers,
  });
  render(
    <Providers>
      <YouTubeAccount />
    </Providers>,
  );
  const heading = await screen.findByRole('button', { name: 'YouTube' });
  if (heading.getAttribute('aria-expanded') === 'false') await userEvent.click(heading);
  return seen;
}

test('where nothing is published there is nothing', async () => {
  const seen = serve({ 'GET /api/youtube': () => json({ available: false, channel: null }) });
  const { container } = render(
    <Providers>
      <YouTubeAccount />
    </Providers>,
  );
  await waitFor(() => expect(seen).toEqual(['GET /api/youtube']));
  expect(container.textContent).toBe('');
});

test('before connecting it says where the film goes; then the browser goes to Google', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  await open(null, {
    'POST /api/youtube/authorization': () => json({ url: 'https://accounts.google.com/o/oauth2/v2/auth' }),
  });
  expect(screen.getByText(/your child’s name.*from this server to Google\. Google keeps them/)).toBeDefined();
  expect(screen.getByText(/new episodes are published by themselves/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Connect YouTube' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://accounts.google.com/o/oauth2/v2/auth'));
});

test('a connected channel, its switch, and the way out after a question', async () => {
  const bodies: unknown[] = [];
  let kept: object | null = channel;
  const seen = await open(channel, {
    'PUT /api/youtube/settings': async (request) => {
      bodies.push(await request.json());
      return bodies.length === 1
        ? json({ available: true, channel: { ...channel, publishAutomatically: false } })
        : json({ oops: true }, 500);
    },
    'DELETE /api/youtube/connection': () => json({ available: true, channel: (kept = null) }),
  });
  expect(screen.getByText('Connected to The Mia channel')).toBeDefined();
  const automatic = screen.getByRole('switch', { name: 'Publish new episodes automatically' });
  expect(automatic.getAttribute('aria-checked')).toBe('true');
  await userEvent.click(automatic);
  await waitFor(() => expect(bodies).toEqual([{ publishAutomatically: false }]));
  expect(automatic.getAttribute('aria-checked')).toBe('false');
  await userEvent.click(automatic);
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be saved/);
  expect(automatic.getAttribute('aria-checked')).toBe('false');

  await userEvent.click(screen.getByRole('button', { name: 'Disconnect YouTube' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('Videos and playlists already on YouTube stay there.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(seen).not.toContain('DELETE /api/youtube/connection');
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect YouTube' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByRole('button', { name: 'Connect YouTube' })).toBeDefined();
  expect(kept).toBeNull();
});

test('a lost connection is open to be seen, and can be made again', async () => {
  await open({ ...channel, isLost: true });
  expect(screen.getByText(/no longer lets us publish to The Mia channel/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Connect again' })).toBeDefined();
});
