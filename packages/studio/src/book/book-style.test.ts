import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import { bookStyles } from './book-style.ts';

/** Relative luminance of WCAG 2.2. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

for (const style of animationStyleKeys)
  test(`small letters of a book in ${style} are dark enough on their ground, or light enough`, () => {
    const { ink, soft, paper, cover, onCover } = bookStyles[style];
    for (const [letters, ground] of [
      [ink, paper],
      [soft, paper],
      [onCover, cover],
    ] as const) {
      const ratio = contrast(letters, ground);
      assert.ok(ratio >= 4.5, `${letters} on ${ground}: ${ratio.toFixed(2)}`);
    }
  });
