/**
 * Shades as rules on a base colour. Colours travel as #rrggbb here, because they stand in stored
 * characters and in draw lists; OKLCH is only the place where the rules are computed.
 */
import { css, fromHex, mixColors, type Oklch, turnHue } from './color.ts';

/** `#rrggbb`, or another CSS colour where it is only painted. */
export type Color = string;
/** What a surface is made of: it decides how shadow and light change its colour. */
export type Material = 'skin' | 'hair' | 'cloth';

const known = new Map<Color, Oklch>();
/** OKLCH of a hex colour, remembered: a figure asks for the same few colours hundreds of times. */
export function oklch(color: Color): Oklch {
  const remembered = known.get(color);
  if (remembered) return remembered;
  const value = fromHex(color);
  if (known.size > 4000) known.clear();
  known.set(color, value);
  return value;
}
/** OKLCH lightness, 0 … 1. */
export const lightnessOf = (color: Color): number => oklch(color)[0];

/** A change of a colour in OKLCH: lightness 0 … 1, chroma 0 … 0.4, hue in degrees. */
export interface Adjustment {
  /** Added to lightness after `lightnessTimes`. */
  lightness?: number;
  lightnessTimes?: number;
  chroma?: number;
  chromaTimes?: number;
  /** Hue is turned `turn` of the way to `hue` (degrees). */
  hue?: number;
  turn?: number;
}

const adjusted = new Map<string, Color>();
/** The colour, changed; the result stays inside what can be shown. */
export function adjust(color: Color, change: Adjustment): Color {
  const { lightness = 0, lightnessTimes = 1, chroma = 0, chromaTimes = 1, hue = 0, turn = 0 } = change;
  const key = `${color}${lightness},${lightnessTimes},${chroma},${chromaTimes},${hue},${turn}`;
  const remembered = adjusted.get(key);
  if (remembered) return remembered;
  const [L, C, h] = oklch(color);
  const value = css([
    Math.max(0, Math.min(1, L * lightnessTimes + lightness)),
    Math.max(0, C * chromaTimes + chroma),
    turnHue(h, hue, turn),
  ]);
  if (adjusted.size > 8000) adjusted.clear();
  adjusted.set(key, value);
  return value;
}

/** The colour at the share `t` 0 … 1 of the way between two. */
export const mix = (from: Color, to: Color, t: number): Color => css(mixColors(oklch(from), oklch(to), t));

/** The colour in shadow. Skin goes redder, never grey; hair and cloth go toward violet. */
export function shadowOf(color: Color, material: Material = 'cloth', strength = 1): Color {
  const k = strength;
  const L = lightnessOf(color);
  if (material === 'skin')
    return adjust(color, { lightness: -(0.055 + 0.055 * L) * k, chroma: 0.028 * k, hue: 28, turn: 0.28 * k });
  if (material === 'hair')
    return adjust(color, { lightnessTimes: 1 - 0.2 * k, chromaTimes: 1.02, hue: 290, turn: 0.12 * k });
  return adjust(color, {
    lightness: -(0.05 + 0.07 * L) * k,
    chromaTimes: 1 + 0.04 * k,
    chroma: 0.008 * k,
    hue: 285,
    turn: 0.16 * k,
  });
}

/** The colour in the light. Black hair gets blue light, other hair warm light. */
export function lightOf(color: Color, material: Material = 'cloth', strength = 1): Color {
  const k = strength;
  const L = lightnessOf(color);
  if (material === 'hair')
    return adjust(color, {
      lightness: (0.17 - 0.07 * L) * k,
      chroma: 0.012,
      hue: L < 0.36 ? 265 : 70,
      turn: 0.25 * k,
    });
  if (material === 'skin')
    return adjust(color, {
      lightness: (1 - L) * 0.38 * k + 0.012 * k,
      chromaTimes: 0.92,
      hue: 75,
      turn: 0.2,
    });
  return adjust(color, { lightness: (1 - L) * 0.35 * k + 0.02 * k, chromaTimes: 0.95, hue: 90, turn: 0.12 });
}

/** A clear colour `turn` degrees of hue away from the signature; lightness 0 … 1, chroma 0 … 0.4. */
export function companion(signature: Color, turn: number, lightness = 0.62, chroma = 0.11): Color {
  return css([lightness, chroma, (oklch(signature)[2] + turn + 360) % 360]);
}
