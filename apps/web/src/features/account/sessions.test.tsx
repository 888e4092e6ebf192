import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { Sessions } from './sessions.tsx';

afterEach(() => vi.unstubAllGlobals());

const here = {
  id: 'here',
  device: 'Firefox · Windows',
  network: '203.0.113.x',
  firstSeenAt: '2026-03-05T12:00:00.000Z',
  lastSeenAt: '2026-03-06T12:00:00.000Z',
  isCurrent: true,
};
const phone = { ...here, id: 'phone', device: 'Safari · iPhone', isCurrent: false };
const program = { ...here, id: 'program', device: null, network: null, isCurrent: false };

async function open(answers: Parameters<typeof serve>[0]) {
  const calls = serve(answers);
  render(
    <Providers>
      <MemoryRouter>
        <Sessions />
      </MemoryRouter>
    </Providers>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Signed-in devices' }));
  return calls;
}

test('every device with network and times; this one is marked and cannot be signed out here', async () => {
  await open({ 'GET /api/sessions': () => json({ sessions: [here, phone, program] }) });
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => within(item).queryByRole('button')?.ariaLabel)).toEqual([
    undefined,
    'Sign out Safari · iPhone',
    'Sign out Unknown device',
  ]);
  expect(items[0]?.textContent).toMatch(/Firefox · Windows this device/);
  expect(items[1]?.textContent).toMatch(
    /Signed in Mar 5, 2026.*last seen Mar 6, 2026.*Network 203\.0\.113\.x/,
  );
  expect(items[2]?.textContent).not.toMatch(/Network/);
});

test('one is signed out, and the list is read anew', async () => {
  let sessions = [here, phone];
  const calls = await open({
    'GET /api/sessions': () => json({ sessions }),
    'DELETE /api/sessions/phone': () => {
      sessions = [here];
      return json({ ended: 1 });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari · iPhone' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  expect(calls).toEqual(['GET /api/sessions', 'DELETE /api/sessions/phone', 'GET /api/sessions']);
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

test('all others are signed out at once, and how many is told', async () => {
  let sessions = [here, phone, program];
  await open({
    'GET /api/sessions': () => json({ sessions }),
    'POST /api/sessions/end-others': () => {
      sessions = [here];
      return json({ ended: 2 });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  expect(await screen.findByText('2 devices were signed out.')).toBeDefined();
});
