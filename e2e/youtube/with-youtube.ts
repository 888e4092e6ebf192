import { en } from '@milestoon/domain/texts/en';
import type { Page } from '@playwright/test';
import {
  type StandInGoogle,
  youtubeSettings,
} from '../../apps/server/src/features/publishing/google.testing.ts';
import { expect, test as base } from '../fixtures.ts';
import { type RunningServer, startServer } from '../server.ts';
import { startGoogleWithPage } from './google.ts';

const words = en.publishing;

/** Where the operator has an OAuth client at Google; whether its project was audited is up to the file. */
export const withYouTube = base.extend<
  { content: undefined },
  { isAudited: boolean; google: StandInGoogle; server: RunningServer; youtube: YouTubeServer }
>({
  isAudited: [false, { option: true, scope: 'worker' }],
  youtube: [
    async ({ isAudited }, use) => {
      const { google, addresses, close } = await startGoogleWithPage();
      const server = await startServer(
        {
          ...youtubeSettings,
          STAND_IN_GOOGLE: addresses,
          YOUTUBE_AUDITED: String(isAudited),
          // Films that are soon made have no trailer, which is worth a warning anywhere else.
          LOG_LEVEL: 'error',
        },
        'e2e/youtube/server.ts',
      );
      await use({ google, server });
      await server.stop();
      await close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  google: [({ youtube }, use) => use(youtube.google), { scope: 'worker' }],
  server: [({ youtube }, use) => use(youtube.server), { scope: 'worker' }],
  // The page of the stand-in is another site, as theirs is.
  others: [/^http:\/\/localhost:\d+$/],
  content: [
    async ({ google }, use) => {
      await use(undefined);
      expect(google.complaints).toEqual([]);
    },
    { auto: true },
  ],
});

interface YouTubeServer {
  google: StandInGoogle;
  server: RunningServer;
}

/** From the profile to Google's page. */
export async function askGoogle(page: Page): Promise<void> {
  await page.goto('/app/profile');
  await page.getByRole('button', { name: words.title, exact: true }).click();
  await page.getByRole('button', { name: words.connect, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Google' })).toBeVisible();
}

/** Connects the channel that the stand-in has, and ends in the profile with its card open. */
export async function connectChannel(page: Page, channel: string): Promise<void> {
  await askGoogle(page);
  await page.getByRole('link', { name: 'Allow' }).click();
  await expect(page.getByText(words.returning.done(channel))).toBeVisible();
  await page.getByRole('link', { name: words.returning.toProfile }).click();
  await page.getByRole('button', { name: words.title, exact: true }).click();
  await expect(page.getByText(words.connected(channel))).toBeVisible();
}

/** What stands on the channel: of every video its title, who sees it, and whether it is made for kids. */
export const videosOf = (google: StandInGoogle): unknown[] =>
  [...google.channel.videos.values()].map(({ resource: { snippet, status } }) => [
    snippet.title,
    status.privacyStatus,
    status.selfDeclaredMadeForKids,
  ]);
