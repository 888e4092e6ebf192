import { act, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '../../test/render.tsx';
import { subscription } from '../../test/subscription.ts';
import { json, parent, serve, silence } from '../../test/fake-server.ts';
import { useSession } from '../features/account/session.ts';
import { useSubscription } from '../features/billing/subscription.ts';
import { takeOf, withKeptTakes } from '../lib/kept-takes.testing.ts';
import { claimTab, leaveTab } from '../lib/tab-owner.ts';
import { keepWayBack, wayBack, wayBackReason } from '../lib/way-back.ts';
import { Providers } from '../providers.tsx';
import { RequireSignedIn, RequireSubscription, SignedInEntrance } from './guards.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const signedIn = (role = 'user') => ({ 'GET /api/session': () => json({ user: parent, role }) });
const subscribed = (active: boolean) => ({
  'GET /api/subscription': () => json(subscription(active)),
});

function Address() {
  const { pathname, search } = useLocation();
  return `at ${pathname}${search}`;
}

function open(path: string) {
  return render(
    <Providers>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/" element="the landing page" />
          <Route path="/entrance" element={<SignedInEntrance />} />
          <Route element={<RequireSignedIn />}>
            <Route path="/auth/subscription-check" element="the subscription check" />
            <Route path="/together" element={<Address />} />
            <Route path="/account/people" element={<Address />} />
            <Route element={<RequireSubscription />}>
              <Route path="/app" element="the app" />
              <Route path="*" element={<Address />} />
            </Route>
          </Route>
        </Routes>
      </MemoryRouter>
    </Providers>,
  );
}

const inFamily = (seat: string) => ({
  'GET /api/session': () =>
    json({ user: parent, role: 'user', household: { id: 'o1', email: 'ana@example.org', seat } }),
});

test('who only watches is led to the films from everywhere, and asks for no subscription', async () => {
  for (const path of ['/app', '/app/create', '/auth/subscription-check', '/account/films']) {
    const seen = serve(inFamily('viewer'));
    const { unmount } = open(path);
    expect(await screen.findByText('at /together')).toBeDefined();
    expect(seen.filter((request) => request !== 'GET /api/session')).toEqual([]);
    unmount();
  }
  serve({ ...inFamily('viewer'), ...subscribed(false) });
  open('/entrance');
  expect(await screen.findByText('at /together')).toBeDefined();
});

test('a second parent is in the app by the owner’s plan, and led away from what is the owner’s alone', async () => {
  serve({ ...inFamily('parent'), ...subscribed(true) });
  const { unmount } = open('/app');
  expect(await screen.findByText('the app')).toBeDefined();
  unmount();
  for (const path of ['/auth/subscription', '/app/youtube', '/account/billing', '/admin']) {
    const shown = open(path);
    expect(await screen.findByText('at /account/people')).toBeDefined();
    shown.unmount();
  }
});

test('who has no plan and was invited elsewhere is shown where they can go', async () => {
  const elsewhere = {
    id: 'o1',
    email: 'ana@example.org',
    role: 'viewer',
    since: '2026-01-01',
    isCurrent: false,
  };
  serve({ ...signedIn(), ...subscribed(false), 'GET /api/households': () => json([elsewhere]) });
  open('/entrance');
  expect(await screen.findByText('at /account/people')).toBeDefined();
});

test('nobody signed in: to the landing page', async () => {
  serve({ 'GET /api/session': () => json({ user: null, role: null }) });
  open('/app');
  expect(await screen.findByText('the landing page')).toBeDefined();
});

test('who was stopped on the way is let in where they wanted to go', async () => {
  serve({ 'GET /api/session': () => json({ user: null, role: null }) });
  const { unmount } = open('/watch/1?at=2');
  expect(await screen.findByText('the landing page')).toBeDefined();
  expect(wayBackReason()).toBe('film');
  unmount();
  serve({ ...signedIn(), ...subscribed(true) });
  open('/entrance');
  expect(await screen.findByText('at /watch/1?at=2')).toBeDefined();
  // The way back is forgotten once the page stands there.
  await waitFor(() => expect(wayBack()).toBeNull());
});

test('who has to subscribe first is let in there afterwards, from home too', async () => {
  serve({ ...signedIn(), ...subscribed(false) });
  const { unmount } = open('/watch/1');
  expect(await screen.findByText('the subscription check')).toBeDefined();
  unmount();
  serve({ ...signedIn(), ...subscribed(true) });
  open('/app');
  expect(await screen.findByText('at /watch/1')).toBeDefined();
});

test('who goes another way has no way back any more', async () => {
  serve({ ...signedIn(), ...subscribed(true) });
  keepWayBack('/watch/1', { ended: false });
  open('/create');
  expect(await screen.findByText('at /create')).toBeDefined();
  await waitFor(() => expect(wayBack()).toBeNull());
});

test('a session that has ended is called so', async () => {
  claimTab(parent.id);
  serve({ 'GET /api/session': () => json({ user: null, role: null }) });
  open('/create');
  expect(await screen.findByText('the landing page')).toBeDefined();
  expect([wayBack(), wayBackReason()]).toEqual(['/create', 'ended']);
});

test('who signs out has no way back, also where the page hears of it before the next one is there', async () => {
  claimTab('ana');
  leaveTab();
  serve({ 'GET /api/session': () => json({ user: null }) });
  open('/app/films');
  expect(await screen.findByText('the landing page')).toBeDefined();
  expect(wayBack()).toBe(null);
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(performance.timeOrigin + 1);
  keepWayBack('/app/films', { ended: false });
  expect(wayBack()).toBe('/app/films');
});

test.each([
  ['another person', 'ana', []],
  ['the same person, who acted for another family', `${parent.id} ana`, ['episode e1 l1']],
])(
  'a tab that becomes that of %s is loaded anew; voices that wait stay with who they are of',
  async (_, former, left) => {
    const kept = withKeptTakes(takeOf('episode e1'));
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    claimTab(former);
    serve(signedIn());
    open('/create');
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(kept.lines()).toEqual(left);
  },
);

test('signed in and subscribed: into the app', async () => {
  serve({ ...signedIn(), ...subscribed(true) });
  open('/app');
  expect(await screen.findByText('the app')).toBeDefined();
});

test('without a subscription: to the check', async () => {
  serve({ ...signedIn(), ...subscribed(false) });
  open('/app');
  expect(await screen.findByText('the subscription check')).toBeDefined();
});

test('a failed lookup counts as not subscribed', async () => {
  serve({ ...signedIn(), 'GET /api/subscription': () => json({ oops: true }, 500) });
  open('/app');
  expect(await screen.findByText('the subscription check')).toBeDefined();
});

test('a super admin needs no subscription and none is asked for', async () => {
  const calls = serve(signedIn('super_admin'));
  open('/app');
  expect(await screen.findByText('the app')).toBeDefined();
  expect(calls).toEqual(['GET /api/session']);
});

test('the spinner gives up after 5 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  serve({ 'GET /api/session': silence });
  open('/app');
  expect(screen.getByText('Loading…')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(4_900));
  expect(screen.queryByText('the landing page')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText('the landing page')).toBeDefined();
});

