import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { json } from '../../../../test/fake-server.ts';
import { render } from '../../../../test/render.tsx';
import { Providers } from '../../../providers.tsx';
import { GuestPage } from './guest-page.tsx';

export const line = (number: number) => ({ id: `l${number}`, speaker: 'narrator', text: `Linha ${number}.` });
export const guestStory = (...numbers: number[]) => ({
  title: 'Ducks',
  childName: 'Mia',
  name: 'Grandma Ana',
  hasAgreed: true,
  language: 'pt',
  lines: numbers.map((number) => ({ ...line(number), recording: null })),
  film: null,
  expiresAt: '2026-12-01T12:00:00Z',
});
export const recording = (tellerId: string, teller: string, url: string) => ({
  id: url,
  tellerId,
  teller,
  url,
  seconds: 2,
  notes: [],
});
export const told = {
  title: 'Ducks',
  childName: 'Mia',
  language: 'en',
  lines: [1, 2].map((number) => ({ ...line(number), recording: null as unknown, offers: [] as unknown[] })),
  tellers: [] as { id: string; name: string }[],
  links: [] as unknown[],
  film: null,
  isFinished: true,
  isChanged: false,
  keepsDeleted: false,
};
export const refusal = (code: string, status: number) =>
  json({ defined: true, code, status, message: 'Nothing is here.', data: {} }, status);

export const inside = (part: React.ReactNode) =>
  render(
    <MemoryRouter>
      <Providers>{part}</Providers>
    </MemoryRouter>,
  );
export const guestPage = () => inside(<GuestPage token="abc" />);
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
