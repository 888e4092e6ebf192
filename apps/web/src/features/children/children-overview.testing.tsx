import type { ChildSummary } from '@milestoon/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { childSummary as child } from '../../../test/child-summary.ts';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { Providers } from '../../providers.tsx';
import { ChildrenOverview } from './children-overview.tsx';

export const mia = child('Mia', '/files/mia.png', 3);

function Elsewhere() {
  const { pathname, search } = useLocation();
  return `at ${pathname}${search}`;
}

interface Family {
  children: ChildSummary[];
  subscriptions?: number;
  superAdmin?: boolean;
  onPay?: (child: ChildSummary) => Promise<void>;
}

/** The list changes with `family.children`. */
export function open(family: Family, answers: Parameters<typeof serve>[0] = {}): string[] {
  const calls = serve({ 'GET /api/children': () => json(family.children), ...answers });
  const { subscriptions = 1, superAdmin = false, onPay = async () => {} } = family;
  render(
    <Providers>
      <MemoryRouter initialEntries={['/app']}>
        <Routes>
          <Route
            path="/app"
            element={
              <ChildrenOverview
                subscriptions={subscriptions}
                superAdmin={superAdmin}
                onPay={onPay}
                films="the films"
              />
            }
          />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </Providers>,
  );
  return calls;
}
export const card = async (name: string) =>
  within((await screen.findByText(name)).closest('li') as HTMLElement);

/** Opens the menu of the one child and takes an item of it. */
export const choose = async (item: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Menu for Mia' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
