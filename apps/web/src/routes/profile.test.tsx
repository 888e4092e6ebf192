import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, parent, serve } from '../../test/fake-server.ts';
import { render } from '../../test/render.tsx';
import { subscription } from '../../test/subscription.ts';
import { withSite } from '../../test/with-site.ts';
import { Providers } from '../providers.tsx';
import { Component as Profile } from './profile.tsx';

const { lang } = document.documentElement;
beforeEach(() => {
  document.documentElement.lang = 'en';
});
afterEach(() => {
  document.documentElement.lang = lang;
  vi.unstubAllGlobals();
});

type Plans = ReturnType<typeof subscription>['plans'];

async function open(role: string, planName: string | null, active = true, plans: Plans = []) {
  serve({
    'GET /api/session': () => json({ user: parent, role }),
    'GET /api/youtube': () => json({ available: false, channel: null }),
    'GET /api/subscription': () => json(subscription(active, { planName, plans })),
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

test('with a subscription: the plan, its banner, and nothing for super admins', async () => {
  await open('user', 'Premium');
  expect(await screen.findByText('Premium')).toBeDefined();
  expect(screen.getByText('P')).toBeDefined();
  expect(screen.getByText('Subscription Active')).toBeDefined();
  expect(screen.getByText('Enjoy unlimited story creation')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Subscription & Billing' })).toBeDefined();
  for (const way of ['User Management', 'Admin desk']) expect(screen.queryByText(way)).toBeNull();
  expect(screen.queryByText('Subscribe to Start Creating')).toBeNull();
  expect(screen.getByText(/Version 1\.9\.0 \(2025-08-12\)/)).toBeDefined();
  expect(screen.getByText(new RegExp(`© ${new Date().getFullYear()} Milestoon`))).toBeDefined();
});

test('a price that is not ours: Unknown Plan', async () => {
  await open('user', null);
  expect(await screen.findByText('Unknown Plan')).toBeDefined();
});

test('without a subscription: the way to one', async () => {
  await open('user', null, false);
  const link = await screen.findByRole('link', { name: 'Subscribe to Start Creating' });
  expect(link.getAttribute('href')).toBe('/auth/subscription');
  expect(screen.getByText('No active subscription')).toBeDefined();
});

test('a cancelled plan shows its last day; every plan for whom it is, and how much', async () => {
  const plan = { planName: 'Premium', periodEnd: '2026-12-22T10:00:00.000Z' };
  await open('user', 'Premium', true, [
    { ...plan, childName: null, state: 'running' },
    { ...plan, childName: 'Mia', state: 'ending' },
    { ...plan, childName: 'Ida', state: 'unpaid' },
  ]);
  const plans = (await screen.findByRole('heading', { name: 'What you pay for' })).parentElement;
  expect([...(plans?.querySelectorAll('li') ?? [])].map((row) => row.textContent)).toEqual([
    'Your accountRenews on December 22, 2026€12.95 per month',
    'MiaCancelled. Ends on December 22, 2026; nothing more is charged.€12.95 per month',
    'IdaThe last payment did not go through. Please check your card.€12.95 per month',
  ]);
  expect(screen.getByText(/^What you have cancelled works until its last day/)).toBeDefined();
});

test('a super admin has a banner of their own and the way to the users', async () => {
  await open('super_admin', null, false);
  expect(screen.getByText('Super Admin')).toBeDefined();
  expect(screen.getByText('Super Admin Access')).toBeDefined();
  expect(screen.getByText('Unlimited access to all features')).toBeDefined();
  expect(screen.getByRole('link', { name: 'User Management' }).getAttribute('href')).toBe('/admin/users');
  expect(screen.getByRole('link', { name: 'Admin desk' }).getAttribute('href')).toBe('/admin');
});

test('an admin has the way to their desk, and none to the users', async () => {
  await open('admin', 'Premium');
  expect(screen.getByRole('link', { name: 'Admin desk' }).getAttribute('href')).toBe('/admin');
  expect(screen.queryByText('User Management')).toBeNull();
});

test('support opens in a new tab; sections fold', async () => {
  await open('user', 'Premium');
  const support = screen.getByRole('link', { name: /Support/ });
  expect([support.getAttribute('target'), support.getAttribute('href')]).toEqual([
    '_blank',
    '/legal/support',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Appearance' }));
  expect(screen.queryByRole('radio', { name: 'Dark' })).toBeNull();
});

test('support opens the page outside where there is one', async () => {
  withSite({ support: { url: 'https://social.example.com/milestoon', email: null } });
  await open('user', 'Premium');
  const support = screen.getByRole('link', { name: /Support/ });
  expect(support.getAttribute('href')).toBe('https://social.example.com/milestoon');
});

test('another language is there at once, kept, and told to the page', async () => {
  await open('user', 'Premium');
  await userEvent.click(screen.getByRole('radio', { name: 'Português (Portugal)' }));
  expect(await screen.findByRole('heading', { name: 'Perfil' })).toBeDefined();
  expect(screen.getByText('Subscrição ativa')).toBeDefined();
  expect(document.documentElement.lang).toBe('pt');
  expect(localStorage.getItem('milestoon.language')).toBe('pt');
});
