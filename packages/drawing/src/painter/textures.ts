import type { TextureOp } from '../draw-list.ts';
import { contextOf, type PaintCanvas, type PainterHost } from './host.ts';
import { random } from '../random.ts';

const side = 512;

/** Value noise on a `period` × `period` lattice that repeats, sampled at 0…1. */
function tileNoise(seed: number, period: number): (u: number, v: number) => number {
  const { next } = random(seed);
  const lattice = Float32Array.from({ length: period * period }, next);
  const at = (column: number, row: number): number =>
    lattice[(row % period) * period + (column % period)] ?? 0;
  return (u, v) => {
    const x = u * period;
    const y = v * period;
    const column = Math.floor(x);
    const row = Math.floor(y);
    const s = (x - column) ** 2 * (3 - 2 * (x - column));
    const t = (y - row) ** 2 * (3 - 2 * (y - row));
    const top = at(column, row) * (1 - s) + at(column + 1, row) * s;
    const bottom = at(column, row + 1) * (1 - s) + at(column + 1, row + 1) * s;
    return top * (1 - t) + bottom * t;
  };
}

/** Greys around 128, so that `overlay` and `soft-light` leave the middle alone. [noise seed, period, strength] */
const recipes: Record<TextureOp['name'], readonly (readonly [number, number, number])[]> = {
  grain: [[77, 512, 70]],
  paper: [
    [14, 128, 46],
    [15, 256, 46],
    [12, 16, 26],
  ],
  wash: [
    [5, 4, 90],
    [11, 8, 70],
    [12, 16, 44],
    [15, 256, 34],
  ],
  cloud: [[13, 64, 80]],
};

/** A grey tile of 512 px that repeats without a seam. */
export function paintTexture(host: PainterHost, name: TextureOp['name']): PaintCanvas {
  const canvas = host.createCanvas(side, side);
  const context = contextOf(canvas);
  const image = context.createImageData(side, side);
  const parts = recipes[name].map(([seed, period, strength]) => ({
    noise: tileNoise(seed, period),
    strength,
  }));
  let offset = 0;
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      let grey = 128;
      for (const part of parts) grey += (part.noise(column / side, row / side) - 0.5) * part.strength;
      image.data[offset] = grey;
      image.data[offset + 1] = grey;
      image.data[offset + 2] = grey;
      image.data[offset + 3] = 255;
      offset += 4;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}
