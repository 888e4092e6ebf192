import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { OpenPortal } from './open-portal.tsx';

beforeEach(() => {
  window.location.hash = '';
});
afterEach(() => vi.unstubAllGlobals());

const portal = 'POST /api/billing-portal';

function open(answer: Parameters<typeof serve>[0][string]): string[] {
  const calls = serve({ [portal]: answer });
  render(
    <Providers>
      <MemoryRouter>
        <OpenPortal />
      </MemoryRouter>
    </Providers>,
  );
  return calls;
}

test('goes on to the portal by itself; from there back to the account', async () => {
  const bodies: unknown[] = [];
  open(async (request) => {
    bodies.push(await request.json());
    return json({ url: `${window.location.origin}/#portal` });
  });
  await waitFor(() => expect(window.location.hash).toBe('#portal'));
  expect(bodies).toEqual([{ return_url: `${window.location.origin}/account` }]);
});

test('a portal that does not open is told, and can be tried again', async () => {
  const calls = open(() => json({ oops: true }, 500));
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong. Please try again.');
  expect(screen.getByRole('link', { name: 'Your account' }).getAttribute('href')).toBe('/account');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(calls).toEqual([portal, portal]));
});
