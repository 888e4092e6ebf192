import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
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

function open(isPaid: () => boolean): string[] {
  const calls = serve({
    'GET /api/subscription': () =>
      json({ active: isPaid(), unlimited: false, count: isPaid() ? 1 : 0, planName: null }),
  });
  render(
    <Providers>
      <MemoryRouter initialEntries={['/auth/success']}>
        <Routes>
          <Route path="/auth/success" element={<PaymentSuccess />} />
          <Route path="/auth/child-setup" element="child setup" />
        </Routes>
      </MemoryRouter>
    </Providers>,
  );
  return calls;
}

test('Welcome Aboard, and on to the child after 5 s', async () => {
  open(() => true);
  expect(screen.getByRole('heading', { name: 'Welcome Aboard' })).toBeDefined();
  await pass(4_900);
  expect(screen.queryByText('child setup')).toBeNull();
  await pass(200);
  expect(screen.getByText('child setup')).toBeDefined();
});

test('who does not want to wait goes on at once', async () => {
  open(() => true);
  fireEvent.click(screen.getByRole('link', { name: 'Continue Setup' }));
  expect(screen.getByText('child setup')).toBeDefined();
});

test('the subscription is asked for again until the payment has arrived', async () => {
  let paid = false;
  const calls = open(() => paid);
  await pass(1_500);
  expect(calls).toHaveLength(2);
  paid = true;
  await pass(1_000);
  expect(calls).toHaveLength(3);
  await pass(2_000);
  expect(calls).toHaveLength(3);
});
