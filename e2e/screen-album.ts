/// <reference lib="dom" />
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Where `npm run screens` wants the pictures; in a test run nobody does. */
const album = process.env.SCREENS_DIRECTORY;
const quality = 58;

/** Scrolls once through the page: pictures further down are loaded when they come near. */
const seeAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const place = window.scrollY;
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60)));
    }
    window.scrollTo(0, place);
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });

/** Keeps a picture of what shows now, the whole page long, as `the-title.webp`. */
export async function keepScreen(page: Page, title: string): Promise<void> {
  if (!album) return;
  await mkdir(album, { recursive: true });
  const file = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  await seeAll(page);
  const size = page.viewportSize();
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  // A window as long as the page: what is fixed to its lower edge would stand across the middle of the picture.
  if (size && length > size.height) await page.setViewportSize({ ...size, height: length });
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  if (size) await page.setViewportSize(size);
  await sharp(picture)
    .webp({ quality, effort: 6 })
    .toFile(path.join(album, `${file}.webp`));
}
