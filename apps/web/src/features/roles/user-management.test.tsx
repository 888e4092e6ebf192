import { readFileSync } from 'node:fs';
import path from 'node:path';
import { en } from '@milestoon/domain/texts/en';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve, silence } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { UserManagement } from './user-management.tsx';

// What the tooltip measures with, which jsdom does not have.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

afterEach(() => vi.useRealTimers());

const texts = en.roles;
const anna = {
  id: 'id-anna',
  email: 'anna@example.org',
  createdAt: '2026-03-05T12:00:00.000Z',
  role: 'user',
};
const boss = { ...anna, id: 'id-boss', email: 'boss@example.org', role: 'super_admin' };
const fine = { 'GET /api/role-setup': () => json({ state: 'ok', script: null }) };
const listing = (users: object[], next: string | null = null) => ({
  'GET /api/users': () => json({ users, next }),
});
const refusal = (code: string, message: string, status: number, data: object = {}) =>
  json({ defined: true, code, status, message, data }, status);

function open(answers: Parameters<typeof serve>[0]) {
  const calls = serve(answers);
  const onRightsChanged = vi.fn();
  render(
    <Providers>
      <MemoryRouter>
        <UserManagement ownId={boss.id} onRightsChanged={onRightsChanged} />
      </MemoryRouter>
    </Providers>,
  );
  return { calls, onRightsChanged };
}

const buttonsOf = async (email: string) =>
  within(await screen.findByRole('group', { name: texts.roleOf(email) }));
const pressed = (buttons: Awaited<ReturnType<typeof buttonsOf>>): string | null =>
  buttons.getByRole('button', { pressed: true }).textContent;

test('everybody with address, id, day and role, the role also in a word', async () => {
  open({ ...fine, ...listing([anna, boss]) });
  const list = await screen.findByRole('list', { name: texts.list });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toContain('anna@example.org');
  expect(first?.textContent).toContain('User ID: id-anna');
  expect(first?.textContent).toContain('Created Mar 5, 2026');
  const dots = within(list).getAllByRole('img');
  expect(dots.map((dot) => dot.ariaLabel)).toEqual(['User', 'Super Admin']);
  expect(second?.textContent).toContain(texts.you);
  expect(pressed(await buttonsOf(boss.email))).toBe('Super Admin');
});

test('the dot has another colour for every role', async () => {
  open({ ...fine, ...listing([anna, { ...anna, id: 'id-zoe', role: 'admin' }, boss]) });
  const dots = await screen.findAllByRole('img', { name: /^(User|Admin|Super Admin)$/ });
  expect(dots.slice(0, 3).map((dot) => dot.dataset.role)).toEqual(['user', 'admin', 'super_admin']);
  const css = readFileSync(path.join(import.meta.dirname, 'roles.module.css'), 'utf8');
  const colour = (rule: string) => /background: ([^;]+);/.exec(css.split(`\n${rule} {`)[1] ?? '')?.[1];
  const colours = ['.dot', '.dot[data-role="admin"]', '.dot[data-role="super_admin"]'].map(colour);
  expect(colours).not.toContain(undefined);
  expect(new Set(colours).size).toBe(3);
});

