import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, parent, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { withSite } from '../../../test/with-site.ts';
import { Providers } from '../../providers.tsx';
import { ChangeAddress } from './change-address.tsx';
import { ConfirmAddressChange } from './confirm-address-change.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  withSite({});
});

const session = { 'GET /api/session': () => json({ user: parent, role: 'user' }) };
const waiting = (wanted: string | null) => ({ 'GET /api/address-change': () => json({ wanted }) });

async function ask(answer: () => Response, email = 'new@example.org') {
  const bodies: unknown[] = [];
  serve({
    ...session,
    ...waiting(null),
    'POST /api/address-change': async (request) => {
      bodies.push(await request.json());
      return answer();
    },
  });
  render(
    <Providers>
      <ChangeAddress email={parent.email} />
    </Providers>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Change Email' }));
  await userEvent.type(screen.getByLabelText('New email'), email);
  await userEvent.type(screen.getByLabelText('Your password'), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Change email' }));
  return bodies;
}

test('a link is on its way, and the form is empty again', async () => {
  withSite({ mail: true });
  const bodies = await ask(() => json({ changed: false }));
  expect(screen.getByText(/^We send a link to the new address/)).toBeDefined();
  expect(await screen.findByText(/^We sent a link to new@example\.org\./)).toBeDefined();
  expect(bodies).toEqual([{ email: 'new@example.org', password: 'secret' }]);
  expect(screen.getByLabelText<HTMLInputElement>('Your password').value).toBe('');
});

test('where no mail is sent the address is changed at once', async () => {
  withSite({ mail: false });
  await ask(() => json({ changed: true }));
  expect(screen.getByText(/^This service sends no emails: the address changes at once\./)).toBeDefined();
  expect(screen.queryByText(/We send a link/)).toBeNull();
  expect(await screen.findByText('From now on you sign in with new@example.org.')).toBeDefined();
});

test('a mistyped address is told by its part, and nothing is sent', async () => {
  expect(await ask(() => json({}), 'new@gmail')).toEqual([]);
  expect(screen.getByText(/^The end of this email address is missing/)).toBeDefined();
});

function open(wanted: string | null, confirm: () => Response) {
  serve({ ...session, ...waiting(wanted), 'POST /api/address-change/confirmation': confirm });
  render(
    <Providers>
      <MemoryRouter>
        <ConfirmAddressChange token="a-token" />
      </MemoryRouter>
    </Providers>,
  );
}

test('the mailed link shows the address and asks', async () => {
  open('new@example.org', () => json({ email: 'new@example.org' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, use this address' }));
  expect(await screen.findByText('From now on you sign in with new@example.org.')).toBeDefined();
});

test('a link of which nothing waits leads to asking again', async () => {
  open(null, () => json({}, 500));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This link is no longer valid/);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/account');
});
