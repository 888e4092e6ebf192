/// <reference lib="dom" />
import { en } from '@milestoon/domain/texts/en';
import { es } from '@milestoon/domain/texts/es';
import { pt } from '@milestoon/domain/texts/pt';
import type { Browser, Page } from '@playwright/test';
import { newChild, password, pay, signUpAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { checkScreen, fitsIn } from './screen-check.ts';
import { addShortFilms } from './short-films.ts';

// An invitation that was used is a 404, and whoever is removed is signed out.
test.use({ expected: [/status of 40[14]/] });

const { people, join, mine, films, roles } = en.households;

const newPerson = async (browser: Browser, url: string): Promise<Page> =>
  (await browser.newContext({ baseURL: url })).newPage();

/** Makes an invitation on the owner's page and resolves to the address of its link. */
async function invite(page: Page, role: keyof typeof roles): Promise<string> {
  await page.goto('/account/people');
  await page.getByRole('radio', { name: roles[role] }).check({ force: true });
  await expect(page.getByText(people.can[role])).toBeVisible();
  await page.getByRole('button', { name: people.make }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(en.changePassword.current).fill(password);
  await dialog.getByRole('button', { name: people.make }).click();
  const link = page.getByLabel(people.link);
  await expect(link).toHaveValue(/\/auth\/join\?token=[\w-]{43}$/);
  const { pathname, search } = new URL(await link.inputValue());
  return pathname + search;
}

test('a second parent joins, acts for the family, keeps a family of their own, and is out when removed', async ({
  page,
  server,
  browser,
}) => {
  test.setTimeout(180_000);
  await signUpAs(page, 'owner@example.test');
  await pay(page, server.url);
  const child = await newChild(page, 'Wilhelmina');
  await addShortFilms(server.directory, child.id, ['Ducks at the lake']);
  await page.goto('/app/profile');
  await page.getByRole('link', { name: people.open }).click();
  await expect(page.getByText(people.none)).toBeVisible();
  await checkScreen(page, 'who else, nobody yet');
  const link = await invite(page, 'parent');
  await checkScreen(page, 'who else, a link');

  // Without an account they read what it is about, sign up, and come back to it.
  const other = await newPerson(browser, server.url);
  await other.goto(link);
  await expect(other.getByText(join.lead.parent('owner@example.test'))).toBeVisible();
  await checkScreen(other, 'invitation, nobody signed in');
  await other.getByRole('link', { name: join.signUp }).click();
  await other.getByLabel('Email').fill('second@example.test');
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByLabel('Confirm password').fill(password);
  await other.getByRole('button', { name: 'Create Account' }).click();
  await expect(other.getByText(join.as('second@example.test'))).toBeVisible();
  await checkScreen(other, 'invitation, signed in');
  await other.getByRole('button', { name: join.accept }).click();
  await expect(other).toHaveURL(/\/app$/);
  await expect(other.getByText(en.acting.in('owner@example.test'))).toBeVisible();
  await expect(other.getByText('Wilhelmina').first()).toBeVisible();
  await checkScreen(other, 'home of another family');

  // What they make is the family's: its owner sees the child that they added.
  await newChild(other, 'Bartholomew');
  await page.goto('/app');
  await expect(page.getByText('Bartholomew').first()).toBeVisible();
  await other.goto('/app');
  await expect(other.getByText(en.acting.ownerPays).first()).toBeVisible();
  await other.goto('/app/profile');
  await expect(other.getByText(mine.ownersAlone)).toBeVisible();
  await checkScreen(other, 'profile in another family');
  await other.goto('/auth/subscription');
  await expect(other).toHaveURL(/\/account\/people$/);
  await checkScreen(other, 'switch family');

  // At home nothing of the other family is seen, and the way back is there.
  await other.getByRole('button', { name: mine.goLabel(mine.own) }).click();
  await expect(other).toHaveURL(/\/account\/people$/);
  await expect(other.getByRole('heading', { name: people.title })).toBeVisible();
  await other.getByRole('button', { name: mine.goLabel(mine.of('owner@example.test')) }).click();
  await expect(other).toHaveURL(/\/app$/);

  // The link was for one person.
  const late = await newPerson(browser, server.url);
  await late.goto(link);
  await expect(late.getByText(join.gone)).toBeVisible();
  await checkScreen(late, 'invitation, gone');

  await page.goto('/account/people');
  await page.getByRole('button', { name: people.removeLabel('second@example.test') }).click();
  await checkScreen(page, 'who else, removing');
  await page.getByRole('dialog').getByRole('button', { name: people.remove }).click();
  await expect(page.getByText(people.none)).toBeVisible();
  await other.goto('/app');
  await expect(other).toHaveURL(`${server.url}/`);
  await expect(other.getByText('Wilhelmina')).toHaveCount(0);
  await page.goto('/app/profile');
  await page.getByText(en.audit.title).click();
  await expect(page.getByText(en.audit.by('second@example.test')).first()).toBeVisible();
});

test('a relative watches finished films and sees nothing else, until it ends', async ({
  page,
  server,
  browser,
}) => {
  test.setTimeout(180_000);
  await signUpAs(page, 'host@example.test');
  await pay(page, server.url);
  const child = await newChild(page, 'Philippa');
  const titles = ['Ducks at the lake', 'The first snow'];
  const [first] = await addShortFilms(server.directory, child.id, titles);
  const link = await invite(page, 'viewer');
  const grandma = await newPerson(browser, server.url);
  await signUpAs(grandma, 'grandma@example.test');
  await grandma.goto(link);
  await expect(grandma.getByText(join.can.viewer)).toBeVisible();
  await grandma.getByRole('button', { name: join.accept }).click();
  await expect(grandma).toHaveURL(/\/together$/);
  await expect(grandma.getByRole('heading', { name: films.of('Philippa') })).toBeVisible();
  await checkScreen(grandma, 'films of a family');
  for (const [language, texts] of Object.entries({ pt, es })) {
    await grandma.evaluate((value) => localStorage.setItem('milestoon.language', value), language);
    await grandma.reload();
    await expect(grandma.getByRole('heading', { name: texts.households.films.of('Philippa') })).toBeVisible();
    await fitsIn(grandma, `films of a family, ${language}`);
    await grandma.goto('/account/people');
    await expect(grandma.getByRole('heading', { name: texts.acting.switch })).toBeVisible();
    await fitsIn(grandma, `switch family, ${language}`);
    await grandma.goto('/together');
  }
  await grandma.evaluate(() => localStorage.setItem('milestoon.language', 'en'));
  await grandma.reload();

  await grandma.getByRole('button', { name: titles[0] ?? '' }).click();
  await expect(grandma.getByRole('heading', { level: 1, name: titles[0] ?? '' })).toBeVisible();
  await expect(grandma.locator('video')).toHaveAttribute('src', /\/files\/episodes\//);
  await checkScreen(grandma, 'film of a family');
  await grandma.getByRole('button', { name: films.back }).click();
  await grandma.getByRole('link', { name: en.kids.open }).click();
  await expect(grandma.getByRole('button', { name: /The first snow/ })).toBeVisible();
  await grandma.getByRole('button', { name: /The first snow/ }).click();
  await expect(grandma.locator('video')).toHaveAttribute('src', /\/files\/episodes\//);

  // Whatever address of the app they open, it is the films.
  for (const address of [
    '/app',
    '/app/create',
    `/app/episodes/${first?.id}`,
    '/account',
    '/kids',
    '/admin',
  ]) {
    await grandma.goto(address);
    await expect(grandma).toHaveURL(/\/together$/);
  }
  await grandma.goto('/account/people');
  await grandma.getByRole('button', { name: mine.leaveLabel('host@example.test') }).click();
  await grandma.getByRole('dialog').getByRole('button', { name: mine.leave }).click();
  await expect(grandma).toHaveURL(/\/auth\/subscription-check$/);
  await page.goto('/account/people');
  await expect(page.getByText(people.none)).toBeVisible();
});
