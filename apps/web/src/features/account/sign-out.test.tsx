import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { takeOf, withKeptTakes } from '../../lib/kept-takes.testing.ts';
import { SignOut } from './sign-out.tsx';

afterEach(() => vi.unstubAllGlobals());

const ask = async (): Promise<HTMLElement> => {
  render(<SignOut />);
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  return screen.getByRole('dialog');
};
const confirm = (dialog: HTMLElement) =>
  userEvent.click(
    [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Sign Out')!,
  );

test('who signs out leaves no voice on this device, and is told before', async () => {
  const kept = withKeptTakes(takeOf('episode e1', 'l1'), takeOf('episode e1', 'l2'));
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  serve({ 'POST /api/auth/sign-out': () => json({}) });
  const dialog = await ask();
  expect(await screen.findByText(/2 recordings have not been sent yet/)).toBeTruthy();
  await confirm(dialog);
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(kept.lines()).toEqual([]);
});

test('who cannot sign out keeps what waits; where nothing waits nothing is said of it', async () => {
  const kept = withKeptTakes(takeOf('episode e1'));
  serve({ 'POST /api/auth/sign-out': () => json({ message: 'Not now.' }, 500) });
  const dialog = await ask();
  expect(await screen.findByText(/One recording has not been sent yet/)).toBeTruthy();
  await confirm(dialog);
  expect(await screen.findByText('Not now.')).toBeTruthy();
  expect(kept.lines()).toEqual(['episode e1 l1']);
});