test('the buttons say what they mean', async () => {
  open({ ...fine, ...listing([anna]) });
  const admin = (await buttonsOf(anna.email)).getByRole('button', { name: 'Admin' });
  await userEvent.hover(admin);
  await screen.findByRole('tooltip');
  const described = document.getElementById(admin.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Elevated access to manage content and users');
});

test('three buttons a person, one of them pressed', async () => {
  open({ ...fine, ...listing([anna, boss]) });
  for (const [{ email }, role] of [
    [anna, 'User'],
    [boss, 'Super Admin'],
  ] as const) {
    const buttons = await buttonsOf(email);
    const names = buttons.getAllByRole('button').map((button) => button.textContent);
    expect(names).toEqual(['User', 'Admin', 'Super Admin']);
    expect(pressed(buttons)).toBe(role);
  }
});

test('a new role shows before the server has answered; the word of it goes after 3 s', async () => {
  const answer = Promise.withResolvers<Response>();
  const { calls } = open({
    ...fine,
    ...listing([anna, boss]),
    'PUT /api/users/id-anna/role': () => answer.promise,
  });
  const buttons = await buttonsOf(anna.email);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await userEvent.click(buttons.getByRole('button', { name: 'Admin' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make Admin' }));
  await waitFor(() => expect(pressed(buttons)).toBe('Admin'));
  expect(screen.queryByText('Role updated to Admin')).toBeNull();
  answer.resolve(json({ id: anna.id, role: 'admin' }));
  expect(await screen.findByText('Role updated to Admin')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  expect(screen.queryByText('Role updated to Admin')).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(600));
  expect(screen.queryByText('Role updated to Admin')).toBeNull();
  await userEvent.click(buttons.getByRole('button', { name: 'Admin' }));
  expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
});

test.each([
  ['its own words', refusal('CONFLICT', texts.lastSuperAdmin, 409), texts.lastSuperAdmin],
  ['no words', json({ oops: true }, 500), texts.updateFailed],
  ['silence', null, texts.updateFailed],
])('a refusal with %s takes the role back and is told until it is dismissed', async (_, answer, told) => {
  open({
    ...fine,
    ...listing([anna]),
    'PUT /api/users/id-anna/role': () => answer?.clone() ?? Response.error(),
  });
  const buttons = await buttonsOf(anna.email);
  await userEvent.click(buttons.getByRole('button', { name: 'Super Admin' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make Super Admin' }));
  expect((await screen.findByRole('alert')).textContent).toContain(told);
  await waitFor(() => expect(pressed(buttons)).toBe('User'));
  await userEvent.click(screen.getByRole('button', { name: en.ui.dismiss }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a new role is asked once more, and says what it means', async () => {
  const { calls } = open({ ...fine, ...listing([anna]) });
  const buttons = await buttonsOf(anna.email);
  await userEvent.click(buttons.getByRole('button', { name: 'Super Admin' }));
  const dialog = screen.getByRole('dialog', { name: 'Change the role of anna@example.org?' });
  expect(within(dialog).getByText('User → Super Admin')).toBeDefined();
  expect(within(dialog).getByText(texts.meanings.super_admin)).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: en.ui.cancel }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(pressed(buttons)).toBe('User');
  expect(calls.some((call) => call.startsWith('PUT'))).toBe(false);
});

test('giving up the own role asks first and then asks the server who we are', async () => {
  const { calls, onRightsChanged } = open({
    ...fine,
    ...listing([boss]),
    'PUT /api/users/id-boss/role': () => json({ id: boss.id, role: 'user' }),
  });
  const user = (await buttonsOf(boss.email)).getByRole('button', { name: 'User' });
  await userEvent.click(user);
  await userEvent.click(screen.getByRole('button', { name: en.ui.cancel }));
  expect(calls.some((call) => call.startsWith('PUT'))).toBe(false);
  await userEvent.click(user);
  await userEvent.click(screen.getByRole('button', { name: texts.giveUp }));
  await waitFor(() => expect(onRightsChanged).toHaveBeenCalledOnce());
});

test('nobody there', async () => {
  open({ ...fine, ...listing([]) });
  expect(await screen.findByRole('heading', { name: 'No Users Found' })).toBeDefined();
});

test('what is typed is searched for once it is whole', async () => {
  const asked: string[] = [];
  open({
    ...fine,
    'GET /api/users': (request) => {
      const search = new URL(request.url).searchParams.get('search') ?? '';
      asked.push(search);
      return json({ users: search ? [] : [anna], next: null });
    },
  });
  await screen.findByText(anna.email);
  await userEvent.type(screen.getByLabelText(texts.search), ' zoe ');
  expect(await screen.findByText(texts.noMatch)).toBeDefined();
  expect(asked).toEqual(['', 'zoe']);
});

test('a long list goes on where it ended', async () => {
  open({
    ...fine,
    'GET /api/users': (request) =>
      new URL(request.url).searchParams.get('after') === 'x'
        ? json({ users: [boss], next: null })
        : json({ users: [anna], next: 'x' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.more }));
  expect(await screen.findByText(boss.email)).toBeDefined();
  expect(screen.getByText(anna.email)).toBeDefined();
  expect(screen.queryByRole('button', { name: texts.more })).toBeNull();
});

test('while it loads', async () => {
  open({ ...fine, 'GET /api/users': silence });
  await screen.findByRole('heading', { name: 'User Management' });
  expect(screen.getByText(texts.loading).role).toBe('status');
});

test('a list that failed is asked for again', async () => {
  let broken = true;
  open({
    ...fine,
    'GET /api/users': () =>
      broken ? refusal('CONFLICT', 'The sentence of the server', 409) : json({ users: [anna], next: null }),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('The sentence of the server');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: texts.tryAgain }));
  expect(await screen.findByText(anna.email)).toBeDefined();
});

test('whoever is no super admin any more is told to the page', async () => {
  const { onRightsChanged } = open({
    ...fine,
    'GET /api/users': () => refusal('NOT_FOUND', 'Not found', 404),
  });
  await waitFor(() => expect(onRightsChanged).toHaveBeenCalled());
  expect(screen.getByRole('alert').textContent).toContain('Failed to load users');
});

test('the history opens on demand', async () => {
  const change = { id: 7, email: anna.email, oldRole: 'user', newRole: 'admin', changedAt: anna.createdAt };
  const { calls } = open({
    ...fine,
    ...listing([anna]),
    'GET /api/role-changes': () =>
      json({
        changes: [
          { ...change, changedBy: boss.email },
          { ...change, id: 6, changedBy: null },
        ],
        next: null,
      }),
  });
  const summary = await screen.findByText(texts.changes);
  expect(calls).not.toContain('GET /api/role-changes');
  await userEvent.click(summary);
  expect(await screen.findAllByText('anna@example.org: User → Admin')).toHaveLength(2);
  expect(screen.getByText(/, by boss@example\.org$/)).toBeDefined();
  expect(screen.getByText(/, by the installation itself$/)).toBeDefined();
});

test('an address that nobody confirmed is confirmed by hand, and by whom is told', async () => {
  let user: object = { ...anna, isConfirmed: false, confirmedAt: null, confirmedBy: null };
  const calls = serve({
    ...fine,
    'GET /api/users': () => json({ users: [user], next: null }),
    'POST /api/users/id-anna/confirmation': () => {
      user = { ...user, isConfirmed: true, confirmedAt: '2026-03-06T12:00:00.000Z', confirmedBy: boss.email };
      return json({ id: 'id-anna', confirmed: true });
    },
  });
  render(
    <Providers>
      <MemoryRouter>
        <UserManagement ownId={boss.id} onRightsChanged={() => {}} />
      </MemoryRouter>
    </Providers>,
  );
  expect(await screen.findByText('Email not confirmed')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm by hand: anna@example.org' }));
  expect(await screen.findByText('Email confirmed by boss@example.org, Mar 6, 2026')).toBeDefined();
  expect(calls).toContain('POST /api/users/id-anna/confirmation');
});
