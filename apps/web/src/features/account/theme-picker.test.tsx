import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { chooseTheme } from '../../lib/theme.ts';
import { render } from '../../../test/render.tsx';
import { ThemePicker, ThemeToggle } from './theme-picker.tsx';

afterEach(() => chooseTheme('system'));

test('the toggle goes round and the choice is kept', async () => {
  render(<ThemeToggle />);
  const shown = [];
  for (let press = 0; press < 3; press++) {
    await userEvent.click(screen.getByRole('button'));
    const label = screen.getByRole('button').textContent?.trim();
    shown.push([localStorage.getItem('milestoon.theme'), document.documentElement.dataset.theme, label]);
  }
  expect(shown).toEqual([
    ['light', 'light', 'Light'],
    ['dark', 'dark', 'Dark'],
    ['system', undefined, 'System (light)'],
  ]);
});

test('the picker says which theme the system has', async () => {
  render(<ThemePicker />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'System (light)' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
});
