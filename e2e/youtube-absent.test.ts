import { en } from '@milestoon/domain/texts/en';
import { newChild, pay, signUpAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { addShortFilms } from './short-films.ts';
import { ofYouTube, publicPages } from './youtube/promises.ts';

// Nobody set YouTube up.

test('no page that everybody can read promises YouTube', async ({ browser, server }) => {
  const promising = (await publicPages(browser, server)).filter(([, text]) => ofYouTube.test(text));
  expect(promising).toEqual([]);
});

test('the plan, the profile and a film say nothing of YouTube', async ({ page, server }) => {
  test.setTimeout(120_000);
  await signUpAs(page, 'nothing-set-up@example.test');
  const main = page.getByRole('main');
  await page.goto('/auth/subscription');
  await expect(page.getByText(en.plan.includes.download)).toBeVisible();
  await expect(main).not.toContainText(ofYouTube);

  await pay(page, server.url);
  const answered = (path: string) => page.waitForResponse((response) => response.url().endsWith(path));
  const asked = answered('/api/youtube');
  await page.goto('/app/profile');
  await asked;
  await main.getByRole('button', { name: en.notifications.settings.title, exact: true }).click();
  await expect(page.getByRole('switch').first()).toBeVisible();
  await expect(main).not.toContainText(ofYouTube);

  const child = await newChild(page, 'Mia');
  const [film] = await addShortFilms(server.directory, child.id, ['The first word']);
  const looked = answered(`/api/episodes/${film?.id}/publication`);
  await page.goto(`/app/episodes/${film?.id}`);
  await looked;
  await expect(page.getByRole('group', { name: en.sharing.link.legend.film })).toBeVisible();
  await expect(main).not.toContainText(ofYouTube);
});
