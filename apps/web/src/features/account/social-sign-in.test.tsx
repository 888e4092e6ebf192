import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, parent, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { ChangePassword } from './change-password.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SocialSignIn } from './social-sign-in.tsx';

afterEach(() => vi.unstubAllGlobals());

const session = (signInBy: string[]) => ({
  'GET /api/session': () => json({ user: null, role: null, signInBy }),
});
const show = () =>
  render(
    <Providers>
      <SocialSignIn />
    </Providers>,
  );
const services = () => screen.queryAllByRole('button').map((button) => button.textContent?.trim());

test('there is a button for each service that is set up', async () => {
  serve(session(['google', 'apple']));
  show();
  expect(await screen.findByText('They tell us your email address and nothing else.')).toBeDefined();
  expect(services()).toEqual(['Continue with Google', 'Continue with Apple']);
});

test('where none is set up nothing is offered', async () => {
  const calls = serve(session([]));
  show();
  await vi.waitFor(() => expect(calls).toEqual(['GET /api/session']));
  expect(services()).toEqual([]);
});

test('a refusal is told, and the button works again', async () => {
  const message = 'Too many requests. Please try again later.';
  serve({ ...session(['google']), 'POST /api/auth/social/google': () => json({ message }, 429) });
  show();
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Continue with Google' });
  await userEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(button.disabled).toBe(false);
});

test('who comes back from a service is asked for the code, or told what was wrong', async () => {
  serve({});
  const open = (back: { step: boolean; problem: 'unconfirmed' | null }) =>
    render(<SignInForm onSignedIn={async () => {}} back={back} />, { wrapper: MemoryRouter });
  const { unmount } = await act(async () => open({ step: true, problem: null }));
  expect(await screen.findByLabelText('Code of six digits')).toBeDefined();
  unmount();
  open({ step: false, problem: 'unconfirmed' });
  expect(screen.getByRole('alert').textContent).toMatch(/^There is an account with this email address/);
});

test('who has no password is sent a link to choose one', async () => {
  const bodies: unknown[] = [];
  serve({
    'POST /api/password-reset/request': async (request) => {
      bodies.push(await request.json());
      return json({ sent: true });
    },
  });
  render(
    <Providers>
      <ChangePassword email={parent.email} passwordless />
    </Providers>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText(/^A link is on its way\./)).toBeDefined();
  expect(bodies).toEqual([{ email: parent.email }]);
});
