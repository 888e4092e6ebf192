import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { render } from '../../../test/render.tsx';
import { storedLanguage } from '../../lib/language.ts';
import { LanguageToggle } from './language-picker.tsx';

test('the toggle names the next language in that language, and goes round', async () => {
  render(<LanguageToggle />);
  const button = screen.getByRole('button', { name: 'Português (Portugal)' });
  expect(button.lang).toBe('pt');
  await userEvent.click(button);
  const third = await screen.findByRole('button', { name: 'Español' });
  expect([document.documentElement.lang, storedLanguage()]).toEqual(['pt', 'pt']);
  await userEvent.click(third);
  const back = await screen.findByRole('button', { name: 'English' });
  expect([document.documentElement.lang, storedLanguage()]).toEqual(['es', 'es']);
  await userEvent.click(back);
  expect(await screen.findByRole('button', { name: 'Português (Portugal)' })).toBeDefined();
  expect([document.documentElement.lang, storedLanguage()]).toEqual(['en', 'en']);
});
