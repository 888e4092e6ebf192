import { landing as english } from '@milestoon/domain/texts/landing/en';
import { landing as portuguese } from '@milestoon/domain/texts/landing/pt';
import type { Site } from '@milestoon/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { withSite } from '../../../test/with-site.ts';
import { Landing } from './landing.tsx';

const open = (has: Partial<Site> = {}) => {
  withSite(has);
  return render(<Landing initial={{ language: 'en', texts: english }} />);
};
const page = (): string => document.body.textContent;

test('the ways in', () => {
  open();
  const addresses = (name: string) =>
    screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  expect(addresses('Sign in')).toEqual(['/auth/login']);
  expect(new Set(addresses('Add Child'))).toEqual(new Set(['/auth/signup']));
  for (const target of ['#how-it-works', '#season', '#pricing', '#faq'])
    expect(document.querySelector(target), target).not.toBeNull();
});

test('below stands the year that it is', () => {
  open();
  expect(page()).toContain(`© ${new Date().getFullYear()} Milestoon. Made in Portugal.`);
});

test.each([
  ['12 episodes', 'make a season'],
  ['private playlist', 'download'],
  ['Private, unlisted or public'],
  ['deleted after avatar generation', 'about 30 days'],
  ['Under 2 minutes'],
  ['Free 10-second trailer'],
  ['60-day money-back guarantee'],
  ['15,345', '356 today'],
  ['Monthly Journey', '29.90', 'USD per month'],
  ['Lifetime Keepsake', '399.90', 'USD one-time'],
])('it says: %s %s %s', (...claims) => {
  open({ youtube: true });
  for (const claim of claims) expect(page()).toContain(claim);
});

test('the language changes on the spot and stays chosen', async () => {
  open();
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'pt');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain(portuguese.hero.titleEnd);
  expect(document.documentElement.lang).toBe('pt');
  expect(localStorage.getItem('milestoon.language')).toBe('pt');
  expect(page()).toContain('29,90');
  expect(page()).not.toContain(english.steps.lead);
});

test('where nothing can be published, no playlist is promised', () => {
  open({ youtube: false });
  expect(page()).not.toMatch(/playlist|YouTube|video platform/i);
  expect(page()).toContain(english.safe.download.title);
});

test('the guarantee leads to who gives the money back', () => {
  open();
  const link = screen.getByRole('link', { name: 'Write to us' });
  expect(link.getAttribute('href')).toBe('/legal/support?reason=refund');
});
