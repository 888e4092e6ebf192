import { act, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '../../test/render.tsx';
import { subscription } from '../../test/subscription.ts';
import { json, parent, serve, silence } from '../../test/fake-server.ts';
import { useSession } from '../features/account/session.ts';
import { useSubscription } from '../features/billing/subscription.ts';
import { Providers } from '../providers.tsx';
import { RequireSignedIn, RequireSubscription, SignedInEntrance } from './guards.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const signedIn = (role = 'user') => ({ 'GET /api/session': () => json({ user: parent, role }) });
const subscribed = (active: boolean) => ({
  'GET /api/subscription': () => json(subscription(active)),
});

function open(path: string) {
  return render(
    <Providers>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/" element="the landing page" />
          <Route path="/entrance" element={<SignedInEntrance />} />
          <Route element={<RequireSignedIn />}>
            <Route path="/auth/subscription-check" element="the subscription check" />
            <Route element={<RequireSubscription />}>
              <Route path="/app" element="the app" />
            </Route>
          </Route>
        </Routes>
      </MemoryRouter>
    </Providers>,
  );
}

test('nobody signed in: to the landing page', async () => {
  serve({ 'GET /api/session': () => json({ user: null, role: null }) });
  open('/app');
  expect(await screen.findByText('the landing page')).toBeDefined();
});

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
