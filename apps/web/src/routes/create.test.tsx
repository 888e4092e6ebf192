import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, parent, serve } from '../../test/fake-server.ts';
import { render } from '../../test/render.tsx';
import { withSite } from '../../test/with-site.ts';
import { answersOfSending, untilShownAhead } from '../features/episodes/shown-ahead.testing.ts';
import { Providers } from '../providers.tsx';
import { Component as Create } from './create.tsx';

afterEach(() => vi.unstubAllGlobals());

const child = (id: string, name: string) => ({
  id,
  name,
  style: 'anime',
  avatarUrl: '/a.png',
  avatarSelected: true,
  state: 'ready',
  age: 5,
  episodeCount: 0,
  newAvatars: null,
  season: { number: 1, episodes: 0, latest: 0 },
});

function open(address: string, children: object[], role = 'user', youtube?: object): string[] {
  const calls = serve({
    ...answersOfSending,
    'GET /api/session': () => json({ user: parent, role }),
    'GET /api/children': () => json(children),
    'GET /api/story-writer': () => json({ company: null, voiceCompany: null }),
    ...(youtube && {
      'GET /api/youtube': () =>
        json({
          available: true,
          channel: { title: 'Ours', connectedAt: '2026-01-01T00:00:00Z', ...youtube },
        }),
    }),
  });
  render(
    <Providers>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/create" element={<Create />} />
          <Route path="/auth/child-setup" element="child setup" />
          <Route path="/" element="home" />
        </Routes>
      </MemoryRouter>
    </Providers>,
  );
  return calls;
}

test('without children: the way to one', async () => {
  open('/create', []);
  expect(await screen.findByText('No children available for episode creation')).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Add Your First Child' }));
  expect(screen.getByText('child setup')).toBeDefined();
});

test('the child of the address is chosen; a super admin reads so', async () => {
  open('/create?childId=c2', [child('c1', 'Mia'), child('c2', 'Teo')], 'super_admin');
  const picker = await screen.findByRole('button', { name: /Teo/ });
  expect(picker.textContent).toContain('Super Admin Access');
});

const whole = {
  childId: 'c1',
  title: 'First steps',
  description: 'She walked.',
  images: [{ path: 'user-1/a.jpg', url: '/a.jpg', width: 5, height: 5 }],
};

/** Sends the form, and waits for home. */
async function create(youtube?: { publishAutomatically: boolean; isLost: boolean }): Promise<void> {
  sessionStorage.setItem('milestoon.draft.create-episode', JSON.stringify(whole));
  withSite({ youtube: youtube !== undefined });
  const calls = open('/create', [child('c1', 'Mia')], 'user', youtube);
  await userEvent.click(await screen.findByRole('button', { name: 'Create Episode' }));
  expect(await screen.findByText('home')).toBeDefined();
  await untilShownAhead(calls);
}
const here =
  "Episode created! Your episode is being processed. You'll receive a notification when it's ready.";

test('a created episode is told in full, then comes home', async () => {
  await create({ publishAutomatically: true, isLost: false });
  expect(
    screen.getByText(
      "Episode created! Your episode is being processed. You'll receive a notification when it's ready on YouTube.",
    ),
  ).toBeDefined();
});

test.each([
  ['nothing can be published', undefined],
  ['the parent publishes by hand', { publishAutomatically: false, isLost: false }],
  ['the channel is lost', { publishAutomatically: true, isLost: true }],
])('where %s, YouTube is not promised', async (_, youtube) => {
  await create(youtube);
  expect(screen.getByText(here)).toBeDefined();
});

const offline = 'There is no connection. Nothing is lost: your episode is sent as soon as it is back.';

test('without a connection the episode waits for it, and fetches nobody back from another page', async () => {
  let connected = false;
  sessionStorage.setItem('milestoon.draft.create-episode', JSON.stringify(whole));
  const calls = serve({
    ...answersOfSending,
    'GET /api/session': () => json({ user: parent, role: 'user' }),
    'GET /api/children': () => json([child('c1', 'Mia')]),
    'GET /api/story-writer': () => json({ company: null, voiceCompany: null }),
    'POST /api/episodes': () => {
      if (!connected) throw new TypeError('Failed to fetch');
      return answersOfSending['POST /api/episodes']();
    },
  });
  render(
    <Providers>
      <MemoryRouter initialEntries={['/create']}>
        <Link to="/elsewhere">Go elsewhere</Link>
        <Link to="/create">Come back</Link>
        <Routes>
          <Route path="/create" element={<Create />} />
          <Route path="/elsewhere" element="elsewhere" />
          <Route path="/" element="home" />
        </Routes>
      </MemoryRouter>
    </Providers>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Create Episode' }));
  expect(await screen.findByText(offline)).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Come back' }));
  await userEvent.click(screen.getByRole('link', { name: 'Go elsewhere' }));
  await userEvent.click(screen.getByRole('link', { name: 'Come back' }));
  // What is on its way is not there to be sent twice.
  expect(await screen.findByText('Your last episode is still on its way.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Create Episode|Creating/ })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Go elsewhere' }));
  connected = true;
  expect(await screen.findByText(here, {}, { timeout: 5_000 })).toBeDefined();
  expect(screen.getByText('elsewhere')).toBeDefined();
  expect(screen.queryByText('home')).toBeNull();
  expect(sessionStorage.getItem('milestoon.draft.create-episode')).toBeNull();
  await untilShownAhead(calls);
});

test('children that cannot be loaded for want of a connection come by themselves', async () => {
  let connected = false;
  serve({
    'GET /api/session': () => json({ user: parent, role: 'user' }),
    'GET /api/children': () => {
      if (!connected) throw new TypeError('Failed to fetch');
      return json([]);
    },
    'GET /api/story-writer': () => json({ company: null, voiceCompany: null }),
  });
  render(
    <Providers>
      <MemoryRouter>
        <Create />
      </MemoryRouter>
    </Providers>,
  );
  expect(await screen.findByText(/^There is no connection\./)).toBeDefined();
  connected = true;
  expect(
    await screen.findByText('No children available for episode creation', {}, { timeout: 8_000 }),
  ).toBeDefined();
  expect(screen.queryByText(/^There is no connection\./)).toBeNull();
});
