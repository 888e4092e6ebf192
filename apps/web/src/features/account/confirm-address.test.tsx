import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { ConfirmAddress } from './confirm-address.tsx';

afterEach(() => vi.unstubAllGlobals());

function open(answers: Parameters<typeof serve>[0], token = 'a-token'): string[] {
  const calls = serve(answers);
  render(
    <Providers>
      <MemoryRouter>
        <ConfirmAddress token={token} />
      </MemoryRouter>
    </Providers>,
  );
  return calls;
}
const view = 'POST /api/address-confirmation/view';
const confirm = 'POST /api/address-confirmation';
const refused = () =>
  json(
    {
      defined: true,
      code: 'INVALID_INPUT',
      status: 422,
      message: 'This link is no longer valid, or was used already.',
      data: { field: 'token' },
    },
    422,
  );

test('opening the link confirms nothing: it shows whose account that is, and a button', async () => {
  const bodies: unknown[] = [];
  const calls = open({
    [view]: () => json({ email: 'ana@example.org' }),
    [confirm]: async (request) => {
      bodies.push(await request.json());
      return json({ email: 'ana@example.org' });
    },
    'GET /api/session': () => json({ user: null, role: null, unconfirmed: false }),
  });
  expect(await screen.findByText('ana@example.org')).toBeDefined();
  expect(calls).toEqual([view]);
  const other = screen.getByRole('link', { name: 'Choose a password of my own' });
  expect(other.getAttribute('href')).toBe('/auth/forgot-password');
  await userEvent.click(screen.getByRole('button', { name: 'Yes, confirm this address' }));
  expect(await screen.findByText('Thank you. Your email address is confirmed.')).toBeDefined();
  expect(bodies).toEqual([{ token: 'a-token' }]);
  expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe('/app');
});

test('a link that is used or too old says so, and how to get another', async () => {
  open({ [view]: refused });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This link is no longer valid, or was used already.',
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/auth/login');
});

test('without a token nothing is asked', () => {
  expect(open({}, '')).toEqual([]);
  expect(screen.getByRole('alert')).toBeDefined();
});
