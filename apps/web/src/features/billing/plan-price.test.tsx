import { loadTexts } from '@milestoon/domain/texts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextsProvider } from '../../lib/texts.tsx';
import { usePlanPrice } from './plan-price.ts';

function Price() {
  const price = usePlanPrice();
  return `${price()} and ${price(2)}`;
}

test.each([
  ['en', '€12.95 and €25.90'],
  // As in Portugal, whose Portuguese the app speaks, not as in Brazil.
  ['pt', '12,95\u00a0€ and 25,90\u00a0€'],
  ['es', '12,95\u00a0€ and 25,90\u00a0€'],
] as const)('what a plan costs is written as %s writes it', async (language, prices) => {
  const first = await loadTexts(language);
  render(
    <TextsProvider initial={{ language, first }}>
      <Price />
    </TextsProvider>,
  );
  // The sign does not part from its number at the end of a line.
  expect(screen.getByText(prices, { normalizer: (text) => text })).toBeDefined();
});
