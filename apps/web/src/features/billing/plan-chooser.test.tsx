import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { withSite } from '../../../test/with-site.ts';
import { PlanChooser } from './plan-chooser.tsx';

beforeEach(() => {
  window.location.hash = '';
});
afterEach(() => vi.unstubAllGlobals());

const checkout = 'POST /functions/v1/stripe-checkout';
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Subscribe Now' }));
const refusal = (message: string) => () =>
  json({ defined: true, code: 'CONFLICT', status: 409, message, data: {} }, 409);

test('one plan: Premium, 12.95 EUR per month, unlimited, one subscription a child', () => {
  render(<PlanChooser signedIn />);
  expect(screen.getByRole('heading', { name: 'Premium' })).toBeDefined();
  expect(screen.getByText('€12.95').parentElement?.textContent).toBe('€12.95 per month');
  expect(screen.getByText(/^Unlimited animated stories/)).toBeDefined();
  expect(
    screen.getByText(
      'Each added child has a subscription of its own: €12.95 per month for your account, and €12.95 per month for every child you add. With one child that is €25.90 per month. Cancel whenever you like.',
    ),
  ).toBeDefined();
});

test.each([
  [true, 'Watch, download or publish to a private playlist'],
  [false, 'Watch in the app, or download'],
])('a playlist is sold where there is one (%s)', (youtube, line) => {
  withSite({ youtube });
  render(<PlanChooser signedIn />);
  expect(screen.getByText(line)).toBeDefined();
  expect(screen.queryAllByText(/playlist/)).toHaveLength(youtube ? 1 : 0);
});

test('the payment page opens with the addresses to come back to', async () => {
  const bodies: unknown[] = [];
  serve({
    [checkout]: async (request) => {
      bodies.push(await request.json());
      return json({ url: `${window.location.origin}/#payment` });
    },
  });
  render(<PlanChooser signedIn />);
  press();
  await waitFor(() => expect(window.location.hash).toBe('#payment'));
  const { origin } = window.location;
  expect(bodies).toEqual([
    {
      price_id: 'price_premium_monthly',
      mode: 'subscription',
      success_url: `${origin}/auth/success`,
      cancel_url: `${origin}/auth/subscription`,
    },
  ]);
});

test('who is not signed in is asked to', () => {
  const calls = serve({});
  render(<PlanChooser signedIn={false} />);
  press();
  expect(screen.getByRole('alert').textContent).toBe('Please sign in to continue');
  expect(calls).toEqual([]);
});

test.each([
  ['with the words of the server', refusal('Invalid product selected'), 'Invalid product selected'],
  ['without words', () => json({ oops: true }, 500), 'Failed to create checkout session'],
  ['without an address', () => json({ url: '' }), 'Failed to create checkout session'],
  [
    'by a line that broke',
    () => Promise.reject(new TypeError('offline')),
    'Something went wrong. Please try again.',
  ],
])('a checkout that fails %s is told', async (_, answer, sentence) => {
  serve({ [checkout]: answer });
  render(<PlanChooser signedIn />);
  press();
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribe Now' }).disabled).toBe(false);
});
