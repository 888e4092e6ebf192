import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { SubscriptionCheck } from './subscription-check.tsx';

// Loaded with the first call otherwise, which takes its time.
beforeAll(() => import('../../lib/api-link.ts'));
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const state = (active: boolean) =>
  json({ active, unlimited: false, count: active ? 1 : 0, planName: active ? 'Premium' : null });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

function open(answers: Parameters<typeof serve>[0], unlimited = false): string[] {
  const calls = serve(answers);
  render(
    <Providers>
      <MemoryRouter initialEntries={['/check']}>
        <Routes>
          <Route path="/check" element={<SubscriptionCheck unlimited={unlimited} />} />
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
  ['done', () => json({ ok: true, message: '' }), 'Subscriptions synced successfully', 'good'],
  ['refused', () => json({ ok: false, message: '' }), 'Failed to sync subscriptions', 'warn'],
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
      return json({ ok: true, message: '' });
    },
  });
  await pass(1_600);
  fireEvent.click(screen.getByRole('button', { name: 'Check for Recent Payments' }));
  await pass(100);
  expect(heading()).toBe('Welcome Back');
});
