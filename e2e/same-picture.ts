/// <reference lib="dom" />
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { heldFor } from './server.ts';

const framesPerSecond = 24;
export const smallPicture = { width: 320, height: 180 };
/** So small that what compression does to fine dots is averaged away. */
const compared = { width: 80, height: 45 };

/** The first frame of a test's film that is drawn anew, from `frame` on: those up to there may show the drawing before. */
export const drawnFrom = (frame: number): number => Math.ceil(frame / heldFor) * heldFor;

/** What a canvas or a video shows, small, as RGB bytes. */
async function pixelsOf(element: Locator, size = compared): Promise<Buffer> {
  const picture = await element.evaluate((source, { width, height }) => {
    if (!(source instanceof HTMLCanvasElement || source instanceof HTMLVideoElement))
      throw new TypeError('nothing that can be drawn');
    const copy = document.createElement('canvas');
    Object.assign(copy, { width, height });
    copy.getContext('2d')?.drawImage(source, 0, 0, width, height);
    return copy.toDataURL('image/png');
  }, smallPicture);
  const png = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
  return sharp(png).resize(size).removeAlpha().raw().toBuffer();
}

/** Mean difference of two pictures, 0…255. */
export const difference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;

/** Frames of the preview, drawn in the page. */
export async function previewFrames(page: Page, frames: readonly number[]): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const frame of frames) {
    await page.evaluate(
      (time) => {
        const sound = document.querySelector('audio');
        if (sound) sound.currentTime = time;
      },
      (frame + 0.5) / framesPerSecond,
    );
    await expect
      .poll(() =>
        page.evaluate(() =>
          Number(document.querySelector<HTMLCanvasElement>('canvas[data-frame]')?.dataset.frame),
        ),
      )
      .toBe(frame);
    pictures.push(await pixelsOf(page.locator('canvas[data-frame]')));
  }
  return pictures;
}

/** Stops the film where its words are said; `at` in seconds. */
export const stopAt = (page: Page, at: number): Promise<void> =>
  page.locator('video').evaluate((video: HTMLVideoElement, seconds) => {
    video.pause();
    video.currentTime = seconds;
  }, at);

/** Frames of the finished video. */
export async function videoFrames(page: Page, frames: readonly number[], size = compared): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  const video = page.locator('video');
  for (const frame of frames) {
    await video.evaluate(
      async (element: HTMLVideoElement, { time, frameLasts }) => {
        element.pause();
        // A video that has only just been loaded tells of its first picture before the one sought.
        const shown = new Promise<void>((resolve) => {
          const look: VideoFrameRequestCallback = (_now, { mediaTime }) => {
            if (mediaTime <= time && time < mediaTime + frameLasts) resolve();
            else element.requestVideoFrameCallback(look);
          };
          element.requestVideoFrameCallback(look);
        });
        element.currentTime = time;
        await shown;
      },
      { time: (frame + 0.5) / framesPerSecond, frameLasts: 1 / framesPerSecond },
    );
    pictures.push(await pixelsOf(video, size));
  }
  return pictures;
}
