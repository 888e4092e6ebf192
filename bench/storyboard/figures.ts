/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** Milliseconds by what was reached, and how many stills there are. */
export type Figures = Record<string, number>;

/** Waits until all stills are drawn. Times are counted from sending the form, on the clock of the page. */
export async function figuresOf(page: Page): Promise<Figures> {
  await page.waitForFunction(
    () => {
      const all = [...document.querySelectorAll<HTMLElement>('li canvas')];
      return all.length > 0 && all.every(({ dataset }) => dataset.drawn);
    },
    undefined,
    { timeout: 60_000 },
  );
  return page.evaluate(() => {
    const { sent = Number.NaN, tapped = Number.NaN, stills } = globalThis.benchNotes;
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const endOf = (address: RegExp): number =>
      calls.find(({ name, startTime }) => startTime >= sent && address.test(name))?.responseEnd ?? Number.NaN;
    const boxes = [...document.querySelectorAll('li canvas')].map((still) => still.getBoundingClientRect());
    const top = boxes[0]?.top ?? 0;
    const times = Object.entries(stills)
      .toSorted(([a], [b]) => Number(a) - Number(b))
      .map(([, at]) => at - sent);
    // With the first of them at the top of the screen.
    const seen = boxes.filter((box) => box.top - top < innerHeight).length;
    return {
      form: endOf(/\/api\/episodes$/) - sent,
      tapped: tapped - sent,
      understood: endOf(/\/storyboard\?/) - sent,
      first: Math.min(...times),
      screen: Math.max(...times.slice(0, seen)),
      all: Math.max(...times),
      stills: times.length,
    };
  });
}
