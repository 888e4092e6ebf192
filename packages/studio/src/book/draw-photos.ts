import { readFile } from 'node:fs/promises';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { decodePicture } from '../canvas/index.ts';
import { points, printDpi, type Sheet } from './sheets.ts';

const frame = points(2.5);
const gap = points(6);
/** Photos are kept small: printed larger, one would see that. */
const widest = points(62);
/** Dots an inch that a photo is printed with at least. */
const leastDpi = printDpi * 0.7;

/** Puts the parent's photos on the right, as prints with a white edge. Resolves to the width that they take. */
export async function drawPhotos(
  context: SKRSContext2D,
  sheet: Sheet,
  files: readonly string[],
): Promise<number> {
  if (files.length === 0) return 0;
  const pictures = await Promise.all(files.map(async (file) => decodePicture(await readFile(file))));
  const room = sheet.height - 2 * sheet.margin - gap * (pictures.length - 1);
  const high = room / pictures.length;
  let column = 0;
  let y = sheet.margin;
  for (const [i, picture] of pictures.entries()) {
    const sharpest = 72 / leastDpi;
    const scale = Math.min(
      sharpest,
      (widest - 2 * frame) / picture.width,
      (high - 2 * frame) / picture.height,
    );
    const [width, height] = [picture.width * scale, picture.height * scale];
    const outer = { width: width + 2 * frame, height: height + 2 * frame };
    column = Math.max(column, outer.width);
    context.save();
    context.translate(sheet.width - sheet.margin - outer.width / 2, y + outer.height / 2);
    // Laid down by hand: never quite straight.
    context.rotate(((i % 2 === 0 ? 1 : -1) * Math.PI) / 90);
    context.fillStyle = 'rgb(0 0 0 / 12%)';
    context.fillRect(-outer.width / 2 + 1.5, -outer.height / 2 + 2, outer.width, outer.height);
    context.fillStyle = '#ffffff';
    context.fillRect(-outer.width / 2, -outer.height / 2, outer.width, outer.height);
    context.drawImage(picture, -width / 2, -height / 2, width, height);
    context.restore();
    y += outer.height + gap;
  }
  return column + points(8);
}
