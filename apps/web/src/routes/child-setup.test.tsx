import { defaultLook } from '@milestoon/look';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useSearchParams } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, parent, serve } from '../../test/fake-server.ts';
import { render } from '../../test/render.tsx';
import { subscription } from '../../test/subscription.ts';
import { Providers } from '../providers.tsx';
import { Component as ChildSetup } from './child-setup.tsx';

const photo = { path: 'user-1/a.jpg', url: '/a.jpg', width: 500, height: 400 };
const child = {
  id: 'c1',
  name: 'Mia',
  style: 'anime',
  avatarUrl: null,
  avatarSelected: false,
  state: 'pay',
  age: 5,
  episodeCount: 0,
  newAvatars: null,
  season: { number: 1, episodes: 0, latest: 0 },
};
const checkout = 'POST /functions/v1/stripe-checkout';
const drawing = 'POST /api/children/c1/avatars';

beforeEach(() => {
  window.location.hash = '';
  const draft = { name: 'Mia', photos: [photo], termsAccepted: true };
  sessionStorage.setItem('milestoon.draft.child-setup', JSON.stringify(draft));
});
afterEach(() => vi.unstubAllGlobals());

function Selection() {
  const [search] = useSearchParams();
  return `avatars of ${search.get('childId')}`;
}

async function open(role: string, answers: Parameters<typeof serve>[0]) {
  const reading = {
    version: 1,
    look: defaultLook,
    confidence: {},
    photos: [{ finding: 'face', faceBox: null }],
  };
  const calls = serve({
    'GET /api/session': () => json({ user: parent, role }),
    'GET /api/subscription': () => json(subscription(false)),
    'POST /api/looks': () => json(reading),
    'POST /api/children': () => json(child, 201),
    ...answers,
  });
  render(
    <Providers>
      <MemoryRouter initialEntries={['/auth/child-setup']}>
        <Routes>
          <Route path="/auth/child-setup" element={<ChildSetup />} />
          <Route path="/auth/avatar-selection" element={<Selection />} />
        </Routes>
      </MemoryRouter>
    </Providers>,
  );
  await waitFor(() => expect(calls).toContain('GET /api/session'));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: /^Add Child/ });
  await waitFor(() => expect(button.disabled).toBe(false));
  return { button, calls };
}

async function send(role: string, answers: Parameters<typeof serve>[0]): Promise<string[]> {
  const { button, calls } = await open(role, answers);
  await userEvent.click(button);
  return calls;
}

test('a parent goes on to the payment of one more subscription', async () => {
  const bodies: unknown[] = [];
  const calls = await send('user', {
    [checkout]: async (request) => {
      bodies.push(await request.json());
      return json({ url: `${window.location.origin}/#payment` });
    },
  });
  await waitFor(() => expect(window.location.hash).toBe('#payment'));
  const { origin } = window.location;
  expect(bodies).toEqual([
    {
      price_id: 'price_premium_monthly',
      mode: 'subscription',
      success_url: `${origin}/auth/avatar-selection?childId=c1`,
      cancel_url: `${origin}/auth/child-setup`,
      metadata: { child_id: 'c1', child_name: 'Mia' },
    },
  ]);
  expect(calls).not.toContain(drawing);
});

test('for whom the plan is and how much it costs stands at the button, and on it', async () => {
  const { button } = await open('user', {});
  expect(button.textContent).toBe('Add Child for €12.95 per month');
  // Only who has a plan for the account hears of it.
  expect(screen.getByText(/^The plan of Mia costs €12\.95 per month\. You pay/)).toBeDefined();
  cleanup();
  const plan = { planName: 'Premium', state: 'running', periodEnd: null } as const;
  const having = (childName: string | null) => ({
    'GET /api/subscription': () => json(subscription(true, { plans: [{ ...plan, childName }] })),
  });
  await open('user', having('Ben'));
  expect(screen.getByText(/^The plan of Mia costs €12\.95 per month\. You pay/)).toBeDefined();
  cleanup();
  await open('user', having(null));
  expect(await screen.findByText(/per month, besides the plan of your account\. You pay/)).toBeDefined();
});

test('when the checkout fails the avatars are drawn all the same', async () => {
  const calls = await send('user', {
    [checkout]: () => json({ oops: true }, 500),
    [drawing]: () => json({ status: 'drawing', kept: null, candidates: [] }),
  });
  expect(await screen.findByText('avatars of c1')).toBeDefined();
  expect(calls).toContain(drawing);
});

test('a super admin pays nothing; what the generator answers is ignored', async () => {
  await open('super_admin', {});
  await screen.findByRole('button', { name: 'Add Child' });
  expect(screen.queryByText(/per month/)).toBeNull();
  cleanup();
  const calls = await send('super_admin', { [drawing]: () => json({ oops: true }, 500) });
  expect(await screen.findByText('avatars of c1')).toBeDefined();
  expect(calls).toContain(drawing);
  expect(calls).not.toContain(checkout);
});

test('a second parent is promised no payment page, and led to none', async () => {
  const household = { ownerEmail: 'rui@example.org', seat: 'parent' };
  const { button, calls } = await open('user', {
    'GET /api/session': () => json({ user: parent, role: 'user', household }),
    [drawing]: () => json({ oops: true }, 404),
  });
  await waitFor(() => expect(button.textContent).toBe('Add Child'));
  expect(screen.getByText('Only the owner of this family can pay.')).toBeDefined();
  expect(screen.queryByText(/per month/)).toBeNull();
  await userEvent.click(button);
  expect(await screen.findByText('avatars of c1')).toBeDefined();
  expect(calls).not.toContain(checkout);
});

test('the terms are a link away', async () => {
  await open('user', {});
  const terms = screen.getByRole('link', { name: 'terms and conditions' });
  expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual(['/terms', '_blank']);
});

test('whose session ended is asked to sign in', async () => {
  const message = 'Please sign in to continue';
  await send('user', {
    'POST /api/children': () => json({ defined: true, code: 'UNAUTHORIZED', status: 401, message }, 401),
  });
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});
