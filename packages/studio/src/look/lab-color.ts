/** CIELAB (D65): L 0…100, a and b around ±100. Distances in it follow what the eye sees. */
export type Lab = readonly [lightness: number, a: number, b: number];

const linearised = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const compressed = (share: number): number =>
  share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116;

/** sRGB 0…255 → CIELAB. */
export function labOf(red: number, green: number, blue: number): Lab {
  const r = linearised[red] ?? 0;
  const g = linearised[green] ?? 0;
  const b = linearised[blue] ?? 0;
  const x = compressed((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = compressed(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = compressed((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const expanded = (share: number): number => (share > 0.206893 ? share ** 3 : (share - 16 / 116) / 7.787);

/** CIELAB → #rrggbb; colours outside sRGB are clipped. */
export function hexOf([lightness, a, b]: Lab): string {
  const level = (lightness + 16) / 116;
  const x = 0.95047 * expanded(level + a / 500);
  const y = expanded(level);
  const z = 1.08883 * expanded(level - b / 200);
  const channels = [
    3.2406 * x - 1.5372 * y - 0.4986 * z,
    -0.9689 * x + 1.8758 * y + 0.0415 * z,
    0.0557 * x - 0.204 * y + 1.057 * z,
  ];
  const bytes = channels.map((linear) => {
    const clipped = Math.max(0, Math.min(1, linear));
    const share = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(255 * share);
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export const chromaOf = (color: Lab): number => Math.hypot(color[1], color[2]);

/** Hue in degrees, 0…360: about 40 for red hair, 75 for blond. */
export const hueOf = (color: Lab): number => ((Math.atan2(color[2], color[1]) * 180) / Math.PI + 360) % 360;

/** Distance of two colours; a `lightnessWeight` below 1 forgives light and shadow. */
export function labDistance(p: Lab, q: Lab, lightnessWeight = 1): number {
  return Math.hypot(lightnessWeight * (p[0] - q[0]), p[1] - q[1], p[2] - q[2]);
}

/** Distance to the nearest of `centers`; Infinity when there are none. */
export function nearestDistance(color: Lab, centers: readonly Lab[], lightnessWeight = 0.7): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const center of centers) nearest = Math.min(nearest, labDistance(color, center, lightnessWeight));
  return nearest;
}
