import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ensureChromium } from '../scripts/browser.ts';

/**
 * What a window has below its address bar: two pages in a process of their own, which cost every page of a test four
 * times as much as showing it, and which nobody sees.
 */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright turns off: Chromium hears only the last such switch, so it is said again. */
function turnedOffByPlaywright(): string[] {
  const core = path.dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const source = readFileSync(path.join(core, 'lib/coreBundle.js'), 'utf8');
  const list = /\bdisabledFeatures = \[(.*?)\]\.filter\(Boolean\)/s.exec(source)?.[1] ?? '';
  const names = [...list.matchAll(/"(\w+)",?$/gm)].map(([, name = '']) => name);
  if (!names.includes('MediaRouter'))
    throw new Error('Playwright keeps what it turns off in another place: see e2e/browser.ts');
  return names;
}

/** How the browser of a test is started. */
export const browserOptions = {
  executablePath: await ensureChromium(),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    `--disable-features=${[...turnedOffByPlaywright(), ...unseen].join(',')}`,
  ],
};
