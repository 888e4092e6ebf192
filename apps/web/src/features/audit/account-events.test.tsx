import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { AccountEvents } from './account-events.tsx';

afterEach(() => vi.unstubAllGlobals());

const at = '2026-11-20T10:00:00.000Z';
const plain = { at, lastAt: at, times: 1, name: null, detail: null, episode: null, apiKey: null };
const here = { network: '203.0.113.x', device: 'Firefox · Linux', isHere: true };
const signedIn = { ...plain, ...here, id: 9, kind: 'signed-in' };
const events = [
  signedIn,
  { ...plain, ...here, id: 8, kind: 'sign-in-failed', times: 40, isHere: false, device: null },
  { ...plain, ...here, id: 7, kind: 'episode-deleted', detail: '3', apiKey: 'Backup', isHere: false },
  { ...plain, ...here, id: 6, kind: 'role-changed', detail: 'admin', network: null, isHere: false },
];

function open(answer: (request: Request) => Response): void {
  serve({ 'GET /api/account-events': answer });
  render(
    <Providers>
      <AccountEvents />
    </Providers>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'What happened in this account' }));
}

test('every event says what, when, from where, and by which program', async () => {
  open(() => json({ events, next: null }));
  const items = within(await screen.findByRole('list')).getAllByRole('listitem');
  const told = items.map(({ textContent }) => textContent);
  expect(told[0]).toMatch(/^Signed in This device.*Nov 20, 2026.*Firefox · Linux · Network 203\.0\.113\.x$/);
  expect(told[1]).toMatch(/wrong password.*40 times.*Unknown device or program/);
  expect(told[2]).toMatch(/^Episode 3 was deleted.*By a program with the key “Backup”/);
  expect(told[3]).toMatch(/^The role became: admin/);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('older events come page by page', async () => {
  open((request) => {
    const before = new URL(request.url).searchParams.get('before');
    return before === '9'
      ? json({ events: [{ ...plain, ...here, id: 2, kind: 'exported' }], next: null })
      : json({ events: [signedIn], next: 9 });
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText(/A copy of all data was downloaded/)).toBeDefined();
  expect(screen.getByText(/^Signed in/)).toBeDefined();
});

test('what cannot be loaded is said', async () => {
  open(() => json({ oops: true }, 500));
  expect((await screen.findByRole('alert')).textContent).toBe('This cannot be shown just now.');
});
