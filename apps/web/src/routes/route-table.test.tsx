import { screenAddresses } from '@milestoon/domain';
import { defaultLook } from '@milestoon/look';
import { screen, waitFor } from '@testing-library/react';
import { MemoryRouter, type RouteObject, useLocation } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { json, parent, serve, silence } from '../../test/fake-server.ts';
import { render } from '../../test/render.tsx';
import { subscription } from '../../test/subscription.ts';
import { Providers } from '../providers.tsx';
import { AppRoutes, table } from '../router.tsx';

// Fetched when they are needed, which takes longer than a test waits.
beforeAll(() => Promise.all(Object.values(import.meta.glob('./*.tsx')).map((load) => load())), 60_000);
afterEach(() => vi.unstubAllGlobals());

const child = {
  id: 'c1',
  name: 'Mia',
  style: 'anime',
  avatarUrl: '/a.png',
  avatarSelected: true,
  state: 'ready',
  age: 5,
  episodeCount: 2,
  newAvatars: null,
  season: { number: 1, episodes: 2, latest: 2 },
};
const saved = {
  ...child,
  pronunciation: null,
  photos: [],
  look: defaultLook,
  version: 1,
  drawnWith: { seed: 1, variant: 0 },
  styleOpensAt: null,
};

const addressesIn = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [
    ...(path === undefined || path === '*' ? [] : [path]),
    ...addressesIn(children),
  ]);

test('the server knows every screen, and none that there is not', () => {
  expect(addressesIn(table).toSorted()).toEqual([...screenAddresses].toSorted());
});

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function open(address: string, who: { role: string } | null, active = true): void {
  vi.stubGlobal('scrollTo', () => {});
  serve({
    'GET /api/session': () => json({ user: who ? parent : null, role: who?.role ?? null }),
    'GET /api/subscription': () => json(subscription(active)),
    'GET /api/children': () => json([child]),
    'GET /api/children/c1': () => json({ ...saved, avatarOutdated: false, redrawing: false }),
    'GET /api/family': () => json([]),
    'GET /api/watch-links': () => json([]),
    'GET /api/episodes': () => json([]),
    'GET /api/episodes/e1': () =>
      json({ defined: true, code: 'NOT_FOUND', status: 404, message: 'Not found', data: {} }, 404),
    'GET /api/episode-progress': silence,
    'GET /api/youtube': () => json({ available: false, channel: null }),
    'GET /api/role-setup': () => json({ state: 'ok', script: null }),
    'GET /api/users': () => json({ users: [], next: null }),
    'GET /api/admin/users': () => json({ rows: [], total: 0, page: 1, pages: 1 }),
    'GET /api/admin/failures': () => json({ rows: [], total: 0, page: 1, pages: 1 }),
  });
  render(
    <Providers>
      <MemoryRouter initialEntries={[address]}>
        <AppRoutes />
        <Address />
      </MemoryRouter>
    </Providers>,
  );
}
const heading = async (name: string) => screen.findByRole('heading', { level: 1, name });
const address = () => document.querySelector('output')?.textContent;

test.each([
  ['/terms', 'Terms of Service', null],
  ['/auth/login', 'Welcome back', null],
  ['/auth/signup', 'Create your account', null],
  ['/auth/child-setup', 'Add Your Child', { role: 'user' }],
  ['/app', 'Welcome back', { role: 'user' }],
  ['/app/create', 'Create Episode', { role: 'user' }],
  ['/create', 'Create Episode', { role: 'user' }],
  ['/app/episodes', 'Episodes', { role: 'user' }],
  ['/app/profile', 'Profile', { role: 'user' }],
  ['/app/family', 'Our Family', { role: 'user' }],
  ['/app/youtube', 'YouTube', { role: 'user' }],
  ['/edit-child/c1', 'Edit Child', { role: 'user' }],
  ['/app/edit-child/c1', 'Edit Child', { role: 'user' }],
  ['/account', 'Your account', { role: 'user' }],
  ['/account/films', 'Your films', { role: 'user' }],
  ['/account/links', 'Family links', { role: 'user' }],
  ['/admin/users', 'User Management', { role: 'super_admin' }],
  ['/admin', 'Admin desk', { role: 'admin' }],
  ['/admin/failures', 'Admin desk', { role: 'super_admin' }],
])('the address %s shows %s', async (path, title, who) => {
  open(path, who);
  expect(await heading(title)).toBeDefined();
  expect(address()).toBe(path);
});

test('the navigation below: Home, Create, Episodes, Profile', async () => {
  open('/create', { role: 'user' });
  await heading('Create Episode');
  const links = [...screen.getByRole('navigation', { name: 'Main' }).querySelectorAll('li a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/app'],
    ['Create', '/app/create'],
    ['Episodes', '/app/episodes'],
    ['Profile', '/app/profile'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null, null]);
});

const needSubscription = [
  '/auth/child-setup',
  '/auth/avatar-selection?childId=c1',
  '/edit-child/c1',
  '/app',
  '/app/create',
  '/create',
  '/app/episodes',
  '/app/profile',
  '/app/family',
  '/app/edit-child/c1',
];
const needSignIn = [
  '/auth/subscription-check',
  '/auth/subscription',
  '/auth/success',
  '/account',
  '/account/billing',
  '/account/films',
  '/account/films/e1',
  '/account/links',
  '/account/photos/c1',
  '/admin/users',
  '/admin',
];

test.each([...needSignIn, ...needSubscription])('who is not signed in is led from %s to /', async (path) => {
  open(path, null);
  await waitFor(() => expect(address()).toBe('/'));
});

test.each(needSubscription)('without a subscription %s leads to the check', async (path) => {
  open(path, { role: 'user' }, false);
  await waitFor(() => expect(address()).toBe('/auth/subscription-check'));
});

test.each([
  ['/account', 'Your account'],
  ['/account/films', 'Your films'],
  ['/account/films/e1', 'This episode is not here'],
  ['/account/links', 'Family links'],
  ['/account/photos/c1', 'The photos of Mia'],
  ['/auth/subscription', 'Choose your plan'],
])('%s needs no subscription', async (path, title) => {
  open(path, { role: 'user' }, false);
  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  expect(address()).toBe(path);
});

test('user management needs no subscription', async () => {
  open('/admin/users', { role: 'super_admin' }, false);
  expect(await heading('User Management')).toBeDefined();
});

test('the plans lead a subscriber home', async () => {
  open('/auth/subscription', { role: 'user' });
  await waitFor(() => expect(address()).toBe('/app'));
});
