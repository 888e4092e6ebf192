import { readFile } from 'node:fs/promises';
import { frameSize } from '@milestoon/drawing';
import { drawPoster, printedFrame } from '@milestoon/film';
import { type Canvas, type Image, loadImage } from '@napi-rs/canvas';
import { decodePicture, encodeJpeg, type Pictures, renderToCanvas } from '../canvas/index.ts';
import type { BookChapter } from './keepsake.ts';
import { pixels } from './sheets.ts';

const quality = 92;

async function picturesOf({ photos }: BookChapter): Promise<Pictures> {
  return new Map(
    await Promise.all(
      Object.entries(photos).map(
        async ([asset, file]) => [asset, await decodePicture(await readFile(file))] as const,
      ),
    ),
  );
}

const sizeFor = (width: number): { width: number; height: number } => {
  const across = pixels(width);
  return { width: across, height: Math.round((across * frameSize.height) / frameSize.width) };
};

/** Paints a frame of the film anew for so many points of print. As a JPEG: a canvas a page would be gigabytes. */
export async function paintFrame(chapter: BookChapter, n: number, width: number): Promise<Image> {
  const images = await picturesOf(chapter);
  const canvas = renderToCanvas(printedFrame(chapter.film, n), { ...sizeFor(width), images });
  return loadImage(await encodeJpeg(canvas, quality));
}

/** The poster, with the title in its picture. */
export async function paintPoster(chapter: BookChapter, width: number): Promise<Canvas> {
  const { film } = chapter;
  const list = drawPoster(film) ?? printedFrame(film, Math.floor(film.frames / 2));
  return renderToCanvas(list, { ...sizeFor(width), images: await picturesOf(chapter) });
}
