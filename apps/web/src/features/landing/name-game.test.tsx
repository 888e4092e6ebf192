import { landing } from '@milestoon/domain/texts/landing/en';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderLanding } from '../../../test/render-landing.tsx';
import { heldStarName } from '../../lib/star-name.ts';
import { checkName } from './name-check.ts';
import { NameGame } from './name-game.tsx';

const { nameGame: words } = landing;

test.each(['', '   ', '\t\n'])('nothing typed (%j): nothing happens', (typed) => {
  expect(checkName(typed, () => 0)).toBeUndefined();
});

test('about seven of ten names are available', () => {
  const chances = Array.from({ length: 1000 }, (_, index) => index / 1000);
  const free = chances.filter((chance) => checkName('Mia', () => chance)?.free);
  expect(free).toHaveLength(700);
});

test.each([
  [0.1, words.free('Mia')],
  [0.9, words.taken('Mia')],
])('with the chance %d the answer is %s', async (chance, answer) => {
  renderLanding(<NameGame chance={() => chance} />);
  expect(screen.getByText(words.finePrint)).toBeDefined();
  await userEvent.type(screen.getByLabelText(words.label), ' Mia ');
  await userEvent.click(screen.getByRole('button', { name: words.check }));
  expect(screen.getByRole('status').textContent).toBe(answer);
});

test('an empty or blank name does nothing', async () => {
  renderLanding(<NameGame chance={() => 0} />);
  await userEvent.click(screen.getByRole('button', { name: words.check }));
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.type(screen.getByLabelText(words.label), '   {Enter}');
  expect(screen.queryByRole('status')).toBeNull();
});

test('a name that is free is held for 24 hours', async () => {
  expect(heldStarName()).toBe('');
  renderLanding(<NameGame chance={() => 0} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Mia{Enter}');
  expect(screen.getByRole('status').textContent).toBe('“Mia” is available! We hold the name for 24 hours.');
  expect(heldStarName()).toBe('Mia');
});

test('nobody reads that nothing is kept beside a name that is held', () => {
  renderLanding(<NameGame chance={() => 0} />);
  expect(document.body.textContent).not.toMatch(/nothing is (stored|kept)/);
  expect(screen.getByText(/held in this browser and nowhere else/)).toBeDefined();
});
