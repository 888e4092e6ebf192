import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

afterEach(() => vi.unstubAllGlobals());

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function signIn(answer: () => Response | Promise<Response>) {
  serve({ 'POST /api/auth/sign-in/email': answer });
  const onSignedIn = vi.fn(async () => {});
  render(<SignInForm onSignedIn={onSignedIn} />, { wrapper: MemoryRouter });
  await userEvent.type(field('Email'), 'parent@example.org');
  await userEvent.type(field('Password'), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  return onSignedIn;
}

test('the browser itself asks for email and password', async () => {
  const calls = serve({});
  render(<SignInForm onSignedIn={async () => {}} />, { wrapper: MemoryRouter });
  expect([field('Email').required, field('Password').required]).toEqual([true, true]);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(calls).toEqual([]);
  expect(field('Email').form?.noValidate).toBe(false);
});

test('whoever is let in goes on', async () => {
  expect(await signIn(() => json({}))).toHaveBeenCalledOnce();
});

test('shows what the service says', async () => {
  const onSignedIn = await signIn(() => json({ message: 'Invalid email or password' }, 401));
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid email or password');
  expect(onSignedIn).not.toHaveBeenCalled();
});

test.each([
  ['no words', () => json({}, 500)],
  ['no answer', () => Promise.reject(new TypeError('offline'))],
])('%s: something unexpected happened', async (_, answer) => {
  await signIn(answer);
  expect((await screen.findByRole('alert')).textContent).toBe('An unexpected error occurred');
});

test('a mistyped address is told by its part, and nothing is sent', async () => {
  const calls = serve({});
  render(<SignInForm onSignedIn={async () => {}} />, { wrapper: MemoryRouter });
  await userEvent.type(field('Email'), 'parent@gmail');
  await userEvent.type(field('Password'), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Email'));
  expect(screen.getByText(/^The end of this email address is missing/)).toBeDefined();
  expect(calls).toEqual([]);
  await userEvent.type(field('Email'), '.com');
  expect(field('Email').getAttribute('aria-invalid')).toBeNull();
});

test('leads to signing up', () => {
  render(<SignInForm onSignedIn={async () => {}} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/auth/signup');
});

test('the refusal of signing up is red', async () => {
  serve({ 'POST /api/auth/sign-up/email': () => json({ message: 'User already exists' }, 422) });
  render(<SignUpForm onDone={() => {}} />, { wrapper: MemoryRouter });
  await userEvent.type(field('Email'), 'parent@example.org');
  await userEvent.type(field('Password'), 'secret');
  await userEvent.type(field('Confirm password'), 'secret{Enter}');
  expect((await screen.findByRole('alert')).classList.contains('bad')).toBe(true);
});

test('each password of signing up can be shown and hidden again', async () => {
  render(<SignUpForm onDone={() => {}} />, { wrapper: MemoryRouter });
  const types = () => ['Password', 'Confirm password'].map((label) => field(label).type);
  const [first, second] = screen.getAllByRole('button', { name: 'Show password' });
  if (!first || !second) throw new Error('a password without a toggle');
  expect(types()).toEqual(['password', 'password']);
  await userEvent.click(first);
  expect(types()).toEqual(['text', 'password']);
  await userEvent.click(second);
  expect(types()).toEqual(['text', 'text']);
  await userEvent.click(first);
  expect(types()).toEqual(['password', 'text']);
});
