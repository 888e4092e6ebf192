import type { Drawing } from '../../drawing.ts';
import type { Kit } from '../kit.ts';

/** Watercolour washes that bleed, glow, stars, curls and crooked things. */
export interface FantasyKit extends Kit {
  /** Stars and glints in the box x0, y0 … x1, y1; radii from `radii[0]` to `radii[1]`. */
  stars(
    drawing: Drawing,
    count: number,
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    seed: number,
    radii?: readonly [number, number],
    alpha?: number,
  ): void;
  house(drawing: Drawing, x: number, y: number, height: number, seed: number, depth?: number): void;
}
