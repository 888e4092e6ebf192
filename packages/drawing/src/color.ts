/** Colour in OKLCH: every shade in a picture is a rule applied to a base colour. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const linear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const gamma = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
const unit = (v: number): number => Math.max(0, Math.min(1, v));

/** OKLCH → linear sRGB. Matrices: Björn Ottosson, "A perceptual color space for image processing" (2020). */
function toLinearRgb([L, C, h]: Oklch): [number, number, number] {
  const a = C * Math.cos(radians(h));
  const b = C * Math.sin(radians(h));
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The nearest sRGB colour, 0…255 a channel: chroma shrinks until it fits, lightness and hue stay. */
export function toRgb(color: Oklch): [number, number, number] {
  const L = unit(color[0]);
  let C = Math.max(0, color[1]);
  let rgb = toLinearRgb([L, C, color[2]]);
  for (let i = 0; i < 24 && rgb.some((v) => v < -0.002 || v > 1.002); i++) {
    C *= 0.93;
    rgb = toLinearRgb([L, C, color[2]]);
  }
  return rgb.map((v) => Math.round(255 * gamma(unit(v)))) as [number, number, number];
}

const remembered = new Map<string, string>();

/** A CSS colour. Opaque colours come out as #rrggbb, others as rgba(). Strings pass through. */
export function css(color: Oklch | string, alpha = 1): string {
  if (typeof color === 'string') return alpha === 1 ? color : withAlpha(color, alpha);
  const key = `${color[0].toFixed(4)},${color[1].toFixed(4)},${color[2].toFixed(2)},${alpha}`;
  const known = remembered.get(key);
  if (known) return known;
  const [r, g, b] = toRgb(color);
  const hex = [r, g, b].map((v) => v.toString(16).padStart(2, '0')).join('');
  const value = alpha < 1 ? `rgba(${r},${g},${b},${alpha})` : `#${hex}`;
  if (remembered.size > 20_000) remembered.clear();
  remembered.set(key, value);
  return value;
}

/** #rgb or #rrggbb → OKLCH. */
export function fromHex(hex: string): Oklch {
  const [red, green, blue] = hexChannels(hex).map((v) => linear(v / 255)) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return fromOklab([
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]);
}

function hexChannels(hex: string): [number, number, number] {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? [...digits].map((d) => d + d).join('') : digits;
  const n = Number.parseInt(full, 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

/** The same colour, `alpha` 0…1 as opaque. */
export function withAlpha(hex: string, alpha: number): string {
  const [r, g, b] = hexChannels(hex);
  return `rgba(${r},${g},${b},${alpha})`;
}

/** OKLCH → Oklab: lightness 0…1, a and b around 0. */
export const toOklab = ([L, C, h]: Oklch): [number, number, number] => [
  L,
  C * Math.cos(radians(h)),
  C * Math.sin(radians(h)),
];

/** Oklab → OKLCH, hue in degrees. */
export const fromOklab = ([L, a, b]: readonly [number, number, number]): Oklch => [
  L,
  Math.hypot(a, b),
  ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
];

/** Straight line through OKLab, the share `t` of the way from `from` to `to`: 0…1. */
export function mixColors(from: Oklch, to: Oklch, t: number): Oklch {
  const p = toOklab(from);
  const q = toOklab(to);
  return fromOklab([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t]);
}

/** Turns `hue` `t` of the way to `target`, the short way round. Degrees. */
export function turnHue(hue: number, target: number, t: number): number {
  const difference = ((target - hue + 540) % 360) - 180;
  return (hue + difference * t + 360) % 360;
}
