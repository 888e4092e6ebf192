/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export type Rules = { tags: string[] } | { rules: string[] };

/**
 * What breaks rules of accessibility on a page as it is now: `rule: element | element`. All of axe's rules when none
 * are named.
 */
export async function brokenRules(page: Page, which?: Rules): Promise<string[]> {
  // The source of axe is half a megabyte: a page that has it already is not given it again.
  const has = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)));
  const axe = new AxeBuilder({ page, ...(has.every(Boolean) ? { axeSource: ';' } : {}) })
    // Otherwise every look opens a page of its own to add up frames, which the app has none of.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (which && 'tags' in which) axe.withTags(which.tags);
  if (which && 'rules' in which) axe.withRules(which.rules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}
