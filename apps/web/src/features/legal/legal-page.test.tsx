import type { Site } from '@milestoon/domain';
import { plainSite, termsVersion } from '@milestoon/domain';
import { type LegalLine, lineOf } from '@milestoon/domain/texts/legal';
import { legal as english } from '@milestoon/domain/texts/legal/en';
import { legal as spanish } from '@milestoon/domain/texts/legal/es';
import { legal as portuguese } from '@milestoon/domain/texts/legal/pt';
import { cleanup, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { json, serve } from '../../../test/fake-server.ts';
import { withSite } from '../../../test/with-site.ts';
import { unlinked } from '../../lib/linked-text.tsx';
import { type LegalName, LegalPage } from './legal-page.tsx';

const names: LegalName[] = ['terms', 'privacy', 'cookies', 'support'];
/** What answers where everything is set up. */
const everything: Partial<Site> = {
  youtube: true,
  mail: true,
  storyCompany: 'Anthropic',
  voiceCompany: 'ElevenLabs',
  cdn: 'files.example.com',
  operator: { name: 'Exemplo Estúdios, Lda.', address: 'Rua do Exemplo 1, 1000-001 Lisboa' },
  support: { url: 'https://social.example.com/milestoon', email: 'help@example.com' },
};

beforeEach(() => void serve({ 'GET /api/session': () => json({ user: null }) }));

function open(name: LegalName, language: 'en' | 'pt', has: Partial<Site> = {}): string {
  withSite(has);
  render(<LegalPage name={name} told={{ language, texts: language === 'pt' ? portuguese : english }} />);
  return document.body.textContent;
}

const shapeOf = (line: LegalLine): string => (typeof line === 'string' ? 'always' : 'sometimes');

test.each(names)('%s says the same in every language', (name) => {
  const shape = ({ sections }: (typeof english)[LegalName & 'terms']) =>
    sections.map(({ blocks }) => blocks.map((block) => [block].flat().map(shapeOf)));
  for (const other of [portuguese, spanish]) expect(shape(other[name])).toEqual(shape(english[name]));
});

test.each(names)('%s is shown whole, with ways to the others', (name) => {
  const site = { ...plainSite, ...everything };
  const page = open(name, 'en', everything);
  for (const { title, blocks } of english[name].sections)
    for (const text of [title, ...blocks.flat().map((line) => lineOf(line, site))])
      if (text) expect(page).toContain(unlinked(text));
  expect(screen.getByRole('navigation', { name: english.others }).querySelectorAll('a')).toHaveLength(3);
});

test('long pages have a table of contents whose entries lead to their headings', () => {
  open('privacy', 'pt');
  const contents = screen.getByRole('navigation', { name: portuguese.contents });
  const targets = [...contents.querySelectorAll('a')].map(
    (link) => document.querySelector(link.getAttribute('href') ?? '')?.textContent,
  );
  expect(targets).toEqual(portuguese.privacy.sections.map(({ title }) => title));
});

test('what the specification promises', () => {
  const privacy = open('privacy', 'en');
  for (const promise of ['within about 30 days', 'children under 16', 'a company in Portugal'])
    expect(privacy).toContain(promise);
});

test('the terms bear the day of the version that is accepted, and say how published videos go', () => {
  const terms = open('terms', 'en');
  const day = new Date(termsVersion).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
  expect(terms).toContain(english.asOf(day));
  expect(terms).toContain('unless a box that deletes them there too is offered');
});

test('the terms and the privacy policy name who runs the site and where letters reach them', () => {
  const operator = everything.operator ?? { name: null, address: null };
  for (const name of ['terms', 'privacy'] as const) {
    const page = open(name, 'en', { operator });
    expect(page).toContain(`${operator.name}, ${operator.address}. `);
    expect(page).not.toContain('a company in Portugal');
    cleanup();
  }
  expect(open('privacy', 'pt', { operator: { name: 'Exemplo, Lda.', address: null } })).toContain(
    '(RGPD): Exemplo, Lda. Pode',
  );
});

test('support hours', () => {
  const support = open('support', 'en');
  expect(support).toContain('Monday to Friday, 9:00 to 18:00 GMT');
  expect(support).toContain('reply within 24 business hours');
});

const targetsOf = (name: string): (string | null)[] =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

test('whoever is told to write is led to the form, with what it is about', () => {
  open('terms', 'en');
  expect(targetsOf('write to us')).toEqual(['/legal/support?reason=refund']);
});

test('the privacy policy leads to who is responsible', () => {
  open('privacy', 'en', everything);
  expect(targetsOf('contact form')).toEqual(['/legal/support?reason=privacy']);
  expect(targetsOf('help@example.com')).toEqual(['mailto:help@example.com']);
});

test('the privacy policy names who is really asked, and nobody else', () => {
  const alone = open('privacy', 'en');
  expect(alone).not.toMatch(/YouTube|Anthropic|ElevenLabs|language model/);
  expect(alone).toContain('Stories are written by the service itself');
  document.body.replaceChildren();
  const helped = open('privacy', 'en', everything);
  for (const company of ['YouTube', 'Anthropic', 'ElevenLabs']) expect(helped).toContain(company);
});

test('photos that go to a studio outside are not said to stay here', () => {
  const page = open('privacy', 'pt', { generator: true });
  expect(page).toContain('um estúdio fora deste serviço');
  expect(page).not.toContain('não são entregues a ninguém');
});

test('the page outside is named where there is one', () => {
  open('support', 'en', everything);
  expect(targetsOf('our page outside Milestoon')).toEqual(['https://social.example.com/milestoon']);
});
