import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { json, parent, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { subscription } from '../../../test/subscription.ts';
import { Providers } from '../../providers.tsx';
import { SubscriptionCheck } from './subscription-check.tsx';

// Loaded with the first call otherwise, which takes its time.
beforeAll(() => import('../../lib/api-link.ts'));
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const state = (active: boolean, more?: Parameters<typeof subscription>[1]) =>
  json(subscription(active, more));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

function open(answers: Parameters<typeof serve>[0], unlimited = false): string[] {
  const calls = serve(answers);
  render(
    <Providers>
      <MemoryRouter initialEntries={['/check']}>
        <Routes>
          <Route
            path="/check"
            element={
              <SubscriptionCheck unlimited={unlimited} email={parent.email}>
                {({ hadPlan }) => <p>{hadPlan ? 'ways of who had a plan' : 'ways of who is new'}</p>}
              </SubscriptionCheck>
            }
          />
          <Route path="/app" element="the app" />
          <Route path="/auth/subscription" element="the plans" />
        </Routes>
      </MemoryRouter>
    </Providers>,
  );
  return calls;
}

test('shows for 1.5 s that it checks', async () => {
  open({ 'GET /api/subscription': () => state(true) });
  await pass(1_400);
  expect(screen.getByText('Checking your subscription…')).toBeDefined();
  await pass(200);
  expect(screen.queryByText('Checking your subscription…')).toBeNull();
});

test('with a subscription: Welcome Back, and on to the app', async () => {
  open({ 'GET /api/subscription': () => state(true) });
  await pass(1_600);
  expect(heading()).toBe('Welcome Back');
  fireEvent.click(screen.getByRole('link', { name: 'Continue to App' }));
  expect(screen.getByText('the app')).toBeDefined();
});

test('without one: Subscription Required, and on to the plans', async () => {
  open({ 'GET /api/subscription': () => state(false) });
  await pass(1_600);
  expect(heading()).toBe('Subscription Required');
  fireEvent.click(screen.getByRole('link', { name: 'Subscribe Now' }));
  expect(screen.getByText('the plans')).toBeDefined();
});

test('a super admin is welcome without one', async () => {
  open({ 'GET /api/subscription': () => state(false) }, true);
  await pass(1_600);
  expect(heading()).toBe('Welcome Back');
});

test.each([
  ['done', () => json({ ok: true, message: '', found: false }), 'Subscriptions synced successfully', 'good'],
  ['refused', () => json({ ok: false, message: '', found: false }), 'Failed to sync subscriptions', 'warn'],
  ['broken', () => json({ oops: true }, 500), 'Failed to sync subscriptions', 'warn'],
  [
    'without an answer',
    () => Promise.reject(new TypeError('offline')),
    'An error occurred while syncing subscriptions',
    'warn',
  ],
])('a sync that is %s is told, in green only if it was a success', async (_, answer, sentence, tone) => {
  open({ 'GET /api/subscription': () => state(false), 'POST /api/sync-subscriptions': answer });
  await pass(1_600);
  fireEvent.click(screen.getByRole('button', { name: 'Check for Recent Payments' }));
  await pass(100);
  const message = screen.getByText(sentence).closest('[role="status"]');
  expect(message?.classList.contains(tone)).toBe(true);
});

test('a payment that the sync finds opens the way', async () => {
  let paid = false;
  open({
    'GET /api/subscription': () => state(paid),
    'POST /api/sync-subscriptions': () => {
      paid = true;
      return json({ ok: true, message: '', found: true });
    },
  });
  await pass(1_600);
  fireEvent.click(screen.getByRole('button', { name: 'Check for Recent Payments' }));
  await pass(100);
  expect(heading()).toBe('Welcome Back');
  expect(screen.getByText('Your payment was found.')).toBeDefined();
  expect(screen.queryByText(/^No payment was found/)).toBeNull();
});

test('a sync that went well and found nothing says so in one message', async () => {
  open({
    'GET /api/subscription': () => state(false),
    'POST /api/sync-subscriptions': () => json({ ok: true, message: '', found: false }),
  });
  await pass(1_600);
  fireEvent.click(screen.getByRole('button', { name: 'Check for Recent Payments' }));
  await pass(100);
  expect(screen.getByText('Subscriptions synced successfully')).toBeDefined();
  const none = screen.getByText(new RegExp(`^No payment was found for ${parent.email}`));
  const message = screen.getByText('Subscriptions synced successfully').closest('[role="status"]');
  expect(none.closest('[role="status"]')).toBe(message);
  expect(screen.queryByText('Your payment was found.')).toBeNull();
});

test('who had a subscription reads that films are still theirs, and finds what needs none', async () => {
  open({ 'GET /api/subscription': () => state(false, { hadPlan: true }) });
  await pass(1_600);
  expect(heading()).toBe('Subscription Required');
  expect(screen.getByText(/^Your subscription has ended/)).toBeDefined();
  expect(screen.getByText('ways of who had a plan')).toBeDefined();
});

test.each([
  ['a film', [{ id: '1', status: 'completed' }], /Your films stay yours/],
  ['an attempt alone', [{ id: '1', status: 'failed' }], /there are no films in your account/],
  ['nothing', [], /there are no films in your account/],
])('whose subscription has ended and who has %s reads what is true', async (_, films, sentence) => {
  open({
    'GET /api/subscription': () => state(false, { hadPlan: true }),
    'GET /api/episodes': () => json(films),
  });
  await pass(1_600);
  await pass(100);
  expect(screen.getByText(sentence)).toBeDefined();
});

test('a payment that did not go through leads to the portal', async () => {
  const plans = [{ childName: null, planName: 'Premium', state: 'unpaid' as const, periodEnd: null }];
  const bodies: unknown[] = [];
  open({
    'GET /api/subscription': () => state(false, { hadPlan: true, plans }),
    'POST /api/billing-portal': async (request) => {
      bodies.push(await request.json());
      return json({ oops: true }, 500);
    },
  });
  await pass(1_600);
  expect(screen.getByText(/^The last payment did not go through/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Check your card' }));
  await pass(100);
  expect(bodies).toEqual([{ return_url: `${window.location.origin}/auth/subscription-check` }]);
});
