import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
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

/** Sends the form, and waits for home. */
async function create(youtube?: { publishAutomatically: boolean; isLost: boolean }): Promise<void> {
  const draft = {
    childId: 'c1',
    title: 'First steps',
    description: 'She walked.',
    images: [{ path: 'user-1/a.jpg', url: '/a.jpg', width: 5, height: 5 }],
  };
  sessionStorage.setItem('milestoon.draft.create-episode', JSON.stringify(draft));
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
