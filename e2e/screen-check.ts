/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';
import { brokenRules } from './accessibility.ts';
import { keepScreen } from './screen-album.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const themes = ['light', 'dark'] as const;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The theme changes nothing but colours. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/** Colours that still change from one theme to the other would be measured half-way. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });

/** By how much the page is wider than what it is seen through. */
const surplusOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What shows now fits on a phone and on a desk: for languages, whose words are longer and whose rules are the same. */
export async function fitsIn(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(size);
    const where = `${name}, ${size.width} wide`;
    expect.soft(await surplusOf(page), `${where}: scrolls sideways`).toBeLessThanOrEqual(0);
    await keepScreen(page, where);
  }
  if (before) await page.setViewportSize(before);
}

/** What shows now: on a phone and on a desk, light and dark, it fits and breaks no rule of WCAG 2.2 AA. */
export async function checkScreen(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await settle(page);
      const where = `${name}, ${size.width} wide, ${colorScheme}`;
      expect.soft(await surplusOf(page), `${where}: scrolls sideways`).toBeLessThanOrEqual(0);
      const told = await brokenRules(page, colorScheme === 'light' ? { tags } : { rules: rulesOfColor });
      expect.soft(told, where).toEqual([]);
      await keepScreen(page, `${name} ${size.width} ${colorScheme}`);
    }
  }
  if (before) await page.setViewportSize(before);
  await page.emulateMedia({ colorScheme: null });
}
