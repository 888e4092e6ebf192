/// <reference lib="dom" />
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { en } from '@milestoon/domain/texts/en';
import { es } from '@milestoon/domain/texts/es';
import { pt } from '@milestoon/domain/texts/pt';
import type { Look } from '@milestoon/look';
import { expect, type Page } from '@playwright/test';
import { signUpAs } from './family.ts';
import { test } from './fixtures.ts';
import { checkScreen, fitsIn } from './screen-check.ts';

// What a request that is refused leaves on the console.
test.use({ expected: [/402 \(Payment Required\)/] });

const photoOf = (name: string): string => fileURLToPath(new URL(`../photos/${name}.jpg`, import.meta.url));
const words = en.children.look.questions;
const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

/** The child as drawn now: a digest of its pixels, once there is a drawing. */
async function drawn(page: Page): Promise<string> {
  const picture = page.getByRole('img', { name: 'Preview of Ana' });
  await expect.poll(() => picture.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBeGreaterThan(2);
  const pixels = await picture.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  return createHash('sha256').update(pixels).digest('hex');
}

/** Waits until the child is drawn otherwise than before. */
const redrawn = (page: Page, before: string): Promise<void> =>
  expect.poll(() => drawn(page), { timeout: 30_000 }).not.toBe(before);

async function openForm(page: Page, email: string, photos: string[]): Promise<void> {
  await signUpAs(page, email);
  await page.goto('/auth/first-look');
  await page.getByLabel('Name', { exact: true }).fill('Ana');
  await page.getByLabel('Upload photos').setInputFiles(photos.map(photoOf));
}

test('an uncertain photo, a question, an answer: the child is drawn anew, by touch and by keyboard', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize(phone);
  // Black and white: no colour can be read from it.
  await openForm(page, 'unsure@example.test', ['child-grayscale']);
  const skin = page.getByRole('group', { name: words.skin('Ana'), exact: true });
  await expect(skin).toBeVisible({ timeout: 60_000 });
  const photo = page.getByRole('img', { name: words.photo('Ana') });
  await expect(photo).toBeVisible();
  // Not only there: the file has come.
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(skin.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(skin.getByRole('radio')).toHaveCount(4);
  await checkScreen(page, 'look question 1, on a photo without colours');
  const first = await drawn(page);

  // The heads are beside each other in pairs, each larger than a thumb.
  const answer = skin.getByRole('radio', { name: 'Dark', exact: true });
  const box = await answer.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(100);
  await answer.click();
  await expect(answer).toBeChecked();
  await redrawn(page, first);
  await checkScreen(page, 'look question 2, answered');
  await page.getByRole('button', { name: words.next }).click();

  await page.setViewportSize(desk);
  const hair = page.getByRole('group', { name: words.hairColor('Ana'), exact: true });
  await expect(hair).toBeVisible();
  await hair.getByRole('radio').first().focus();
  const darker = await drawn(page);
  // From the first back to the last: not what is drawn already.
  await page.keyboard.press('ArrowLeft');
  const last = hair.getByRole('radio').last();
  await expect(last).toBeChecked();
  const chosen = await last.getAttribute('value');
  await redrawn(page, darker);

  // A reload keeps both answers and asks for the rest.
  await page.reload();
  await expect(page.getByRole('group', { name: words.eyes('Ana'), exact: true })).toBeVisible({
    timeout: 60_000,
  });
  for (const [language, { children }] of Object.entries({ pt, es })) {
    await page.goto(`/auth/first-look?lang=${language}`);
    await expect(page.getByText(children.look.questions.eyes('Ana'), { exact: true })).toBeVisible({
      timeout: 60_000,
    });
    await fitsIn(page, `look question in ${language}`);
  }
  await page.goto('/auth/first-look?lang=en');
  await page.getByRole('button', { name: words.more }).click({ timeout: 60_000 });
  await expect(
    page.getByRole('group', { name: 'Skin', exact: true }).getByLabel('Dark', { exact: true }),
  ).toBeChecked();
  await expect(page.getByRole('group', { name: 'Hair colour', exact: true }).locator(':checked')).toHaveValue(
    chosen ?? '',
  );
  await expect(page.getByRole('group', { name: 'Eyes please check' })).toBeVisible();
});

test('a photo of another child is left out until the parent keeps it; open questions hold nothing up', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openForm(page, 'other-child@example.test', ['girl-black-long-fringe', 'boy-blond-undercut']);
  // Of two alone it is asked; of more the odd one is named.
  const note = page.getByText('So far we have used photo 1 only.');
  await expect(note).toBeVisible({ timeout: 60_000 });
  await checkScreen(page, 'a photo of another child');
  await page.getByRole('button', { name: en.children.findings.both }).click();
  await expect(page.getByText('Here is what we saw')).toBeVisible({ timeout: 60_000 });
  await expect(note).toBeHidden();

  await page.getByRole('button', { name: 'Remove photo 2' }).click();
  await page.getByLabel('Upload photos').setInputFiles(photoOf('very-dark'));
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect(page.getByRole('button', { name: words.notSure })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await page.getByRole('button', { name: en.firstLook.submit }).click();
  await expect(page.getByText('Creating Magic...').first()).toBeVisible({ timeout: 60_000 });

  // What nobody answered is left to the avatars: whoever keeps one keeps the hair it shows.
  await expect(page.getByText(en.children.avatars.differ)).toBeVisible({ timeout: 60_000 });
  const greeting = page.locator('label').filter({ hasText: 'Happy hello' });
  await expect(greeting).toBeVisible({ timeout: 60_000 });
  await checkScreen(page, 'avatars that differ');
  const [, shown = ''] = /Hair: ([^·\n]+)/.exec(await greeting.innerText()) ?? [];
  await greeting.click();
  await page.getByRole('button', { name: en.children.avatars.confirm }).click();
  await expect(page.getByText(en.children.avatars.title)).toBeHidden();
  const [{ id }] = await (await page.request.get('/api/children')).json();
  const { look } = (await (await page.request.get(`/api/children/${id}`)).json()) as { look: Look };
  expect(en.children.look.hairShape[look.hairShape]).toBe(shown.trim());
});
