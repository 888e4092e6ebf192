import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, parent, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const title = 'Please confirm your email address';
function open(answers: Parameters<typeof serve>[0] = {}, { unconfirmed = true, lasting = false } = {}) {
  const calls = serve({
    'GET /api/session': () => json({ user: parent, role: 'user', unconfirmed }),
    ...answers,
  });
  const page = render(
    <Providers>
      <MemoryRouter>
        <UnconfirmedNotice lasting={lasting} />
      </MemoryRouter>
    </Providers>,
  );
  return { calls, page };
}

test('says what waits, and has the link sent again', async () => {
  open({ 'POST /api/address-confirmation/request': () => json({ sent: true }) });
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.getByText(/publishing, sharing, API keys and our emails to you wait/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/A new link is on its way/)).toBeDefined();
});

test('too many are told in the server’s words', async () => {
  const message = 'Too many requests. Please try again later.';
  open({
    'POST /api/address-confirmation/request': () =>
      json({ defined: true, code: 'TOO_MANY_REQUESTS', status: 429, message, data: {} }, 429),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

test('put away it stays away, but for the profile', async () => {
  const { page } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByText(title)).toBeNull();
  page.unmount();
  const again = open();
  await waitFor(() => expect(again.calls).toEqual(['GET /api/session']));
  expect(screen.queryByText(title)).toBeNull();
  again.page.unmount();
  open({}, { lasting: true });
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
});

test('nothing where nothing waits', async () => {
  const { calls } = open({}, { unconfirmed: false, lasting: true });
  await waitFor(() => expect(calls).toEqual(['GET /api/session']));
  expect(screen.queryByText(title)).toBeNull();
});
