import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { storedLanguage } from '../../lib/language.ts';
import { LanguageCorner } from './language-picker.tsx';

test('in the corner all languages stand, each said by its own name; one is chosen', async () => {
  render(<LanguageCorner />);
  const names = ['EN, English', 'PT, Português (Portugal)', 'ES, Español'];
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map((radio) => radio.getAttribute('aria-label'))).toEqual(names);
  // One group: the arrow keys go from one to the next.
  expect(new Set(radios.map((radio) => radio.name)).size).toBe(1);
  expect(radios.map(({ lang }) => lang)).toEqual(['en', 'pt', 'es']);
  expect(screen.getByRole('group', { name: 'Language' })).toBeDefined();
  expect(screen.getByRole('radio', { name: names[0], checked: true })).toBeDefined();
  await userEvent.click(screen.getByText('ES'));
  expect(await screen.findByRole('radio', { name: names[2], checked: true })).toBeDefined();
  expect(screen.getByRole('group', { name: 'Idioma' })).toBeDefined();
  expect([document.documentElement.lang, storedLanguage()]).toEqual(['es', 'es']);
  await userEvent.click(screen.getByText('PT'));
  expect(await screen.findByRole('radio', { name: names[1], checked: true })).toBeDefined();
  expect([document.documentElement.lang, storedLanguage()]).toEqual(['pt', 'pt']);
  await userEvent.click(screen.getByText('EN'));
  expect(await screen.findByRole('radio', { name: names[0], checked: true })).toBeDefined();
  expect([document.documentElement.lang, storedLanguage()]).toEqual(['en', 'en']);
});
