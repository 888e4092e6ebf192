import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../../test/fake-server.ts';
import { render } from '../../../../test/render.tsx';
import { SignInForm } from '../sign-in-form.tsx';

afterEach(() => vi.unstubAllGlobals());

async function halfway(answers: Parameters<typeof serve>[0]) {
  serve({ 'POST /api/auth/sign-in/email': () => json({ secondStep: true }), ...answers });
  const onSignedIn = vi.fn(async () => {});
  render(<SignInForm onSignedIn={onSignedIn} />, { wrapper: MemoryRouter });
  await userEvent.type(screen.getByLabelText('Email'), 'parent@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
  return onSignedIn;
}

test('after the password a code is asked for, in a field that phones fill in', async () => {
  const bodies: unknown[] = [];
  const onSignedIn = await halfway({
    'POST /api/auth/second-step/code': async (request) => {
      bodies.push(await request.json());
      return json({ user: { id: 'user-1', email: 'parent@example.org' } });
    },
  });
  const field = await screen.findByLabelText<HTMLInputElement>('Code of six digits');
  expect(onSignedIn).not.toHaveBeenCalled();
  expect([field.inputMode, field.autocomplete]).toEqual(['numeric', 'one-time-code']);
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, '123 456{Enter}');
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(bodies).toEqual([{ code: '123 456' }]);
});

test('without the phone a backup code does, and a wrong one is said', async () => {
  await halfway({
    'POST /api/auth/second-step/backup-code': () => json({ message: 'This backup code is not right' }, 401),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'I do not have my phone' }));
  const field = screen.getByLabelText<HTMLInputElement>('Backup code');
  await userEvent.type(field, 'abcd-efgh-jkmn{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('This backup code is not right');
  expect(field.value).toBe('');
});

test('starting again leads back to the password', async () => {
  await halfway({});
  await userEvent.click(await screen.findByRole('button', { name: 'Start again' }));
  expect(screen.getByLabelText('Password')).toBeDefined();
});
