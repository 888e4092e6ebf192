import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { Family } from './family.tsx';

afterEach(() => vi.unstubAllGlobals());

const biscuit = {
  id: 'm1',
  kind: 'pet',
  name: 'Biscuit',
  species: 'guinea-pig',
  bornYear: 2023,
  seed: 5,
  coat: null,
};

function open(answers: Parameters<typeof serve>[0]): void {
  serve({ 'GET /api/children': () => json([]), ...answers });
  render(
    <Providers>
      <MemoryRouter>
        <Family />
      </MemoryRouter>
    </Providers>,
  );
}

test('an empty family says what it is for, and a pet is added to it', async () => {
  const members: unknown[] = [];
  open({
    'GET /api/family': () => json(members),
    'POST /api/family': async (request) => {
      expect(await request.json()).toEqual({
        kind: 'pet',
        name: 'Biscuit',
        species: 'guinea-pig',
        bornYear: 2023,
        coat: 2,
      });
      members.push(biscuit);
      return json(biscuit, 201);
    },
  });
  expect(await screen.findByText(/^Nobody is here yet/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Add a pet' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Please enter a name')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Name'), 'Biscuit');
  await userEvent.selectOptions(screen.getByLabelText('What animal it is'), 'Guinea pig');
  await userEvent.type(screen.getByLabelText(/^Year of birth/), '2023');
  expect(screen.getByRole('radio', { name: /^Ginger/, checked: true })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: /^Dark/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Edit Biscuit' })).toBeDefined();
});

test('nobody is removed without being asked about', async () => {
  let members = [biscuit];
  open({
    'GET /api/family': () => json(members),
    'DELETE /api/family/m1': () => {
      members = [];
      return json({ removed: true });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Biscuit' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('New episodes no longer know Biscuit.');
  expect(members).toHaveLength(1);
  const buttons = screen.getAllByRole('button', { name: 'Remove Biscuit' });
  await userEvent.click(buttons.at(-1) as HTMLElement);
  await waitFor(() => expect(members).toHaveLength(0));
  expect(await screen.findByText(/^Nobody is here yet/)).toBeDefined();
});

test('a person has a look that is chosen by hand', async () => {
  let sent: { look?: { version: number; age: number; hairColor: string } | null; relation?: string } = {};
  open({
    'GET /api/family': () => json([]),
    'POST /api/family': async (request) => {
      sent = await request.json();
      return json({ id: 'm2', ...sent }, 201);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a person' }));
  await userEvent.type(screen.getByLabelText('Name'), 'Rosa');
  await userEvent.click(screen.getByRole('button', { name: 'Choose by hand' }));
  expect(screen.getByRole('img', { name: 'Preview of Rosa' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Please choose who this is'), 'nobody is guessed').toBeDefined();
  expect(sent).toEqual({});
  await userEvent.selectOptions(screen.getByLabelText('Who this is to your children'), 'Grandmother');
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  await waitFor(() => expect(save.disabled).toBe(false), { timeout: 10_000 });
  await userEvent.click(save);
  await waitFor(() => expect(sent.relation).toBe('grandmother'));
  expect(sent.look?.version).toBe(1);
  // Who chooses by hand begins with a grandmother, not with a child.
  expect(sent.look?.age).toBeGreaterThan(50);
  expect(sent.look?.hairColor).toMatch(/^(grey|white)$/);
});

test('what was entered is still there for who leaves and comes back; cancelled, it is gone', async () => {
  open({ 'GET /api/family': () => json([biscuit]) });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a person' }));
  await userEvent.type(screen.getByLabelText('Name'), 'Rosa');
  await userEvent.selectOptions(screen.getByLabelText('Who this is to your children'), 'Grandmother');
  await userEvent.click(screen.getByRole('button', { name: 'Choose by hand' }));
  cleanup();
  open({ 'GET /api/family': () => json([biscuit]) });
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Rosa');
  expect(screen.getByLabelText('Who this is to your children')).toHaveProperty('value', 'grandmother');
  expect(screen.queryByRole('button', { name: 'Choose by hand' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit Biscuit' }));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Biscuit');
  await userEvent.type(screen.getByLabelText('Name'), ' II');
  cleanup();
  open({ 'GET /api/family': () => json([biscuit]) });
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Biscuit II');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a person' }));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', '');
});
