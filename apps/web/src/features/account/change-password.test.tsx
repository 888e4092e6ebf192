import { en } from '@milestoon/domain/texts/en';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { ChangePassword } from './change-password.tsx';
import { changeProblem } from './new-password-rules.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const entry = { email: 'a@example.org', current: 'secret', password: 'secret-2', confirmation: 'secret-2' };

test.each([
  [{ ...entry, current: '' }, 'Current password is required'],
  [{ ...entry, password: '', confirmation: '' }, 'New password is required'],
  [{ ...entry, confirmation: 'secret-3' }, 'New passwords do not match'],
  [{ ...entry, password: '12345', confirmation: '12345' }, 'New password must be at least 6 characters'],
  [{ ...entry, email: '' }, 'User email not available'],
  [entry, null],
])('%o: %s', (values, problem) => {
  expect(changeProblem(values, en)).toBe(problem);
});

const toggle = () => screen.getByRole('button', { name: 'Change Password' });

function fill(): void {
  render(
    <Providers>
      <ChangePassword email={entry.email} passwordless={false} />
    </Providers>,
  );
  fireEvent.click(toggle());
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Current password', entry.current);
  type('New password', entry.password);
  type('Confirm new password', entry.confirmation);
  fireEvent.click(screen.getByRole('button', { name: 'Update Password' }));
}

test('the success is shown for 3 s, then the form closes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const bodies: unknown[] = [];
  serve({
    'POST /api/password': async (request) => {
      bodies.push(await request.json());
      return json({ changed: true });
    },
  });
  fill();
  const done = () => screen.queryByText('Password updated successfully');
  // Reading the answer takes turns of the event loop, how many is the client's business.
  while (!done()) await act(() => new Promise((resolve) => setImmediate(resolve)));
  expect(bodies).toEqual([{ currentPassword: 'secret', newPassword: 'secret-2' }]);
  await act(() => vi.advanceTimersByTimeAsync(2_900));
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
  await act(() => vi.advanceTimersByTimeAsync(150));
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByLabelText('Current password')).toBeNull();
  expect(document.activeElement).toBe(toggle());
});

test.each([
  [
    'what the server says',
    () =>
      json(
        {
          defined: true,
          code: 'INVALID_INPUT',
          status: 422,
          message: 'Current password is incorrect',
          data: {},
        },
        422,
      ),
    'Current password is incorrect',
  ],
  [
    'a server that cannot be reached',
    () => Promise.reject(new TypeError('offline')),
    'An unexpected error occurred',
  ],
])('%s', async (_, answer, message) => {
  serve({ 'POST /api/password': answer });
  fill();
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(entry.password);
});
