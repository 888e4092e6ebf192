import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from '../../test/render.tsx';
import { keepWrittenScreen } from '../lib/written-screen.ts';
import { Waiting } from './waiting.tsx';

beforeEach(() => {
  document.body.innerHTML = '<div id="written" inert>Welcome back</div>';
  document.documentElement.lang = 'en';
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

test('what is written of the screen stays until the screen can be shown', () => {
  keepWrittenScreen('en');
  const { rerender } = render(<Waiting />);
  expect(screen.getByText('Welcome back')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  // Whoever waits next takes it over.
  rerender(<Waiting key="another" />);
  expect(screen.getByText('Welcome back')).toBeDefined();
  rerender(<p>The screen</p>);
  expect(screen.queryByText('Welcome back')).toBeNull();
});

test('another screen is waited for by a spinner', () => {
  keepWrittenScreen('en');
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/app/profile');
  render(<Waiting />);
  expect(screen.queryByText('Welcome back')).toBeNull();
  expect(screen.getByText('Loading…')).toBeDefined();
});

test('so is the screen where it was written in another language', () => {
  document.documentElement.lang = 'pt';
  keepWrittenScreen('en');
  document.body.replaceChildren();
  document.documentElement.lang = 'en';
  render(<Waiting />);
  expect(screen.queryByText('Welcome back')).toBeNull();
});
