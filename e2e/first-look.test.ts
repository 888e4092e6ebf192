/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { en } from '@milestoon/domain/texts/en';
import { photo } from './family.ts';
import { expect, test } from './fixtures.ts';
import { fillChildForm, signUp } from './parent.ts';
import { checkScreen } from './screen-check.ts';

// What a request that is refused leaves on the console.
test.use({ expected: [/402 \(Payment Required\)/] });

const words = en.firstLook;

/** How much of the canvas is no single colour: nothing is drawn while it is 1. */
const coloursOn = (page: Page): Promise<number> =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const copy = document.createElement('canvas');
    [copy.width, copy.height] = [64, 36];
    const context = copy.getContext('2d');
    context?.drawImage(canvas, 0, 0, 64, 36);
    const { data } = context?.getImageData(0, 0, 64, 36) ?? { data: new Uint8ClampedArray() };
    return new Set(new Uint32Array(data.buffer)).size;
  });

test('a parent sees avatars and ten seconds of film, then pays and makes the first episode', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signUp(page, 'first-look@example.test');
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
  await checkScreen(page, 'first look 1, offered');
  await page.getByRole('link', { name: words.go }).click();
  await expect(page).toHaveURL(/\/auth\/first-look$/);
  await fillChildForm(page, { name: 'Ida', photo, style: 'Classic' });
  await checkScreen(page, 'first look 2, the form');
  await page.getByRole('button', { name: words.submit }).click();

  await expect(page.getByText('Creating Magic...').first()).toBeVisible();
  const candidates = page.getByRole('radio');
  await expect(candidates).toHaveCount(4, { timeout: 60_000 });
  await candidates.nth(2).check({ force: true });
  await page.getByRole('button', { name: 'Confirm Selection' }).click();
  await expect(page.getByRole('heading', { name: words.ready })).toBeVisible();
  await expect(page.getByRole('img', { name: words.picture('Ida') })).toBeVisible();

  // Ten seconds with her; pictures stand still here, one after the other.
  await page.getByRole('button', { name: 'Play the trailer' }).click();
  const next = page.getByRole('button', { name: 'Next picture' });
  for (let shown = 0; shown < 3; shown++) {
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', String((shown + 1) / 4));
    expect(await coloursOn(page)).toBeGreaterThan(20);
    if (shown === 1) await checkScreen(page, 'first look 3, ten seconds');
    await next.click();
  }
  await expect(page.getByText(words.rest)).toBeVisible();
  await checkScreen(page, 'first look 4, avatars ready');

  // Nothing else has opened.
  await page.goto('/app');
  await expect(page).toHaveURL(/\/auth\/subscription-check$/);
  await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();
  await expect(page.getByRole('heading', { name: words.ready })).toBeVisible();
  await checkScreen(page, 'first look 5, on the way back');
  const [child] = await (await page.request.get('/api/children')).json();
  const refused = await page.request.post('/api/episodes', {
    data: { childId: child.id, title: 'Ducks', description: 'We fed ducks.', images: ['user-x/a.jpg'] },
  });
  expect(refused.status()).toBe(402);

  await page.getByRole('link', { name: words.goOn }).click();
  await page.getByRole('button', { name: words.pay('€12.95') }).click();
  await expect(page.getByText('This plan is for Ida.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Aboard' })).toBeVisible();
  await page.goto('/app');
  await page.getByRole('link', { name: 'Create Episode' }).first().click();
  await expect(page.getByLabel('Episode title')).toBeVisible();
  await page.goto('/auth/first-look');
  await expect(page).toHaveURL(/\/app$/);
});
