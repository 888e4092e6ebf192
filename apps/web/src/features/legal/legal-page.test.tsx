import { legal as english } from '@milestoon/domain/texts/legal/en';
import { legal as spanish } from '@milestoon/domain/texts/legal/es';
import { legal as portuguese } from '@milestoon/domain/texts/legal/pt';
import { render, screen } from '@testing-library/react';
import { en } from '@milestoon/domain/texts/en';
import { pt } from '@milestoon/domain/texts/pt';
import { expect, test } from 'vitest';
import { TextsProvider } from '../../lib/texts.tsx';
import { type LegalName, LegalPage } from './legal-page.tsx';

const names: LegalName[] = ['terms', 'privacy', 'cookies', 'support'];

async function open(name: LegalName, language: 'en' | 'pt'): Promise<string> {
  render(
    <TextsProvider initial={{ language, texts: language === 'pt' ? pt : en }}>
      <LegalPage name={name} />
    </TextsProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return document.body.textContent;
}

test.each(names)('%s says the same in every language', (name) => {
  const shape = ({ sections }: (typeof english)[LegalName & 'terms']) =>
    sections.map(({ blocks }) => blocks.map((block) => (typeof block === 'string' ? 1 : block.length)));
  for (const other of [portuguese, spanish]) expect(shape(other[name])).toEqual(shape(english[name]));
});

test.each(names)('%s is shown whole, with ways to the others', async (name) => {
  const page = await open(name, 'en');
  for (const { title, blocks } of english[name].sections)
    for (const text of [title, ...blocks.flat()]) expect(page).toContain(text);
  expect(screen.getByRole('navigation', { name: english.others }).querySelectorAll('a')).toHaveLength(3);
});

test('long pages have a table of contents whose entries lead to their headings', async () => {
  await open('privacy', 'pt');
  const contents = screen.getByRole('navigation', { name: portuguese.contents });
  const targets = [...contents.querySelectorAll('a')].map(
    (link) => document.querySelector(link.getAttribute('href') ?? '')?.textContent,
  );
  expect(targets).toEqual(portuguese.privacy.sections.map(({ title }) => title));
});

test('what the specification promises', async () => {
  const privacy = await open('privacy', 'en');
  for (const promise of ['within about 30 days', 'children under 16', 'a company in Portugal'])
    expect(privacy).toContain(promise);
});

test('support hours', async () => {
  const support = await open('support', 'en');
  expect(support).toContain('Monday to Friday, 9:00 to 18:00 GMT');
  expect(support).toContain('reply within 24 business hours');
});
