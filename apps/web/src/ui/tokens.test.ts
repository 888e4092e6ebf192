import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

/** Both values of a colour token: [light, dark]. */
function token(name: string): [string, string] {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1] ?? '';
  const colours = value.match(/#[0-9a-f]{6}/g) ?? [];
  const [light, dark = light] = colours;
  if (!light || !dark) throw new Error(`no colour in --${name}`);
  return [light, dark];
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2, 1.4.3. */
function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

const grounds = ['paper', 'surface', 'surface-soft', 'surface-sunk'];
const text: [ink: string, on: string[], atLeast: number][] = [
  ['ink', [...grounds, 'coral-soft', 'sun-soft', 'mint-soft', 'sky-soft', 'lilac-soft'], 4.5],
  ['ink-soft', [...grounds, 'sun-soft', 'coral-soft'], 4.5],
  ['link', [...grounds, 'sun-soft'], 4.5],
  ['on-coral', ['coral', 'sun'], 4.5],
  ['on-danger', ['danger'], 4.5],
  ['good', ['good-soft', 'surface'], 4.5],
  ['warn', ['warn-soft', 'surface'], 4.5],
  ['bad', ['bad-soft', 'surface'], 4.5],
  ['line-strong', ['paper', 'surface', 'surface-sunk'], 3],
  ['focus', grounds, 3],
];

const cases = text.flatMap(([ink, on, atLeast]) => on.map((ground) => [ink, ground, atLeast] as const));

test.each(cases)('%s on %s: at least %d : 1 in both themes', (ink, ground, atLeast) => {
  for (const theme of [0, 1] as const) {
    expect(contrast(token(ink)[theme], token(ground)[theme])).toBeGreaterThanOrEqual(atLeast);
  }
});