function Account() {
  const session = useSession();
  const { loading, subscription } = useSubscription(session.status === 'signed-in');
  return `${session.status}, ${loading ? 'loading' : subscription.active ? 'subscribed' : 'not subscribed'}`;
}

const showAccount = () =>
  render(
    <Providers>
      <Account />
    </Providers>,
  );

test('who is signed in is no longer waited for after 10 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  serve({ 'GET /api/session': silence });
  showAccount();
  await act(() => vi.advanceTimersByTimeAsync(9_900));
  expect(screen.getByText('loading, not subscribed')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText('signed-out, not subscribed')).toBeDefined();
});

test('the check of a subscription gives up after 5 s: not subscribed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  serve({ ...signedIn(), 'GET /api/subscription': silence });
  showAccount();
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(4_900));
  expect(screen.getByText('signed-in, loading')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText('signed-in, not subscribed')).toBeDefined();
});

test.each([
  [true, 'the app'],
  [false, 'the subscription check'],
])('the entrance with a subscription that is active: %s', async (active, place) => {
  serve({ ...signedIn(), ...subscribed(active) });
  open('/entrance');
  expect(await screen.findByText(place)).toBeDefined();
});

test('an admin whose role waits for a second factor is led to where it is set up', async () => {
  serve({ 'GET /api/session': () => json({ user: parent, role: 'super_admin', withheld: true }) });
  render(
    <Providers>
      <MemoryRouter initialEntries={['/app']}>
        <Routes>
          <Route element={<RequireSignedIn />}>
            <Route path="/app" element="the app" />
            <Route path="/app/profile/sign-in" element="the second step" />
          </Route>
        </Routes>
      </MemoryRouter>
    </Providers>,
  );
  expect(await screen.findByText('the second step')).toBeDefined();
});
