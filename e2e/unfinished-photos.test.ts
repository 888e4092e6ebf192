import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Child, ChildSummary } from '@milestoon/contract';
import { tell } from '@milestoon/domain/texts';
import { en } from '@milestoon/domain/texts/en';
import type { Page } from '@playwright/test';
import { asOwner } from './database.ts';
import { newChild, pay, signUpAs } from './family.ts';
import { expect } from './fixtures.ts';
import type { MailServer } from './mail-server.ts';
import { checkScreen } from './screen-check.ts';
import { type RunningServer, startServer } from './server.ts';
import { withMail } from './with-mail.ts';

/** Where mails go out, to addresses that somebody confirmed. */
const test = withMail.extend<object, { server: RunningServer }>({
  server: [
    async ({ mailServer }, use) => {
      const server = await startServer({ SMTP_URL: mailServer.url, LOG_LEVEL: 'error' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const email = 'unfinished@example.test';
/** Milliseconds. */
const day = 86_400_000;
const thirtyDays = 30 * day;

/** The photos of these children were uploaded then, and the server begins a new day. No page of it may be open. */
async function daysGoBy(server: RunningServer, children: readonly ChildSummary[], uploaded: Date) {
  await asOwner(
    server,
    `update stored_files set created_at = '${uploaded.toISOString()}'
      where path in (select unnest(photos) from children where id in (${children.map(({ id }) => `'${id}'`).join()}));
     -- What is done once a day was done today: that was another day.
     update pgboss.job set singleton_key = id::text where name = 'delete-source-photos';`,
  );
  await server.kill();
  await server.restart();
}

async function confirmAddress(page: Page, { taken }: MailServer): Promise<void> {
  const links = (): string[] =>
    taken.flatMap((mail) => /http:\/\/[^/\s]+(\/auth\/confirm-address\?token=[\w-]+)/.exec(mail)?.[1] ?? []);
  await expect.poll(links, { timeout: 60_000 }).toHaveLength(1);
  await page.goto(links()[0] ?? '');
  await page.getByRole('button', { name: en.confirmAddress.submit }).click();
  await expect(page.getByText(en.confirmAddress.done)).toBeVisible();
}

const photosOf = async (page: Page, { id }: ChildSummary): Promise<Child['photos']> =>
  (await (await page.request.get(`/api/children/${id}`)).json()).photos;

test('photos of a child that never got an avatar are gone 30 days after upload; the parent hears before', async ({
  page,
  server,
  mailServer,
  browser,
}) => {
  test.setTimeout(300_000);
  await signUpAs(page, email);
  await confirmAddress(page, mailServer);
  await pay(page, server.url);
  const ida = await newChild(page, 'Ida');
  const theo = await newChild(page, 'Theo');
  // Another parent has no plan, so the app is closed to her.
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signUpAs(other, 'no-plan@example.test');
  const noa = await newChild(other, 'Noa');
  const isKept = async (child: ChildSummary, [photo] = [] as Child['photos']): Promise<boolean> =>
    access(path.join(server.directory, 'files', 'child-photos', photo?.path ?? child.id)).then(
      () => true,
      () => false,
    );
  const [ofIda, ofTheo] = [await photosOf(page, ida), await photosOf(page, theo)];
  expect([await isKept(ida, ofIda), await isKept(theo, ofTheo)]).toEqual([true, true]);

  // Two days before: the bell and one mail.
  const dueAt = new Date(Date.now() + 2 * day);
  await daysGoBy(server, [ida, noa], new Date(dueAt.getTime() - thirtyDays));
  const noticeOf = (childName: string) =>
    tell(en, 'en', 'photos-due', { childName, episode: null, dueAt, device: null, hellos: null });
  const notice = noticeOf('Ida');
  const mails = () => mailServer.taken.filter((mail) => mail.includes(notice.title));
  await expect.poll(mails, { timeout: 60_000 }).toHaveLength(1);
  expect(mails()[0]).toContain(`To: ${email}`);
  expect(mails()[0]).toContain(notice.text);
  await page.goto('/app');
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await expect(page.getByRole('dialog').getByText(notice.text)).toBeVisible();
  await checkScreen(page, 'notifications, photos will be deleted');
  await page.getByRole('dialog').getByRole('link', { name: notice.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The photos of Ida' })).toBeVisible();
  await page.getByRole('link', { name: en.children.card.edit }).click();
  await expect(page).toHaveURL(`/edit-child/${ida.id}`);
  await expect(page.getByAltText('Photo 1')).toBeVisible();
  await other.goto('/account');
  await other.getByRole('banner').getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await expect(other.getByRole('dialog').getByText(noticeOf('Noa').text)).toBeVisible();
  await other.getByRole('dialog').getByRole('link', { name: notice.title }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'The photos of Noa' })).toBeVisible();
  await expect(other.getByAltText('Photo 1')).toBeVisible();
  await expect(other.getByRole('link', { name: en.children.card.edit })).toBeHidden();
  await checkScreen(other, 'photos that will be deleted, without a subscription');
  const saved = other.waitForEvent('download');
  await other.getByRole('link', { name: 'Save photo 1' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Noa 1\.\w+$/);

  // The day itself: they are gone, those of the other child are not, and the child can still get its avatar.
  await page.goto('about:blank');
  await other.context().close();
  await daysGoBy(server, [ida], new Date(Date.now() - thirtyDays));
  await expect.poll(() => isKept(ida, ofIda), { timeout: 60_000 }).toBe(false);
  expect(await isKept(theo, ofTheo)).toBe(true);
  await page.goto(`/edit-child/${ida.id}`);
  await expect(page.getByText(en.children.edit.photosDeleted)).toBeVisible();
  await expect(page.getByAltText('Photo 1')).toHaveCount(0);
  await checkScreen(page, 'edit child, the photos were deleted');
  expect((await page.request.get(ofIda[0]?.url ?? '')).status()).toBe(404);
  await page.goto(`/edit-child/${theo.id}`);
  await expect(page.getByAltText('Photo 1')).toBeVisible();
  await page.goto('/app');
  await expect(page.getByText('The payment is still missing.', { exact: false })).toHaveCount(2);
  expect(mails()).toHaveLength(1);
});
