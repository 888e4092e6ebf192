import { en } from '@milestoon/domain/texts/en';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { signUpProblems } from './sign-up-rules.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const entry = { email: 'parent@example.org', password: 'secret', confirmation: 'secret' };

test.each([
  [{ ...entry, email: '  ' }, { email: 'Please fill in all fields' }],
  [{ ...entry, confirmation: '' }, { confirmation: 'Please fill in all fields' }],
  [{ ...entry, confirmation: 'secreT' }, { confirmation: 'Passwords do not match' }],
  [
    { ...entry, password: 'short', confirmation: 'short' },
    { password: 'Password must be at least 6 characters long' },
  ],
  [
    { email: 'parent', password: 'short', confirmation: 'other' },
    {
      email: en.emailAddress.withoutAt,
      password: 'Password must be at least 6 characters long',
      confirmation: 'Passwords do not match',
    },
  ],
  [entry, {}],
])('%o: %s', (values, problems) => {
  expect(signUpProblems(values, en)).toEqual(problems);
});

function fill(password: string): void {
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Email', 'parent@example.org ');
  type('Password', password);
  type('Confirm password', password);
  fireEvent.click(screen.getByRole('button', { name: 'Create Account' }));
}

test('says that the account was created and goes on after 1.5 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const bodies: unknown[] = [];
  serve({
    'POST /api/auth/sign-up/email': async (request) => {
      bodies.push(await request.json());
      return json({});
    },
  });
  const done = vi.fn();
  render(<SignUpForm onDone={done} />, { wrapper: MemoryRouter });
  fill('secret');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Account created successfully! Redirecting...')).toBeDefined();
  expect(bodies).toEqual([{ email: 'parent@example.org', password: 'secret', name: 'parent' }]);
  await act(() => vi.advanceTimersByTimeAsync(1_400));
  expect(done).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(150));
  expect(done).toHaveBeenCalledOnce();
});

test('shows what the service says and keeps what was typed', async () => {
  serve({ 'POST /api/auth/sign-up/email': () => json({ message: 'User already exists' }, 422) });
  render(<SignUpForm onDone={() => {}} />, { wrapper: MemoryRouter });
  fill('secret');
  expect((await screen.findByRole('alert')).textContent).toBe('User already exists');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret');
});

test('a mistyped address is told by its part, and nothing is sent', async () => {
  const calls = serve({});
  render(<SignUpForm onDone={() => {}} />, { wrapper: MemoryRouter });
  await userEvent.type(screen.getByLabelText('Email'), 'parent.example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'secret{Enter}');
  expect(screen.getByText(/^This email address has no @/)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(calls).toEqual([]);
});

test('an empty form is not sent: every field is marked, and the first has the focus', async () => {
  const calls = serve({});
  render(<SignUpForm onDone={() => {}} />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  for (const label of ['Email', 'Password', 'Confirm password']) {
    const field = screen.getByLabelText(label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const told = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(told).toContain('Please fill in all fields');
  }
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(calls).toEqual([]);
});

test('names the terms and the privacy policy, and keeps the address over a reload, but no password', async () => {
  const show = () => render(<SignUpForm onDone={() => {}} />, { wrapper: MemoryRouter });
  show();
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('terms and conditions')).toBe('/legal/terms');
  expect(link('privacy policy')).toBe('/legal/privacy');
  await userEvent.type(screen.getByLabelText('Email'), 'ana@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'quite secret');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'quite secret');
  cleanup();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('quite secret');
  show();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ana@example.org');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
  serve({ 'POST /api/auth/sign-up/email': () => json({}) });
  fill('quite secret');
  expect(await screen.findByText(/^Account created/)).toBeDefined();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('example.org');
});

test('an address that looks mistyped is asked about, and put right by a press', async () => {
  render(<SignUpForm onDone={() => {}} />, { wrapper: MemoryRouter });
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  await userEvent.type(field, 'ana@gmial.con');
  expect(screen.queryByRole('button', { name: /^Did you mean/ })).toBeNull();
  await userEvent.tab();
  await userEvent.click(await screen.findByRole('button', { name: 'Did you mean ana@gmail.com?' }));
  expect(field.value).toBe('ana@gmail.com');
  expect(screen.queryByRole('button', { name: /^Did you mean/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  sessionStorage.clear();
});
