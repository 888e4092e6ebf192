import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EpisodeProgress } from '@milestoon/contract';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { isUntold, storeLanguage } from '../../lib/language.ts';
import { Providers } from '../../providers.tsx';
import { Bell } from './bell.tsx';
import { type NotificationView, useNewsOfEpisodes } from './notifications.ts';

afterEach(() => vi.unstubAllGlobals());

const ready: NotificationView = {
  id: 'n1',
  kind: 'episode-ready',
  childName: 'Mia',
  episode: { title: 'First steps', episodeNumber: 7 },
  dueAt: null,
  device: null,
  hellos: null,
  path: '/app/episodes/e1',
  posterUrl: '/p.jpg',
  createdAt: new Date(Date.now() - 300_000).toISOString(),
  read: false,
};
const photos: NotificationView = {
  ...ready,
  id: 'n2',
  kind: 'photos-due',
  episode: null,
  dueAt: '2026-03-04T12:00:00.000Z',
  path: '/edit-child/c1',
};

/** A server that remembers what was read. */
function open(items: NotificationView[], language: string | null = 'en') {
  let kept = items;
  const list = () => json({ items: kept, unread: kept.filter((item) => !item.read).length, language });
  const spoken: unknown[] = [];
  const calls = serve({
    'GET /api/notifications': list,
    'POST /api/notifications/read': () => {
      kept = kept.map((item) => ({ ...item, read: true }));
      return json({ read: true });
    },
    'POST /api/notifications/n1/read': () => {
      kept = kept.map((item) => (item.id === 'n1' ? { ...item, read: true } : item));
      return json({ read: true });
    },
    'PUT /api/notifications/language': async (request) => {
      spoken.push(await request.json());
      return json({ language: 'en' });
    },
  });
  let hear: (event: EpisodeProgress) => void = () => {};
  const Hearing = () => {
    hear = useNewsOfEpisodes();
    return <Bell />;
  };
  render(
    <Providers>
      <MemoryRouter>
        <Hearing />
        <Routes>
          <Route path="/" element={null} />
          <Route path="/app/episodes/e1" element={<h1>The episode</h1>} />
        </Routes>
      </MemoryRouter>
    </Providers>,
  );
  return {
    calls,
    spoken,
    hear: (event: EpisodeProgress) => act(() => hear(event)),
    arrive: (item: NotificationView) => {
      kept = [item, ...kept];
    },
  };
}

const bell = (name: string) => screen.findByRole('button', { name });

test('the bell says how much is new, the list what and when; one leads on and is read', async () => {
  const { calls } = open([ready, photos]);
  await userEvent.click(await bell('Notifications, 2 unread'));
  const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
  const [first, second] = within(dialog).getAllByRole('listitem');
  expect(first?.textContent).toContain('“Episode 07: First steps” is ready to watch.');
  expect(first?.textContent).toContain('5 minutes ago');
  expect(second?.textContent).toContain('The photos of Mia will be deleted on March 4, 2026');
  await userEvent.click(within(dialog).getByRole('link', { name: /^Your episode is ready/ }));
  expect(await screen.findByRole('heading', { name: 'The episode' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await bell('Notifications, 1 unread')).toBeDefined();
  await waitFor(() => expect(calls).toContain('POST /api/notifications/n1/read'));
});

test('a text that leads to a button in a mail ends as a sentence here', async () => {
  open([{ ...ready, kind: 'member-joined', episode: null, posterUrl: null, path: '/account/people' }]);
  await userEvent.click(await bell('Notifications, 1 unread'));
  expect(await screen.findByText(/remove them and change your password\.$/)).toBeDefined();
});

test('one is marked as read where it stands, or all', async () => {
  open([ready, photos]);
  await userEvent.click(await bell('Notifications, 2 unread'));
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as read: Your episode is ready' }));
  expect(await bell('Notifications, 1 unread')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Mark as read: Your episode/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Mark all read' }));
  expect(await bell('Notifications')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull();
});

test('without news it says so', async () => {
  const { spoken } = open([]);
  await userEvent.click(await bell('Notifications'));
  expect(await screen.findByRole('heading', { name: 'Nothing new' })).toBeDefined();
  expect(spoken).toEqual([]);
});

test('the server learns which language is spoken here, once', async () => {
  const { spoken } = open([], null);
  await waitFor(() => expect(spoken).toEqual([{ language: 'en' }]));
});

test('a page that nobody touched tells no language, one where it was chosen does, once', async () => {
  const { calls } = open([ready], 'pt');
  await bell('Notifications, 1 unread');
  await userEvent.click(await bell('Notifications, 1 unread'));
  await screen.findByRole('dialog', { name: 'Notifications' });
  expect(calls).not.toContain('PUT /api/notifications/language');
  cleanup();
  storeLanguage('en');
  const { spoken: told } = open([], 'pt');
  await waitFor(() => expect(told).toEqual([{ language: 'en' }]));
  await waitFor(() => expect(isUntold('en')).toBe(false));
});

test('a page goes with what another tab chose, and leaves the telling to the last choice', async () => {
  const { spoken } = open([ready], 'en');
  await bell('Notifications, 1 unread');
  // As another tab writes it.
  localStorage.setItem('milestoon.language', 'pt');
  act(
    () =>
      void window.dispatchEvent(new StorageEvent('storage', { key: 'milestoon.language', newValue: 'pt' })),
  );
  await screen.findByRole('button', { name: /^Notificações/ });
  expect(document.documentElement.lang).toBe('pt');
  expect(spoken).toEqual([]);
  document.documentElement.lang = 'en';
});

test('an episode that ends while the page is open rings the bell, one that had ended before does not', async () => {
  const { calls, hear, arrive } = open([]);
  await bell('Notifications');
  const event = {
    episodeId: 'e1',
    newVersion: null,
    step: null,
    share: 1,
    secondsLeft: null,
    hasPreview: false,
  };
  const asked = () => calls.filter((call) => call === 'GET /api/notifications').length;
  hear({ ...event, episodeId: 'old', status: 'completed' });
  hear({ ...event, status: 'processing' });
  expect(asked()).toBe(1);
  arrive(ready);
  hear({ ...event, status: 'completed' });
  expect(await bell('Notifications, 1 unread')).toBeDefined();
  expect(asked()).toBe(2);
});
