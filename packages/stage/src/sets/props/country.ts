import type { Drawing } from '../../drawing.ts';
import type { HillOptions, Kit } from '../../kits/kit.ts';

/** The hills along the horizon, as each style has them. */
export function distantHills(kit: Kit, drawing: Drawing, horizon: number, seed: number): void {
  const hills: Record<Kit['manner'], HillOptions[]> = {
    anime: [
      {
        y: horizon + 6,
        amplitude: 70,
        swell: 300,
        seed: seed + 2,
        depth: 0.62,
        color: [0.6, 0.1, 200],
        trees: false,
      },
      { y: horizon + 26, amplitude: 44, swell: 210, seed: seed + 4, depth: 0.36, trees: true },
    ],
    adventure: [
      {
        y: horizon + 6,
        amplitude: 150,
        swell: 230,
        seed: seed + 2,
        depth: 0.55,
        color: [0.64, 0.09, 60],
      },
      {
        y: horizon + 26,
        amplitude: 66,
        swell: 190,
        seed: seed + 5,
        depth: 0.28,
        color: 'grass2',
        trees: true,
      },
    ],
    simple: [
      { y: horizon + 10, amplitude: 80, swell: 330, seed: seed + 2, depth: 0.45 },
      { y: horizon + 36, amplitude: 30, swell: 260, seed: seed + 9, depth: 0.22, color: 'grass' },
    ],
    fantasy: [
      {
        y: horizon + 16,
        amplitude: 100,
        swell: 250,
        seed: seed + 2,
        depth: 0.55,
        color: 'purple',
        trees: true,
        treeScale: 0.8,
      },
      { y: horizon + 36, amplitude: 50, swell: 190, seed: seed + 6, depth: 0.28, color: 'grass2' },
    ],
  };
  for (const each of hills[kit.manner]) kit.hills(drawing, each);
}
