import { landing } from '@milestoon/domain/texts/landing/en';
import { screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, parent, serve } from '../../test/fake-server.ts';
import { render } from '../../test/render.tsx';
import { subscription } from '../../test/subscription.ts';
import { Providers } from '../providers.tsx';
import { Component } from './landing.tsx';

afterEach(() => vi.unstubAllGlobals());

const session = (role: string | null) => ({
  'GET /api/session': () => json({ user: role ? parent : null, role }),
});
const subscribed = (active: boolean) => ({
  'GET /api/subscription': () => json(subscription(active)),
});

function open(): void {
  render(
    <Providers>
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<Component />} />
          <Route path="/app" element="the app" />
          <Route path="/auth/subscription-check" element="the subscription check" />
        </Routes>
      </MemoryRouter>
    </Providers>,
  );
}

test('nobody signed in: the landing page', async () => {
  serve(session(null));
  open();
  expect(await screen.findByText(landing.hero.titleEnd)).toBeDefined();
});

test('signed in and subscribed: to the app', async () => {
  serve({ ...session('user'), ...subscribed(true) });
  open();
  expect(await screen.findByText('the app')).toBeDefined();
});

test('signed in without a subscription: to the subscription check', async () => {
  serve({ ...session('user'), ...subscribed(false) });
  open();
  expect(await screen.findByText('the subscription check')).toBeDefined();
});

test('a super admin: to the app', async () => {
  serve(session('super_admin'));
  open();
  expect(await screen.findByText('the app')).toBeDefined();
});
