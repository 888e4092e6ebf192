import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { ApiKeys } from './api-keys.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const backup = {
  id: 'key-1',
  name: 'Backup at home',
  scope: 'read',
  beginning: 'milestoon_aaaaaa',
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2999-02-18T10:00:00.000Z',
  lastUsedAt: '2026-11-21T09:30:00.000Z',
};
const made = { ...backup, id: 'key-2', name: 'Frame in the hall', lastUsedAt: null };
const key = 'milestoon_0123456789';

function open(answers: Parameters<typeof serve>[0] = {}) {
  const seen = serve({ 'GET /api/api-keys': () => json([backup]), ...answers });
  render(
    <Providers>
      <ApiKeys />
    </Providers>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'API keys' }));
  return seen;
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const dialog = () => within(screen.getByRole('dialog'));
async function fillIn(password: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Create a key' }));
  type('What is it for?', 'Frame in the hall');
  fireEvent.click(screen.getByRole('radio', { name: 'See and change' }));
  type('How long does it work?', '365');
  type('Current password', password);
}
const submit = () => fireEvent.click(dialog().getByRole('button', { name: 'Create a key' }));

test('a key says what it may do, how it begins, until when it works and when it was last used', async () => {
  open();
  const item = within(
    (await screen.findByRole('heading', { name: 'Backup at home' })).closest('li') as HTMLElement,
  );
  for (const text of [
    'See',
    'Begins with milestoon_aaaaaa…',
    /^Works until February 18, 2999/,
    /^Last used on November 21, 2026/,
  ])
    expect(item.getByText(text)).toBeDefined();
});

test('a key is made for a purpose, with the password; what was typed stays when that was wrong', async () => {
  const message = 'Current password is incorrect';
  const refusal = { defined: true, code: 'INVALID_INPUT', status: 422, message, data: { field: 'password' } };
  const answers = [json(refusal, 422), json({ ...made, key }, 201)];
  const bodies: unknown[] = [];
  open({
    'POST /api/api-keys': async (request) => {
      bodies.push(await request.json());
      return answers.shift() ?? json({}, 500);
    },
  });
  await fillIn('secret-2');
  submit();
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getByLabelText<HTMLInputElement>('What is it for?').value).toBe('Frame in the hall');
  type('Current password', 'secret-1');
  submit();
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Your new key')).value).toBe(key);
  expect(bodies.at(-1)).toEqual({
    name: 'Frame in the hall',
    scope: 'write',
    days: 365,
    password: 'secret-1',
  });
  expect(screen.getByText(/it is not shown again/)).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Frame in the hall' })).toBeDefined();
  const toggle = screen.getByRole('button', { name: 'API keys' });
  fireEvent.click(toggle);
  fireEvent.click(toggle);
  await screen.findByRole('button', { name: 'Create a key' });
  expect(screen.queryByLabelText('Your new key')).toBeNull();
});

test('the copy of a new key is confirmed for 2 s', async () => {
  const written: string[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (text: string) => void written.push(text) },
  });
  open({ 'POST /api/api-keys': () => json({ ...made, key }, 201) });
  await fillIn('secret-1');
  submit();
  await screen.findByLabelText('Your new key');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy key' })));
  expect(written).toEqual([key]);
  await act(() => vi.advanceTimersByTimeAsync(1_900));
  expect(screen.queryByRole('button', { name: 'Copied' })).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(150));
  expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
});

test('a key is revoked after a question, and is gone from the list', async () => {
  const seen = open({ 'DELETE /api/api-keys/key-1': () => json({ revoked: true }) });
  const revoke = await screen.findByRole('button', { name: 'Revoke Backup at home' });
  fireEvent.click(revoke);
  expect(screen.getByText(/stop working at once/)).toBeDefined();
  fireEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(seen).not.toContain('DELETE /api/api-keys/key-1');
  fireEvent.click(revoke);
  fireEvent.click(dialog().getByRole('button', { name: 'Revoke' }));
  await screen.findByText('You have no keys.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a key that has ended says so and can be removed', async () => {
  open({ 'GET /api/api-keys': () => json([{ ...backup, expiresAt: '2026-01-02T10:00:00.000Z' }]) });
  expect(await screen.findByText('Ended on January 2, 2026')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Remove Backup at home' })).toBeDefined();
});
