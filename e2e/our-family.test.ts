/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ChildSummary, EpisodePreview, FamilyMember } from '@milestoon/contract';
import { en } from '@milestoon/domain/texts/en';
import { filmSchema } from '@milestoon/film';
import type { Locator, Page } from '@playwright/test';
import { chooseAvatar, episode, newChild, pay, photo, signUpAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { checkScreen, fitsIn } from './screen-check.ts';

const words = en.family;
const grown = fileURLToPath(new URL('../photos/woman-long-blond-blue-eyes.jpg', import.meta.url));
const desk = { width: 1280, height: 800 };
const thisYear = new Date().getFullYear();

const familyOf = async ({ request }: Page): Promise<FamilyMember[]> =>
  (await request.get('/api/family')).json();

/** The film of a milestone as it is directed, long before its video is made. */
async function filmOf(page: Page, child: ChildSummary, description: string) {
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await readFile(photo) };
  const images = await (
    await page.request.post('/api/photos', { multipart: { bucket: 'episode-images', file } })
  ).json();
  const { id } = await (
    await page.request.post('/api/episodes', {
      data: { childId: child.id, title: 'A cake', description, images: [images.path] },
    })
  ).json();
  await expect.poll(async () => (await episode(page, id)).hasPreview, { timeout: 120_000 }).toBe(true);
  const preview: EpisodePreview = await (await page.request.get(`/api/episodes/${id}/preview`)).json();
  return filmSchema.parse(preview.film);
}

/** How much of a canvas is no single colour: nothing is drawn while it is 1. */
const coloursOn = (drawing: Locator): Promise<number> =>
  drawing.evaluate((canvas: HTMLCanvasElement) => {
    const copy = document.createElement('canvas');
    [copy.width, copy.height] = [32, 32];
    const context = copy.getContext('2d');
    context?.drawImage(canvas, 0, 0, 32, 32);
    const { data } = context?.getImageData(0, 0, 32, 32) ?? { data: new Uint8ClampedArray() };
    return new Set(new Uint32Array(data.buffer)).size;
  });

test('a grandmother from a photo and a pet join the family and play themselves', async ({ page, server }) => {
  test.setTimeout(300_000);
  await signUpAs(page, 'our-family@example.test');
  await pay(page, server.url);
  const child = await newChild(page, 'Mia');
  await pay(page, server.url, child);
  await chooseAvatar(page, child);

  await page.goto('/app/profile');
  await page.getByRole('link', { name: words.open }).click();
  await expect(page).toHaveURL(/\/app\/family$/);
  await expect(page.getByText(words.empty)).toBeVisible();
  await checkScreen(page, 'our family 1, nobody');

  await page.getByRole('button', { name: words.addPerson }).click();
  await checkScreen(page, 'our family 2, a person');
  await page.getByLabel(words.name, { exact: true }).fill('Rosa');
  await page.getByLabel(words.relation).selectOption({ label: words.relations.grandmother });
  await page.getByLabel(words.born).fill('1959');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles(grown);
  await expect(page.getByText(en.children.look.found)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByText(words.mayUseRequired)).toBeVisible();
  await checkScreen(page, 'our family 3, a person from a photo');
  await page.getByRole('checkbox', { name: words.mayUse }).check();
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByRole('button', { name: words.edit('Rosa') })).toBeVisible();

  // By keyboard alone, at a desk.
  await page.setViewportSize(desk);
  await page.getByRole('button', { name: words.addPet }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(words.name, { exact: true })).toBeFocused();
  await page.keyboard.type('Biscuit');
  await page.getByLabel(words.species).selectOption({ label: words.animals['guinea-pig'] });
  const coats = page.getByRole('group', { name: words.coat });
  await coats.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(coats.getByRole('radio', { name: words.coats.cream })).toBeChecked();
  await expect.poll(() => coloursOn(coats.locator('canvas').first())).toBeGreaterThan(20);
  await checkScreen(page, 'our family 4, a pet');
  await page.getByLabel(words.born).press('Enter');
  await expect(page.getByRole('button', { name: words.edit('Biscuit') })).toBeVisible();
  for (const name of ['Rosa', 'Biscuit'])
    await expect
      .poll(() => coloursOn(page.getByRole('listitem').filter({ hasText: name }).locator('canvas')))
      .toBeGreaterThan(20);
  await checkScreen(page, 'our family 5, the list');

  const [rosa, biscuit] = await familyOf(page);
  const film = await filmOf(page, child, 'Rosa baked a cake with Mia. Biscuit ate a carrot.');
  expect(film.family).toEqual(['Rosa', 'Biscuit']);
  const drawn = film.characters[`family-${rosa?.id}`];
  const read = rosa?.kind === 'person' ? rosa.look : null;
  expect(read, 'a look was read').toBeTruthy();
  expect(drawn?.look).toEqual({ ...read, age: thisYear - 1959 });
  const { role, coat, seed } = film.characters[`family-${biscuit?.id}`] ?? {};
  expect({ role, coat, seed }).toEqual({ role: 'guinea-pig', coat: 1, seed: biscuit?.seed });
  const isSeen = (member?: FamilyMember): boolean =>
    film.shots.some(
      (shot) =>
        shot.kind === 'story' && shot.actors.some(({ member: acting }) => acting === `family-${member?.id}`),
    );
  expect([rosa, biscuit].map(isSeen)).toEqual([true, true]);

  for (const language of ['pt', 'es']) {
    await page.goto(`/app/family?lang=${language}`);
    await expect(page.getByText('Biscuit', { exact: true })).toBeVisible();
    await fitsIn(page, `our family in ${language}`);
  }
  await page.goto('/app/family?lang=en');
  await page.getByRole('button', { name: words.remove('Biscuit') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(words.removeText('Biscuit'));
  await checkScreen(page, 'our family 6, letting a pet go');
  await dialog.getByRole('button', { name: words.remove('Biscuit') }).click();
  await expect(page.getByText('Biscuit', { exact: true })).toBeHidden();
  expect((await familyOf(page)).map(({ name }) => name)).toEqual(['Rosa']);
});
