import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve, silence } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { ChildrenOverview } from './children-overview.tsx';

afterEach(() => vi.unstubAllGlobals());

const child = (name: string, avatarUrl: string | null, episodeCount = 0) => ({
  id: name,
  name,
  style: 'anime',
  avatarUrl,
  avatarSelected: avatarUrl !== null,
  episodeCount,
});

function open(
  answers: Parameters<typeof serve>[0],
  { subscriptions = 1, superAdmin = false }: { subscriptions?: number; superAdmin?: boolean } = {},
) {
  const calls = serve(answers);
  render(
    <Providers>
      <MemoryRouter initialEntries={['/app']}>
        <Routes>
          <Route
            path="/app"
            element={<ChildrenOverview subscriptions={subscriptions} superAdmin={superAdmin} />}
          />
          <Route path="/edit-child/:id" element="edit" />
          <Route path="/auth/child-setup" element="child setup" />
        </Routes>
      </MemoryRouter>
    </Providers>,
  );
  return calls;
}
const list = (...children: object[]) => ({ 'GET /api/children': () => json(children) });

test('places stand where the children will be', () => {
  open({ 'GET /api/children': silence });
  expect(screen.getByRole('status', { name: 'Loading your children…' })).toBeDefined();
  expect(screen.getByText('1/–')).toBeDefined();
});

test('a list that does not come can be asked for again', async () => {
  let broken = true;
  open({
    'GET /api/children': () =>
      broken ? json({ defined: true, code: 'NOT_FOUND', status: 404, message: 'x' }, 404) : json([]),
  });
  await screen.findByText('Your children could not be loaded.');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Add Your First Child')).toBeDefined();
});

test('without children the way to the first one is shown', async () => {
  open(list());
  expect(await screen.findByRole('heading', { name: 'Add Your First Child' })).toBeDefined();
  expect(screen.getByText('Quick Start')).toBeDefined();
  await userEvent.click(screen.getByRole('link', { name: 'Get Started' }));
  expect(screen.getByText('child setup')).toBeDefined();
});

test('every child has the button that fits', async () => {
  open(list(child('Mia', '/a.png', 1), child('Tom', null, 2)), { subscriptions: 1 });
  expect((await screen.findByRole('link', { name: 'Create Episode' })).getAttribute('href')).toBe(
    '/create?childId=Mia',
  );
  expect(screen.getByText('1 episode')).toBeDefined();
  expect(screen.getByText('2 episodes')).toBeDefined();
  expect(screen.getByText('1/2')).toBeDefined();
  expect(screen.getByText(/^Avatar generation in progress\.\.\./)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Waiting for avatar...' }).disabled).toBe(
    true,
  );
});

test('without a subscription the button leads to one', async () => {
  open(list(child('Mia', '/a.png')), { subscriptions: 0 });
  expect(
    (await screen.findByRole('link', { name: 'Subscribe to Create Episodes' })).getAttribute('href'),
  ).toBe('/auth/subscription');
});

test('a super admin has no limits', async () => {
  open(list(child('Mia', '/a.png')), { subscriptions: 0, superAdmin: true });
  expect(await screen.findByRole('link', { name: 'Create Episode' })).toBeDefined();
  expect(screen.getByText('Super Admin - Unlimited Access')).toBeDefined();
  expect(screen.getByText('∞')).toBeDefined();
});

test('the menu leads to the edit screen', async () => {
  open(list(child('Mia', '/a.png')));
  await userEvent.click(await screen.findByRole('button', { name: 'Menu for Mia' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit Child' }));
  expect(screen.getByText('edit')).toBeDefined();
});

test('a child is deleted only under its exact name', async () => {
  let gone = false;
  let fails = true;
  const calls = open({
    'GET /api/children': () => json(gone ? [] : [child('Mia', '/a.png')]),
    'DELETE /api/children/Mia': () => {
      if (fails) return json({ oops: true }, 500);
      gone = true;
      return json({ removed: true });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Menu for Mia' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete Child' }));
  expect(screen.getByText(/^This action is permanent/)).toBeDefined();
  expect(screen.getByText(/remain on YouTube and must be deleted there manually/)).toBeDefined();
  const forever = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete Forever' });
  const typed = screen.getByLabelText('Type "Mia" to confirm');
  await userEvent.type(typed, 'mia{Enter}');
  expect(forever.disabled).toBe(true);
  expect(
    screen.getByText('Name does not match. Please type the exact name to confirm deletion.'),
  ).toBeDefined();
  await userEvent.clear(typed);
  await userEvent.type(typed, 'Mia');
  await userEvent.click(forever);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to delete child profile. Please try again.',
  );
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Delete Forever' }));
  expect(await screen.findByText('Add Your First Child')).toBeDefined();
  expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(2);
});
