import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, it } from 'node:test';
import sharp from 'sharp';
import { goldenSheets } from './stage/golden.ts';

/**
 * Mean difference of a patch of 16 × 16 pixels, of 255. The same drawing on another processor rounds a few pixels
 * otherwise; a moved hand or another colour is 20 and more somewhere.
 */
const tolerance = 6;
const patch = 16;

let folder = '';
before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'milestoon-golden-'));
});
after(() => rm(folder, { recursive: true, force: true }));

/** A picture's patches, each its mean as RGB bytes. */
async function patchesOf(file: string): Promise<{ width: number; values: Buffer }> {
  const { width = 0, height = 0 } = await sharp(file).metadata();
  const small = { width: Math.ceil(width / patch), height: Math.ceil(height / patch) };
  const values = await sharp(file)
    .removeAlpha()
    .resize({ ...small, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  return { width: small.width, values };
}

it('draws the golden frames as they are kept in docs/sheets', async () => {
  const file = path.join(folder, 'golden-frames.webp');
  await goldenSheets['golden-frames']?.(file);
  const [kept, drawn] = await Promise.all([patchesOf('docs/sheets/golden-frames.webp'), patchesOf(file)]);
  assert.equal(drawn.values.length, kept.values.length);
  const differences = [...kept.values].map((value, i) => Math.abs(value - (drawn.values[i] ?? 0)));
  const worst = differences.indexOf(Math.max(...differences));
  const place = Math.floor(worst / 3);
  assert.ok(
    (differences[worst] ?? 0) <= tolerance,
    `differs by ${differences[worst]} at ${(place % kept.width) * patch}, ${Math.floor(place / kept.width) * patch}; ` +
      'if that is meant: npm run sheets -- golden-frames, and look at it',
  );
});
