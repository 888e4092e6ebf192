import { en } from '@milestoon/domain/texts/en';
import { newChild, pay, signUpAs } from './family.ts';
import { expect } from './fixtures.ts';
import { checkScreen } from './screen-check.ts';
import { addShortFilms } from './short-films.ts';
import { ofYouTube, publicPages } from './youtube/promises.ts';
import { connectChannel, videosOf, withYouTube as test } from './youtube/with-youtube.ts';

// Google has not audited the project of this operator, who did not say so.

const words = en.publishing;

test('private is all there is on YouTube, and is not asked for; in the app every choice is left', async ({
  page,
  server,
  google,
}) => {
  test.setTimeout(120_000);
  await signUpAs(page, 'youtube-private@example.test');
  await page.goto('/auth/subscription');
  await expect(page.getByText(en.plan.includes.publishing)).toBeVisible();
  await pay(page, server.url);
  const child = await newChild(page, 'Mia');
  const [film] = await addShortFilms(server.directory, child.id, ['The first word']);
  await connectChannel(page, 'The Mia channel');

  await page.goto(`/app/episodes/${film?.id}`);
  const publish = page.getByRole('button', { name: words.episode.publish });
  await expect(publish).toBeVisible();
  const here = page.getByRole('group', { name: en.sharing.link.legend.film });
  const there = page.getByRole('group', { name: words.onYouTube.legend });
  await expect(here.getByRole('radio')).toHaveCount(3);
  await expect(page.getByRole('group', { name: words.kids.legend })).toBeVisible();
  await expect(there).toHaveCount(0);
  await checkScreen(page, 'film, private on YouTube');
  await publish.click();
  await page.getByRole('button', { name: words.change.open }).click();
  await expect(page.getByRole('button', { name: words.change.save, exact: true })).toBeVisible();
  await expect(there).toHaveCount(0);
  await expect(page.getByText(`${words.visibility.private} · ${words.kids.yes}`)).toBeVisible();
  await expect.poll(() => videosOf(google)).toEqual([['Episode 01: The first word', 'private', true]]);
});

test('what is set up is promised', async ({ browser, server }) => {
  const silent = (await publicPages(browser, server)).filter(([, text]) => !ofYouTube.test(text));
  expect(silent).toEqual([]);
});
