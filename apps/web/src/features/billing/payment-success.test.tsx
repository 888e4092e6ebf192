import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { subscription } from '../../../test/subscription.ts';
import { keepWayBack } from '../../lib/way-back.ts';
import { Providers } from '../../providers.tsx';
import { PaymentSuccess } from './payment-success.tsx';

// Loaded with the first call otherwise, which takes its time.
beforeAll(() => import('../../lib/api-link.ts'));
beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const mia = {
  id: 'c1',
  name: 'Mia',
  style: 'anime',
  avatarUrl: null,
  avatarSelected: false,
  episodeCount: 0,
};

function open(isPaid: () => boolean, children: unknown[] = []): string[] {
  const calls = serve({
    'GET /api/subscription': () => json(subscription(isPaid())),
    'GET /api/children': () => json(children),
    'POST /api/sync-subscriptions': () => json({ ok: true, message: '', found: isPaid() }),
  });
  render(
    <Providers>
      <MemoryRouter initialEntries={['/auth/success']}>
        <Routes>
          <Route path="/auth/success" element={<PaymentSuccess email="parent@example.org" />} />
          <Route path="/app" element="the app" />
          <Route path="/auth/child-setup" element="child setup" />
          <Route path="/watch/1" element="the film" />
        </Routes>
      </MemoryRouter>
    </Providers>,
  );
  return calls;
}

test('Welcome Aboard, and on to the child after 5 s', async () => {
  open(() => true);
  await pass(100);
  expect(screen.getByRole('heading', { name: 'Welcome Aboard' })).toBeDefined();
  await pass(4_700);
  expect(screen.queryByText('child setup')).toBeNull();
  await pass(400);
  expect(screen.getByText('child setup')).toBeDefined();
});

test('who came for a film is led to it, and may go on to the child all the same', async () => {
  keepWayBack('/watch/1', { ended: false });
  open(() => true);
  await pass(100);
  expect(screen.getByRole('link', { name: 'Go on to where you were' }).getAttribute('href')).toBe('/watch/1');
  expect(screen.getByRole('link', { name: 'Continue Setup' })).toBeDefined();
  await pass(5_100);
  expect(screen.getByText('the film')).toBeDefined();
});

test('who does not want to wait goes on at once', async () => {
  open(() => true);
  await pass(100);
  fireEvent.click(screen.getByRole('link', { name: 'Continue Setup' }));
  expect(screen.getByText('child setup')).toBeDefined();
});

test('who did not pay is not thanked, and is sent nowhere', async () => {
  open(() => false);
  await pass(100);
  expect(screen.getByRole('heading', { name: 'No payment yet' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Check for Recent Payments' }));
  await pass(20_000);
  expect(screen.queryByText('Welcome Aboard')).toBeNull();
  expect(screen.getByText(/^No payment was found for parent@example.org/)).toBeDefined();
});

test('who begins again goes on to the family that is there already', async () => {
  open(() => true, [mia]);
  await pass(100);
  expect(screen.getByRole('heading', { name: 'Welcome Aboard' })).toBeDefined();
  expect(screen.queryByText(/get to know your child/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Continue to App' })).toBeDefined();
  await pass(5_100);
  expect(screen.getByText('the app')).toBeDefined();
});

test('the subscription is asked for again until the payment has arrived', async () => {
  let paid = false;
  const calls = open(() => paid);
  const asked = () => calls.filter((call) => call === 'GET /api/subscription').length;
  await pass(1_500);
  expect(asked()).toBe(2);
  paid = true;
  await pass(1_000);
  expect(asked()).toBe(3);
  expect(screen.getByRole('heading', { name: 'Welcome Aboard' })).toBeDefined();
  await pass(2_000);
  expect(asked()).toBe(3);
});
