import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Where `npm run screens` wants the pictures; in a test run nobody does. */
const album = process.env.SCREENS_DIRECTORY;
const quality = 58;

/** Keeps a picture of what shows now, the whole page long, as `the-title.webp`. */
export async function keepScreen(page: Page, title: string): Promise<void> {
  if (!album) return;
  await mkdir(album, { recursive: true });
  const file = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await sharp(picture)
    .webp({ quality, effort: 6 })
    .toFile(path.join(album, `${file}.webp`));
}
