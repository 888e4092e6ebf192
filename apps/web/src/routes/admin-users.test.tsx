import { act, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, parent, serve } from '../../test/fake-server.ts';
import { render } from '../../test/render.tsx';
import { Providers } from '../providers.tsx';
import { Component } from './admin-users.tsx';
import { RequireSignedIn } from './guards.tsx';
import { WithSetupNotice } from './with-setup-notice.tsx';

afterEach(() => vi.useRealTimers());

const broken = { 'GET /api/role-setup': () => json({ state: 'missing-table', script: 'select 1' }) };
const session = (role: string) => ({ 'GET /api/session': () => json({ user: parent, role }) });

function open(path: string, answers: Parameters<typeof serve>[0]): string[] {
  const calls = serve(answers);
  render(
    <Providers>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/" element="home" />
          <Route element={<RequireSignedIn />}>
            <Route element={<WithSetupNotice />}>
              <Route path="/admin/users" element={<Component />} />
              <Route path="/app" element="the app" />
            </Route>
          </Route>
        </Routes>
      </MemoryRouter>
    </Providers>,
  );
  return calls;
}

test.each(['user', 'admin'])('%s: denied, nothing asked for, and home after 5 s', async (role) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const calls = open('/admin/users', session(role));
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeDefined();
  expect(screen.getByText("You don't have permission to access this page.")).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
  await act(() => vi.advanceTimersByTimeAsync(5_100));
  expect(screen.getByText('home')).toBeDefined();
  expect(calls).toEqual(['GET /api/session']);
});

test('a super admin hears of a broken table anywhere', async () => {
  open('/app', { ...session('super_admin'), ...broken });
  expect(await screen.findByRole('complementary', { name: 'Database Setup Required' })).toBeDefined();
});

test('a parent hears of none and asks for none', async () => {
  const calls = open('/app', session('user'));
  expect(await screen.findByText('the app')).toBeDefined();
  expect(calls).toEqual(['GET /api/session']);
});

test('role management says it itself, once', async () => {
  open('/admin/users', { ...session('super_admin'), ...broken });
  expect(await screen.findByRole('heading', { name: 'Database Setup Required' })).toBeDefined();
  expect(screen.queryByRole('complementary')).toBeNull();
});
