import { en } from '@milestoon/domain/texts/en';
import type { Page } from '@playwright/test';
import { inDatabase } from './database.ts';
import { chooseAvatar, newChild, pay, photo, signUpAs } from './family.ts';
import { expect } from './fixtures.ts';
import { createEpisode } from './parent.ts';
import { checkScreen } from './screen-check.ts';
import { addShortFilms } from './short-films.ts';
import { askGoogle, connectChannel, videosOf, withYouTube as test } from './youtube/with-youtube.ts';

test.use({ isAudited: true });

const words = en.publishing;
const channel = 'The Mia channel';
const season = (number: number): string => words.video.playlist('Mia', number, 'Milestoon');

const choose = (page: Page, group: string, option: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: option, exact: true }).check();

/** The dialog that deletes an episode, opened from the list. */
async function openDeletion(page: Page, title: string) {
  await page.goto('/app/episodes');
  await page.getByRole('button', { name: en.episodes.menu(title) }).click();
  await page.getByRole('menuitem', { name: en.episodes.delete }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(en.episodes.deletion.text)).toBeVisible();
  await dialog.getByRole('textbox').fill(title);
  return {
    dialog,
    box: dialog.getByRole('checkbox', { name: words.also.label(1) }),
    async confirm() {
      await dialog.getByRole('button', { name: en.ui.deleteForever }).click();
      await expect(dialog).toHaveCount(0);
    },
  };
}

test('a parent connects a channel, chooses who sees a film there, changes it, and deletes it there or not', async ({
  page,
  server,
  google,
}) => {
  test.setTimeout(180_000);
  await signUpAs(page, 'youtube@example.test');
  await pay(page, server.url);
  const child = await newChild(page, 'Mia');
  await pay(page, server.url, child);
  const [first] = await addShortFilms(server.directory, child.id, ['The first word']);

  // Told no, Google gives nothing, and a parent reads so.
  await askGoogle(page);
  await page.getByRole('link', { name: 'Refuse' }).click();
  await expect(page.getByText(words.returning.declined)).toBeVisible();
  await checkScreen(page, 'youtube, not allowed at Google');
  await connectChannel(page, channel);
  await choose(page, words.kids.ofNew, words.kids.no);
  await checkScreen(page, 'profile, a channel is connected');

  // Private by itself, and not for kids, as the profile says; this film is to be otherwise.
  await page.goto(`/app/episodes/${first?.id}`);
  const who = page.getByRole('group', { name: words.onYouTube.legend });
  await expect(who.getByRole('radio', { name: words.visibility.private })).toBeChecked();
  await expect(page.getByRole('radio', { name: words.kids.no })).toBeChecked();
  await choose(page, words.onYouTube.legend, words.visibility.unlisted);
  await expect(page.getByText(words.onYouTube.unlisted)).toBeVisible();
  await choose(page, words.kids.legend, words.kids.yes);
  await checkScreen(page, 'film, who sees it on YouTube');
  await page.getByRole('button', { name: words.episode.publish }).click();
  const published = page.getByRole('status').getByText(/^On YouTube since .*, in your private playlist\.$/);
  await expect(published).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(`${words.visibility.unlisted} · ${words.kids.yes}`)).toBeVisible();
  const [id = ''] = google.channel.videos.keys();
  await expect(page.getByRole('link', { name: words.episode.openLabel('The first word') })).toHaveAttribute(
    'href',
    `https://www.youtube.com/watch?v=${id}`,
  );
  expect(videosOf(google)).toEqual([['Episode 01: The first word', 'unlisted', true]]);
  await checkScreen(page, 'film, on YouTube');

  await page.getByRole('button', { name: words.change.open }).click();
  await choose(page, words.onYouTube.legend, words.visibility.public);
  await choose(page, words.kids.legend, words.kids.no);
  await page.getByRole('button', { name: words.change.save, exact: true }).click();
  await expect(page.getByText(`${words.visibility.public} · ${words.kids.no}`)).toBeVisible();
  expect(videosOf(google)).toEqual([['Episode 01: The first word', 'public', false]]);

  // The next season has a playlist of its own.
  await inDatabase(server.directory, (database) =>
    database.asWorker('a test has a season that is full', (tx) =>
      tx.updateTable('children').set({ last_episode_number: 12 }).where('id', '=', child.id).execute(),
    ),
  );
  const [thirteenth] = await addShortFilms(server.directory, child.id, ['The first snow']);
  await page.goto(`/app/episodes/${thirteenth?.id}`);
  await page.getByRole('button', { name: words.episode.publish }).click();
  await expect(published).toBeVisible({ timeout: 30_000 });
  const [, second = ''] = google.channel.videos.keys();
  const playlists = [...google.channel.playlists.values()];
  expect(playlists.map(({ resource, videos }) => [resource.snippet.title, videos])).toEqual([
    [season(1), [id]],
    [season(2), [second]],
  ]);

  // Left as it is, the box leaves the video where it is.
  const kept = await openDeletion(page, 'The first word');
  await expect(kept.box).not.toBeChecked();
  await checkScreen(page, 'delete dialog, also on YouTube');
  await kept.confirm();
  expect([...google.channel.videos.keys()]).toEqual([id, second]);
  const gone = await openDeletion(page, 'The first snow');
  await gone.box.check();
  await expect(gone.dialog.getByText(words.also.hint)).toBeVisible();
  await gone.confirm();
  expect([...google.channel.videos.keys()]).toEqual([id]);
});

test('a new episode goes to the channel by itself, as its alert says, and the parent hears of it', async ({
  page,
  server,
  google,
}) => {
  test.setTimeout(180_000);
  await signUpAs(page, 'youtube-automatic@example.test');
  await pay(page, server.url);
  const child = await newChild(page, 'Ida');
  await pay(page, server.url, child);
  await chooseAvatar(page, child);
  const episode = { child: 'Ida', description: 'Ida fed the ducks with Grandma.', image: photo };

  // Without a channel nothing is said of YouTube.
  await page.goto('/app');
  expect(await createEpisode(page, { ...episode, title: 'Ducks' })).toBe(en.episode.createdHere);
  await connectChannel(page, channel);
  const before = google.channel.videos.size;
  await page.goto('/app');
  expect(await createEpisode(page, { ...episode, title: 'Swans' })).toBe(en.episode.created);
  await expect.poll(() => google.channel.videos.size, { timeout: 60_000 }).toBe(before + 1);
  expect(videosOf(google).at(-1)).toEqual(['Episode 02: Swans', 'private', true]);
  const told = async () => (await (await page.request.get('/api/notifications')).json()).unread;
  await expect.poll(told, { timeout: 30_000 }).toBe(3);
  await page.goto('/app');
  await page.getByRole('button', { name: 'Notifications, 3 unread' }).click();
  await expect(
    page.getByText('“Episode 02: Swans” is ready on YouTube, in your private playlist.'),
  ).toBeVisible();
});
