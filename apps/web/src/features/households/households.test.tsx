import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { wayBack } from '../../lib/way-back.ts';
import { Providers } from '../../providers.tsx';
import { JoinFamily } from './join.tsx';
import { People } from './people.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const show = (screenOf: React.ReactNode) =>
  render(
    <Providers>
      <MemoryRouter>{screenOf}</MemoryRouter>
    </Providers>,
  );
const refusal = (status: number, code: string, message: string) =>
  json({ defined: true, code, status, message, data: {} }, status);

test('a member is removed after a question, and a link is shown until it is put away', async () => {
  const user = userEvent.setup();
  let members = [{ id: 'm1', email: 'gran@example.org', role: 'viewer', since: '2026-03-01T10:00:00.000Z' }];
  const url = 'https://films.example.org/auth/join?token=abc';
  const made = 'POST /api/household/invitations';
  const seen = serve({
    'GET /api/household': () => json({ members, invitations: [] }),
    'DELETE /api/household/members/m1': () => {
      members = [];
      return json({ removed: true });
    },
    [made]: async (request) => {
      const { password } = await request.json();
      if (password !== 'secret-1') return refusal(422, 'INVALID_INPUT', 'Current password is incorrect');
      return json(
        {
          id: 'i1',
          role: 'parent',
          createdAt: '2026-03-01T10:00:00.000Z',
          expiresAt: '2026-03-08T10:00:00.000Z',
          url,
        },
        201,
      );
    },
  });
  show(<People />);
  await user.click(await screen.findByRole('button', { name: 'Remove gran@example.org' }));
  expect(seen.some((request) => request.startsWith('DELETE'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Nobody but you yet.')).toBeDefined();

  await user.click(screen.getByRole('radio', { name: 'Second parent' }));
  expect(screen.getByText(/^Does everything here that you do/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Make a link' }));
  expect(seen).not.toContain(made);
  await user.type(dialog.getByLabelText('Current password'), 'secret-0{Enter}');
  expect(await dialog.findByText('Current password is incorrect')).toBeDefined();
  await user.clear(dialog.getByLabelText('Current password'));
  await user.type(dialog.getByLabelText('Current password'), 'secret-1{Enter}');
  expect(await screen.findByDisplayValue(url)).toBeDefined();
  const letter = new URL(screen.getByRole('link', { name: 'Write an email' }).getAttribute('href') ?? '');
  expect([letter.protocol, letter.pathname, letter.searchParams.get('subject')]).toEqual([
    'mailto:',
    '',
    'Milestoon',
  ]);
  expect(letter.searchParams.get('body')).toBe(
    `With this link you can look after our family’s films on Milestoon together with me. It works once, until Mar 8, 2026:\n\n${url}\n`,
  );
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue(url)).toBeNull();
});

test('who is not signed in reads what they are invited to, and comes back to it', async () => {
  const user = userEvent.setup();
  serve({
    'POST /api/household-invitation': () =>
      json({ email: 'ana@example.org', role: 'viewer', expiresAt: '2026-03-08T10:00:00.000Z' }),
  });
  show(<JoinFamily token="abc" email={null} />);
  expect(await screen.findByText(/^ana@example.org invites you to watch/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Create an account' }));
  expect(wayBack()).toBe('/auth/join?token=abc');
});

test('an invitation that is gone says so, also when it went while it was read; a full family says why', async () => {
  const user = userEvent.setup();
  const answers = [
    () => refusal(409, 'CONFLICT', 'There is no room for you there.'),
    () => refusal(404, 'NOT_FOUND', 'Not found'),
  ];
  serve({
    'POST /api/household-invitation': () =>
      json({ email: 'ana@example.org', role: 'parent', expiresAt: '2026-03-08T10:00:00.000Z' }),
    'POST /api/household-invitation/accept': () => answers.shift()?.() ?? json({}, 500),
  });
  show(<JoinFamily token="abc" email="bo@example.org" />);
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('There is no room for you there.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.getByText('This invitation is no more')).toBeDefined());
});
