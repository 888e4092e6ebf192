import type { Pixels } from '../pixels.ts';

/** The light a copy of a photo is seen in: an exponent for each of red, green and blue, 1 as taken. */
const lights = {
  same: [1, 1, 1],
  brighter: [0.62, 0.62, 0.62],
  darker: [1.5, 1.5, 1.5],
  warmer: [0.82, 1, 1.3],
  colder: [1.25, 1, 0.82],
} as const satisfies Record<string, readonly [red: number, green: number, blue: number]>;

export type Light = keyof typeof lights;
export const lightNames = Object.keys(lights) as Light[];

/** The photo as it would look in another light. */
export function inLight(pixels: Pixels, light: Light): Pixels {
  if (light === 'same') return pixels;
  const curves = lights[light].map((exponent) =>
    Uint8Array.from({ length: 256 }, (_, value) => Math.round(255 * (value / 255) ** exponent)),
  );
  const data = pixels.data.map((value, at) => curves[at % 3]?.[value] ?? value);
  return { ...pixels, data };
}
