import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, parent, serve } from '../../test/fake-server.ts';
import { render } from '../../test/render.tsx';
import { subscription } from '../../test/subscription.ts';
import { chooseTheme } from '../lib/theme.ts';
import { Providers } from '../providers.tsx';
import { Component as Profile } from './profile.tsx';

beforeEach(() => {
  window.location.hash = '';
});
afterEach(() => {
  chooseTheme('system');
  vi.unstubAllGlobals();
});

async function open(answers: Parameters<typeof serve>[0] = {}): Promise<void> {
  serve({
    'GET /api/session': () => json({ user: parent, role: 'user' }),
    'GET /api/subscription': () => json(subscription(true)),
    ...answers,
  });
  render(
    <Providers>
      <MemoryRouter>
        <Profile />
      </MemoryRouter>
    </Providers>,
  );
  await screen.findByText(parent.email);
}
const portal = 'POST /api/billing-portal';

test('Subscription & Billing opens the portal, which leads back here', async () => {
  const bodies: unknown[] = [];
  await open({
    [portal]: async (request) => {
      bodies.push(await request.json());
      return json({ url: `${window.location.origin}/#portal` });
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Subscription & Billing' }));
  await waitFor(() => expect(window.location.hash).toBe('#portal'));
  expect(bodies).toEqual([{ return_url: `${window.location.origin}/app/profile` }]);
});

test('a portal that does not open is told', async () => {
  await open({ [portal]: () => json({ oops: true }, 500) });
  await userEvent.click(screen.getByRole('button', { name: 'Subscription & Billing' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong. Please try again.');
});

test('three themes to choose from', async () => {
  await open();
  const themes = screen.getByRole('group', { name: 'Theme' }).querySelectorAll('label');
  expect([...themes].map((label) => label.textContent)).toEqual(['Light', 'Dark', 'System (light)']);
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
});

test('what the product is', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'About' })).toBeDefined();
  expect(
    screen.getByText(
      'Milestoon creates magical animated stories of your children with AI-powered video generation.',
    ),
  ).toBeDefined();
});
