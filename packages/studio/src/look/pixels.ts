import { limits } from '@milestoon/domain';
import sharp, { type Sharp } from 'sharp';
import { chromaOf, type Lab, labOf } from './lab-color.ts';
import { quantile } from './statistics.ts';

/** A decoded photo: three bytes (sRGB) a pixel, row by row, the right way up. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Decodes a photo at the size the models and thresholds were measured at. @throws when it is not an image. */
export async function decodePixels(photo: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(photo, { limitInputPixels: limits.photoPixels })
    .autoOrient()
    .resize(limits.photoSide, limits.photoSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The same picture turned clockwise by a quarter, a half or three quarters of a turn. */
export const turned = (pixels: Pixels, degrees: 90 | 180 | 270): Promise<Pixels> =>
  fromRaw(rawOf(pixels).rotate(degrees));

const rawOf = ({ data, width, height }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } });

async function fromRaw(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

export const isInside = (pixels: Pixels, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < pixels.width - 0.5 && y < pixels.height - 0.5;

/** The colour of the pixel nearest to a point inside the picture. */
export function colorAt({ width, data }: Pixels, x: number, y: number): Lab {
  const at = (Math.round(y) * width + Math.round(x)) * 3;
  return labOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
}

/** Lightness between pixels, bilinear; points outside take the nearest edge. */
export function lightnessAt(pixels: Pixels, x: number, y: number): number {
  const left = Math.max(0, Math.min(pixels.width - 2, Math.floor(x)));
  const top = Math.max(0, Math.min(pixels.height - 2, Math.floor(y)));
  const toRight = Math.max(0, Math.min(1, x - left));
  const toBottom = Math.max(0, Math.min(1, y - top));
  const upper = colorAt(pixels, left, top)[0] * (1 - toRight) + colorAt(pixels, left + 1, top)[0] * toRight;
  const lower =
    colorAt(pixels, left, top + 1)[0] * (1 - toRight) + colorAt(pixels, left + 1, top + 1)[0] * toRight;
  return upper * (1 - toBottom) + lower * toBottom;
}

/** The light in a whole photo. */
export interface Exposure {
  /** Lightness of the brightest hundredth. */
  white: number;
  /** Mean chroma: below 3 the photo is black and white. */
  chroma: number;
}

export function exposureOf(pixels: Pixels): Exposure {
  const lightness: number[] = [];
  let chroma = 0;
  for (let y = 0; y < pixels.height; y += 5) {
    for (let x = 0; x < pixels.width; x += 5) {
      const color = colorAt(pixels, x, y);
      lightness.push(color[0]);
      chroma += chromaOf(color);
    }
  }
  return { white: quantile(lightness, 0.99), chroma: chroma / lightness.length };
}
