import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, parent, serve } from '../../../../test/fake-server.ts';
import { render } from '../../../../test/render.tsx';
import { Providers } from '../../../providers.tsx';
import { SignInSecurity } from './sign-in-security.tsx';

afterEach(() => vi.unstubAllGlobals());

const off = { app: false, backupCodesLeft: 0, required: false };
const on = { app: true, backupCodesLeft: 9, required: false };
const secret = 'ABCDEFGHIJKLMNOP';
const begun = {
  secret,
  uri: `otpauth://totp/Milestoon:a?secret=${secret}`,
  backupCodes: ['abcd-efgh-jkmn', 'pqrs-tuvw-xyz2'],
};

function open(answers: Parameters<typeof serve>[0], { withheld = false, state = off, passkeys = [{}] } = {}) {
  const calls = serve({
    'GET /api/session': () => json({ user: parent, role: 'super_admin', withheld }),
    'GET /api/second-factor': () => json(state),
    'GET /api/passkeys': () => json({ passkeys: passkeys.filter((one) => 'id' in one) }),
    ...answers,
  });
  render(
    <Providers>
      <MemoryRouter>
        <SignInSecurity email={parent.email} withheld={withheld} />
      </MemoryRouter>
    </Providers>,
  );
  return calls;
}

test('the app is set up: password, codes that were kept, picture, code', async () => {
  open({
    'POST /api/second-factor': () => json(begun),
    'POST /api/second-factor/confirm': () => json({ ...on, backupCodesLeft: 10 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  await userEvent.type(screen.getByLabelText('Your password'), 'secret{Enter}');
  const codes = await screen.findByRole('list', { name: 'Keep these backup codes' });
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(begun.backupCodes);
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
  expect(next.disabled).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have kept the codes somewhere safe' }));
  await userEvent.click(next);
  expect(screen.getByRole('img', { name: 'QR code for the authenticator app' }).tagName).toBe('svg');
  expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open in the app' }).getAttribute('href')).toBe(begun.uri);
  await userEvent.type(screen.getByLabelText('Code of six digits'), '123456{Enter}');
  expect(await screen.findByText(/The second step is on/)).toBeDefined();
  expect(screen.getByText('10 backup codes are left.')).toBeDefined();
});

test('switching off asks for the password and a code', async () => {
  const bodies: unknown[] = [];
  open(
    {
      'POST /api/second-factor/off': async (request) => {
        bodies.push(await request.json());
        return json(off);
      },
    },
    { state: on },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Switch off' }));
  await userEvent.type(screen.getByLabelText('Code from the app, or a backup code'), '123456');
  await userEvent.type(screen.getByLabelText('Your password'), 'secret{Enter}');
  expect(await screen.findByText('The second step is off.')).toBeDefined();
  expect(bodies).toEqual([{ password: 'secret', code: '123456' }]);
});

test('whose role waits is told so; whoever has a factor already must come in by it', async () => {
  open({}, { withheld: true });
  expect(await screen.findByText(/Your role needs a second step when you sign in/)).toBeDefined();
});

test('with a factor there already, nothing can be changed by the password alone', async () => {
  const passkey = { id: 'p1', name: 'Phone', createdAt: '2026-01-01T00:00:00.000Z', lastUsedAt: null };
  open({}, { withheld: true, passkeys: [passkey] });
  expect(await screen.findByText(/sign in again with your passkey/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Set up an authenticator app' })).toBeNull();
});

test('passkeys are listed with their names, and removed with the password', async () => {
  const passkey = { id: 'p1', name: 'Phone', createdAt: '2026-01-01T00:00:00.000Z', lastUsedAt: null };
  const calls = open(
    { 'POST /api/passkeys/p1/remove': () => json({ passkeys: [] }) },
    { passkeys: [passkey] },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove “Phone”' }));
  await userEvent.type(screen.getByLabelText('Your password'), 'secret{Enter}');
  await vi.waitFor(() => expect(calls).toContain('POST /api/passkeys/p1/remove'));
});
