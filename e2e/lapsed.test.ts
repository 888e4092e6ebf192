/// <reference lib="dom" />
import { en } from '@milestoon/domain/texts/en';
import { pt } from '@milestoon/domain/texts/pt';
import type { Page } from '@playwright/test';
import { withBriefFilms as test } from './brief/brief-films.ts';
import { chooseAvatar, episode, newChild, newEpisode, password, pay, photo, signUpAs } from './family.ts';
import { expect } from './fixtures.ts';
import { followMailedLink } from './mailed-link.ts';
import { mailsTo } from './outbox.ts';
import { fillChildForm } from './parent.ts';
import { checkScreen } from './screen-check.ts';

const day = 86_400;

/** Time passes for payments, and for nothing else. */
async function letPass(page: Page, origin: string, days: number): Promise<void> {
  const form = { seconds: String(days * day) };
  const answer = await page.request.post('/payments-emulator/control/clock', {
    form,
    headers: { origin },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}

/** On the portal: cancels everything that runs. */
async function cancelAll(page: Page, count: number): Promise<void> {
  for (let cancelled = 0; cancelled < count; cancelled++) {
    await page.getByRole('button', { name: 'Cancel subscription' }).first().click();
    await expect(page.getByRole('button', { name: 'Resume subscription' })).toHaveCount(cancelled + 1);
  }
}

async function payHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
}

test('a parent whose subscription has ended leaves with her films', async ({ page, server, browser }) => {
  test.setTimeout(600_000);
  const email = 'lapsed@example.test';
  await signUpAs(page, email);
  await pay(page, server.url);
  const child = await newChild(page, 'Lea');
  await pay(page, server.url, child);
  await chooseAvatar(page, child);
  const filmId = await newEpisode(page, child, 'Ducks at the lake');

  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Subscription & Billing' }).click();
  await expect(page.getByText('This plan is for Lea.')).toBeVisible();
  await expect(page.getByText('Together €25.90 per month.')).toBeVisible();
  await checkScreen(page, 'leaving 1, the portal');
  await cancelAll(page, 2);
  await page.getByRole('link', { name: 'Return to the app' }).click();
  await expect(page.getByText(/^Cancelled\. Ends on .+; nothing more is charged\.$/)).toHaveCount(2);
  await expect(page.getByText('Subscription Active')).toBeVisible();
  await checkScreen(page, 'leaving 2, cancelled');
  const endings = async (): Promise<number> =>
    (await mailsTo(server.directory, email)).filter((mail) => /was cancelled and ends on /.test(mail)).length;
  await expect.poll(endings, { timeout: 15_000 }).toBe(2);

  await expect
    .poll(async () => (await episode(page, filmId)).status, { timeout: 300_000, intervals: [1_000] })
    .toBe('completed');
  const ready = async (): Promise<number> =>
    (await mailsTo(server.directory, email)).filter(
      (mail) => mail.includes(`/app/episodes/${filmId}`) && mail.includes('Content-Type: image/jpeg'),
    ).length;
  await expect.poll(ready, { timeout: 15_000 }).toBe(1);
  await followMailedLink(browser, server, email, filmId);
  await letPass(page, server.url, 62);

  await page.goto('/app');
  await expect(page).toHaveURL(/\/auth\/subscription-check$/);
  await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();
  await expect(page.getByText(en.subscriptionCheck.endedText)).toBeVisible();
  await checkScreen(page, 'leaving 3, the subscription has ended');
  for (const [now, next] of [
    [/^Theme: System/, 'light'],
    [/^Theme: Light/, 'dark'],
    [/^Theme: Dark/, null],
  ] as const) {
    await page.getByRole('button', { name: now }).click();
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe(next);
  }

  // Watched and kept.
  await page.getByRole('link', { name: 'Your films' }).click();
  await expect(page.getByRole('link', { name: /Episode 01: Ducks at the lake/ })).toBeVisible();
  await checkScreen(page, 'leaving 4, films');
  await page.getByRole('link', { name: /Episode 01: Ducks at the lake/ }).click();
  await expect(page).toHaveURL(`/account/films/${filmId}`);
  await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
    await new Promise<void>((resolve) => {
      video.addEventListener('timeupdate', () => video.currentTime > 0.5 && resolve());
    });
    video.pause();
  });
  await expect(page.getByRole('button', { name: 'Change the story' })).toBeHidden();
  await checkScreen(page, 'leaving 5, a film');
  const film = page.waitForEvent('download');
  await page.getByRole('link', { name: en.episodes.player.download, exact: true }).click();
  expect((await film).suggestedFilename()).toBe('Episode 01 Ducks at the lake.mp4');

  // The account, with the ways back to a subscription.
  await page.goto('/account');
  await expect(page.getByText('No active subscription')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Subscribe to Start Creating' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Subscribe to Create Episodes' })).toBeVisible();
  await checkScreen(page, 'leaving 6, the account');
  await page.getByRole('link', { name: 'Subscribe to Create Episodes' }).click();
  await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeVisible();
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('link', { name: 'Subscribe to Start Creating' }).click();
  await expect(page).toHaveURL(/\/auth\/subscription$/);
  await page.goto('/account');
  await page.getByRole('radio', { name: 'Português (Portugal)' }).check();
  await expect(page.getByRole('heading', { name: pt.accountPage.title })).toBeVisible();
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByRole('button', { name: 'Subscription & Billing' }).click();
  await expect(page.getByRole('heading', { name: 'Invoices and receipts' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to the app' }).click();
  await expect(page).toHaveURL(/\/account$/);

  await page.getByRole('button', { name: 'Change Password' }).click();
  const another = 'another good password';
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password', { exact: true }).fill(another);
  await page.getByLabel('Confirm new password').fill(another);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password updated successfully')).toBeVisible();
  await page.goto('/auth/subscription-check');
  await signOut(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(another);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();

  // Taken along, then deleted.
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('button', { name: en.privacy.card.title }).click();
  await page.getByRole('button', { name: en.privacy.card.exportButton }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(another);
  const archive = page.waitForEvent('download');
  await dialog.getByRole('button', { name: en.privacy.card.exportButton }).click();
  expect((await archive).suggestedFilename()).toMatch(/\.zip$/);
  await expect(page.getByText(en.privacy.card.exported)).toBeVisible();
  await checkScreen(page, 'leaving 7, everything taken along');
  await page.getByRole('button', { name: 'Delete Lea' }).click();
  await dialog.getByRole('textbox').first().fill('Lea');
  await dialog.getByLabel('Current password').fill(another);
  await dialog.getByRole('button', { name: 'Delete Forever' }).click();
  await expect(dialog.getByText(en.privacy.receipt.child)).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Subscribe to Create Episodes')).toBeHidden();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByLabel(en.privacy.account.email).fill(email);
  await dialog.getByLabel('Current password').fill(another);
  await dialog.getByRole('button', { name: 'Delete Forever' }).click();
  await expect(dialog.getByText(en.privacy.receipt.account)).toBeVisible({ timeout: 30_000 });
  await checkScreen(page, 'leaving 8, the receipt');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  const again = await page.request.post('/api/auth/sign-in/email', {
    data: { email, password: another },
    headers: { origin: server.url },
  });
  expect(again.status()).toBe(401);
});

test('it is said for whom and how much one pays, and what was paid', async ({ page, server }) => {
  test.setTimeout(300_000);
  const email = 'payer@example.test';
  await signUpAs(page, email);
  await page.goto('/auth/subscription-check');
  await page.getByRole('button', { name: 'Check for Recent Payments' }).click();
  await expect(page.getByText(en.sync.done)).toBeVisible();
  await expect(page.getByText(en.subscriptionCheck.notFound(email))).toBeVisible();
  await checkScreen(page, 'subscription required, no payment found');
  await page.goto('/auth/success');
  await expect(page.getByRole('heading', { name: 'No payment yet' })).toBeVisible();

  await page.goto('/auth/subscription');
  await expect(page.getByText(/With one child that is €25\.90 per month\./)).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await expect(page.getByText('This plan is for your account.')).toBeVisible();
  await payHere(page);
  await expect(page.getByText('Next we get to know your child.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue Setup' }).click();
  await fillChildForm(page, { name: 'Noa', photo, style: 'Classic' });
  await expect(page.getByText(/^The plan of Noa costs €12\.95 per month/)).toBeVisible();
  await page.getByRole('button', { name: 'Add Child for €12.95 per month' }).click();
  await expect(page.getByText('This plan is for Noa.')).toBeVisible();
  await expect(page.getByText('Due today: €12.95')).toBeVisible();
  await checkScreen(page, 'checkout for a child');
  await payHere(page);
  await expect(page.getByText('Creating Magic...').first()).toBeVisible();

  await page.goto('/app');
  const counter = page.getByText(/\d+ subscriptions?/);
  await expect(counter).toHaveText(/^2 subscriptions · 1 child$/);
  await page.getByRole('button', { name: 'Menu for Noa' }).click();
  await page.getByRole('menuitem', { name: 'Delete Child' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Noa');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Forever' }).click();
  await expect(counter).toHaveText(/^1 subscription · 0 children$/);

  // A card that fails: the mail leads to the portal.
  const portal = '/account/billing';
  const changeCard = async (name: RegExp): Promise<void> => {
    await page.getByRole('radio', { name }).check();
    await page.getByRole('button', { name: 'Change card' }).click();
    await expect(page.getByText('The card was changed.')).toBeVisible();
  };
  await page.goto(portal);
  await changeCard(/declined later/);
  await letPass(page, server.url, 32);
  await page.goto('/app');
  await expect(page.getByText(en.subscriptionCheck.unpaidText)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check your card' })).toBeVisible();
  await checkScreen(page, 'subscription required, unpaid');
  const mailed = async (): Promise<number> =>
    (await mailsTo(server.directory, email)).filter((mail) => mail.includes(portal)).length;
  await expect.poll(mailed, { timeout: 15_000 }).toBe(1);
  await page.goto(portal);
  await expect(page).toHaveURL(/\/payments-emulator\/portal\//);
  await changeCard(/Is accepted$/);
  await page.getByRole('link', { name: 'Return to the app' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText('Subscription Active')).toBeVisible();

  // Who begins again is back with her family.
  await newChild(page, 'Ida');
  await page.goto(portal);
  await cancelAll(page, 1);
  await letPass(page, server.url, 62);
  await page.goto('/auth/subscription-check');
  await page.getByRole('link', { name: 'Subscribe Now' }).click();
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await payHere(page);
  await expect(page.getByRole('heading', { name: 'Welcome Aboard' })).toBeVisible();
  await expect(page.getByText(en.welcomeAboard.again)).toBeVisible();
  await page.getByRole('link', { name: 'Continue to App' }).click();
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByRole('heading', { name: 'Ida' })).toBeVisible();
});
