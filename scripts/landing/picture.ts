import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type DrawList, frameSize } from '@milestoon/drawing';
import { type Pictures, renderToCanvas } from '@milestoon/studio/canvas';
import sharp, { type Sharp } from 'sharp';

const folder = 'apps/web/src/features/landing/pictures';

/** Twice as large as it will be: scaled down, lines are finer than the canvas draws them. */
const supersampling = 2;

interface Size {
  width: number;
  height: number;
  /** Side of the draw list's square or its width. */
  units?: number;
  images?: Pictures;
}

/** Pixels of a draw list. */
export function painted(list: DrawList, { width, height, units = frameSize.width, images }: Size) {
  const canvas = renderToCanvas(list, {
    width: width * supersampling,
    height: height * supersampling,
    scale: (width * supersampling) / units,
    images,
  });
  const raw = { width: width * supersampling, height: height * supersampling, channels: 4 as const };
  return sharp(canvas.data(), { raw }).resize(width, height);
}

/** Writes a picture of the landing page. */
export async function writePicture(name: string, picture: Sharp, quality = 78): Promise<void> {
  const file = path.join(folder, `${name}.webp`);
  await mkdir(path.dirname(file), { recursive: true });
  const bytes = await picture.flatten().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
  await writeFile(file, bytes);
  console.log(`${file}: ${(bytes.length / 1024).toFixed(1)} kB`);
}
