/// <reference lib="dom" />
import { es } from '@milestoon/domain/texts/es';
import { landing } from '@milestoon/domain/texts/landing/es';
import type { Page } from '@playwright/test';
import { newChild, pay, signUpAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { fitsIn } from './screen-check.ts';
import { addShortFilms } from './short-films.ts';

const { seasons } = es;

/** Opens a screen, on which a heading says what it is, and sees that it fits on a phone and on a desk. */
async function look(page: Page, address: string, heading: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
  await fitsIn(page, `in Spanish, ${heading}`);
}

test.describe('in Spanish', () => {
  test.use({ locale: 'es-ES' });

  test('who reads Spanish goes from the landing page to a season without a word of English', async ({
    page,
    server,
  }) => {
    test.setTimeout(300_000);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(landing.hero.titleEnd);
    await fitsIn(page, 'in Spanish, landing');
    await look(page, '/auth/login', es.signIn.title);
    await look(page, '/auth/signup', es.signUp.title);
    await signUpAs(page, 'lucia@example.test');
    await look(page, '/auth/subscription-check', es.subscriptionCheck.required);
    await look(page, '/auth/subscription', es.plan.title);
    await look(page, '/auth/first-look', es.firstLook.title);
    await pay(page, server.url);
    await look(page, '/auth/child-setup', es.children.setup.title);
    const child = await newChild(page, 'Lucía');

    // A text in a language that nobody tells stories in is told apart before it is sent.
    await look(page, `/create?childId=${child.id}`, es.episodes.form.title);
    const note = page.getByText(es.episodes.form.otherLanguage, { exact: false });
    const description = page.getByLabel(es.episodes.form.description);
    await description.fill('Hoy Lucía dio de comer a los patos en el lago con la abuela.');
    await expect(description).not.toHaveValue('');
    await expect(note).toHaveCount(0);
    await description.fill('Heute hat Lucía mit der Oma am See die Enten gefüttert und viel gelacht.');
    await expect(note).toBeVisible();
    await fitsIn(page, 'in Spanish, a text in another language');

    const [film] = await addShortFilms(server.directory, child.id, [
      'Los patos del lago',
      'La primera nieve',
    ]);
    await look(page, '/app', es.children.home.title);
    await expect(page.getByText(seasons.place(1, 2, 12))).toBeVisible();
    await look(page, '/app/episodes', es.episodes.title);
    await look(page, `/app/children/${child.id}/seasons/1`, seasons.title(1));
    await look(page, `/app/episodes/${film?.id}`, 'Episodio 01: Los patos del lago');
    await expect(page.getByRole('radio', { name: '1,25×' })).toBeVisible();
    await look(page, '/app/profile', es.profile.title);
    // The three themes stand in one row on a phone.
    const themes = page.getByRole('group', { name: es.theme.legend }).locator('label');
    await expect(themes).toHaveText([es.theme.light, es.theme.dark, es.theme.resolved.light]);
    const tops = await themes.evaluateAll((all) => all.map((label) => label.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await look(page, '/account', es.accountPage.title);
    await look(page, `/edit-child/${child.id}`, es.children.edit.title);
  });
});
