import { en } from '@milestoon/domain/texts/en';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { SetupNotice } from './setup-notice.tsx';
import { UserManagement } from './user-management.tsx';

afterEach(() => vi.useRealTimers());

const script = 'create table user_roles ();';
const setup = (state: string) => json({ state, script: state === 'ok' ? null : script });

const management = (
  <MemoryRouter>
    <UserManagement ownId="me" onRightsChanged={() => {}} />
  </MemoryRouter>
);
const show = (what: React.ReactNode) => render(<Providers>{what}</Providers>);

test.each([
  ['missing-table', en.roles.missingTable],
  ['recursive-policies', en.roles.recursion],
])('%s: the screen says what to do, and role management comes back', async (state, sentence) => {
  let now = state;
  serve({
    'GET /api/role-setup': () => setup(now),
    'GET /api/users': () => json({ users: [], next: null }),
  });
  show(management);
  expect(await screen.findByRole('heading', { name: 'Database Setup Required' })).toBeDefined();
  expect(screen.getByText(sentence)).toBeDefined();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(en.setup.steps);
  expect(screen.getByLabelText<HTMLTextAreaElement>(en.setup.script).value).toBe(script);
  now = 'ok';
  await userEvent.click(screen.getByRole('button', { name: en.setup.refresh }));
  expect(await screen.findByText('No Users Found')).toBeDefined();
});

test('what was copied is confirmed for 2 s', async () => {
  serve({ 'GET /api/role-setup': () => setup('missing-table') });
  show(management);
  const copy = await screen.findByRole('button', { name: en.setup.copy });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await user.click(copy);
  expect(await navigator.clipboard.readText()).toBe(script);
  expect(copy.textContent).toBe(en.setup.copied);
  await act(() => vi.advanceTimersByTimeAsync(1_700));
  expect(copy.textContent).toBe(en.setup.copied);
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(copy.textContent).toBe(en.setup.copy);
});

test('a clipboard that is closed is told', async () => {
  serve({ 'GET /api/role-setup': () => setup('missing-table') });
  show(management);
  const copy = await screen.findByRole('button', { name: en.setup.copy });
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(copy);
  expect((await screen.findByRole('alert')).textContent).toBe(en.setup.copyFailed);
});

test('the notice can be dismissed and stays away, until something else breaks', async () => {
  let now = 'missing-table';
  serve({ 'GET /api/role-setup': () => setup(now) });
  const first = show(<SetupNotice />);
  expect(await screen.findByRole('complementary', { name: 'Database Setup Required' })).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>(en.setup.script).value).toBe(script);
  await userEvent.click(screen.getByRole('button', { name: en.setup.dismiss }));
  expect(screen.queryByRole('complementary')).toBeNull();
  first.unmount();
  now = 'recursive-policies';
  show(<SetupNotice />);
  expect(await screen.findByText(en.setup.recursion)).toBeDefined();
});
