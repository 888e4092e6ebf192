import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { type Browser, launch } from 'puppeteer-core';

const names = ['firefox', 'firefox-esr'];

/**
 * The Firefox of this machine: named by `FIREFOX` or on the path.
 * @throws Error that says how to get one.
 */
function findFirefox(env: NodeJS.ProcessEnv = process.env): string {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = [
    env.FIREFOX,
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ];
  const found = candidates.find((file): file is string => {
    try {
      accessSync(file ?? '', constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  if (!found)
    throw new Error('No Firefox was found: install one (firefox-esr on Debian), or name it by FIREFOX.');
  return found;
}

/** A phone-sized Firefox as it is sold, with a microphone that hums. */
export const openFirefox = (headless: boolean): Promise<Browser> =>
  launch({
    headless,
    browser: 'firefox',
    executablePath: findFirefox(),
    defaultViewport: { width: 390, height: 844 },
    extraPrefsFirefox: {
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
      'media.autoplay.default': 0,
    },
  });
