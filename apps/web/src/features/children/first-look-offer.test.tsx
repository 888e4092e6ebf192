import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { FirstLookOffer } from './first-look-offer.tsx';

afterEach(() => vi.unstubAllGlobals());

const price = (plans = 1): string => (plans === 1 ? '€12.95' : '€25.90');

async function open(look: object, isNew = true): Promise<void> {
  let asked = false;
  serve({
    'GET /api/first-look': () => {
      asked = true;
      return json({ childId: null, left: 1, drawnWith: null, ...look });
    },
  });
  render(
    <Providers>
      <MemoryRouter>
        <FirstLookOffer isNew={isNew} price={price} />
      </MemoryRouter>
    </Providers>,
  );
  await vi.waitFor(() => expect(asked).toBe(true));
}

const costs =
  'If you begin here, your first child costs €12.95 per month. By “Subscribe Now” it costs €25.90: one plan for the account and one for the child.';

test('whoever may look first reads what either button costs', async () => {
  await open({});
  await screen.findByRole('link', { name: 'See the avatars first' });
  expect(screen.getByText(costs)).toBeDefined();
});

test('so does who has begun', async () => {
  await open({ childId: 'c1', left: 0 });
  await screen.findByRole('link', { name: 'Go on' });
  expect(screen.getByText(costs)).toBeDefined();
});

test('where there is nothing to look at first, there is one price', async () => {
  await open({ left: 0 });
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByText(costs)).toBeNull();
});

test.each([
  ['waits to be chosen', null, 'Your avatars are waiting', /^The first look at your child has begun/],
  ['was kept', { seed: 1, variant: 0 }, 'Your avatars are ready', /^The rest is your story/],
])('where an avatar %s, what comes next is said', async (_, drawnWith, title, text) => {
  await open({ childId: 'c1', left: 0, drawnWith });
  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
  expect(screen.getByText(text)).toBeDefined();
});
