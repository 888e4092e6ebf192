import { en } from '@milestoon/domain/texts/en';
import { es } from '@milestoon/domain/texts/es';
import { pt } from '@milestoon/domain/texts/pt';
import { defaultLook, type Look, lookSchema } from '@milestoon/look';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../test/render.tsx';
import { Providers } from '../providers.tsx';
import { LookDetails } from './look-details.tsx';
import { lookOptions } from './look-words.ts';

interface FormProps {
  look: Look;
  onChosen: (look: Look) => void;
}

function Form({ look, onChosen }: FormProps) {
  const [shown, setShown] = useState(look);
  const change = (part: Partial<Look>): void => {
    const chosen = { ...shown, ...part };
    setShown(chosen);
    onChosen(chosen);
  };
  return <LookDetails look={shown} onChange={change} />;
}

/** Opens the details; what is called with the whole look after every choice. */
async function open(look: Partial<Look> = {}) {
  const onChosen = vi.fn<(look: Look) => void>();
  render(<Form look={{ ...defaultLook, ...look }} onChosen={onChosen} />, { wrapper: Providers });
  await userEvent.click(await screen.findByText('More details'));
  return onChosen;
}

test('every detail can be chosen, and the look stays a valid one', async () => {
  const onChosen = await open({ glasses: 'round' });
  await userEvent.click(screen.getByRole('radio', { name: 'Warm' }));
  await userEvent.selectOptions(screen.getByLabelText('Colour of the glasses'), 'Tortoiseshell');
  await userEvent.selectOptions(screen.getByLabelText('Dyed hair'), 'Teal');
  await userEvent.selectOptions(screen.getByLabelText('Hair clip'), 'Pink');
  await userEvent.click(screen.getByRole('radio', { name: 'Round' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Pointed' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Strong' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Standing out' }));
  await userEvent.selectOptions(screen.getByLabelText('Birthmark'), 'On the chin');
  await userEvent.click(screen.getByRole('radio', { name: 'Large' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Left eye' }));
  for (const name of ['Dimples', 'Gap in the teeth', 'Cochlear implant'])
    await userEvent.click(screen.getByRole('switch', { name }));
  const latest = onChosen.mock.lastCall?.[0];
  expect(latest).toEqual({
    ...defaultLook,
    glasses: 'round',
    undertone: 'warm',
    glassesColor: 'tortoise',
    hairDye: 'teal',
    hairClip: 'pink',
    faceWidth: 0.92,
    jaw: 0.08,
    brows: 0.92,
    ears: 'standing-out',
    birthmark: 'chin',
    birthmarkSize: 'large',
    eyePatch: 'left',
    dimples: true,
    toothGap: true,
    cochlearImplant: true,
  });
  expect(lookSchema.parse(latest)).toEqual(latest);
});

test('what depends on something else is asked only where that is', async () => {
  await open();
  expect(screen.queryByLabelText('Colour of the glasses')).toBeNull();
  expect(screen.queryByText('Size of the birthmark')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Birthmark'), 'On the left cheek');
  expect(screen.getByText('Size of the birthmark')).toBeTruthy();
});

test('every choice of the look has a name of its own in every language', () => {
  for (const texts of [en, pt, es])
    for (const [field, options] of Object.entries(lookOptions(texts.children.look))) {
      const labels = options.map(({ label }) => label);
      expect(new Set(labels).size, `${field}: ${labels}`).toBe(labels.length);
    }
});
