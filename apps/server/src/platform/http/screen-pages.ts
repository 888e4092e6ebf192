import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '@milestoon/domain';
import type { Language } from '@milestoon/domain/texts';
import { openWrittenPages } from './written-pages.ts';

/** A file below `folder`, or undefined: also for addresses that try to climb out of it. */
export function findFile(folder: string, address: string): string | undefined {
  const file = path.join(folder, path.normalize(`/${address}`));
  if (!file.startsWith(folder + path.sep)) return undefined;
  try {
    return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
  } catch {
    return undefined; // a name that no file can have: a zero byte in it, or too long
  }
}

/** Of the app's page, what shows until the app is there. */
const waiting = /<div class="boot">.*?<\/div>/s;

/** Holds presses until the app's own screen takes the place of what is written (apps/web/src/presses). */
const holdsPresses = 'src="/first.js"';

/** Where nothing holds presses it is shown and no more. */
const withScreen = (html: string, screen: string): string => {
  const state = html.includes(holdsPresses) ? 'data-asleep' : 'inert aria-hidden="true"';
  return html.replace(waiting, () => `<div id="written" ${state}>${screen}</div>`);
};

/** A screen of the app that somebody asks for. */
export interface ScreenWish {
  address: string;
  language: Language;
  /** It may be named which files the screen needs. */
  mayHint: boolean;
  /** As far as anybody knows the screen will stand: what is on it may be shown before its script has come. */
  willStand: boolean;
}

/** The app's page; where the build knows the screen, one that names its files and shows what stands on it. */
export function openScreenPages(folder: string, site: Site) {
  const written = openWrittenPages(folder, site);
  return {
    /** What is read without a script, and no screen. */
    written: written.page,
    /** Undefined where the app is not built. */
    async page({ address, language, mayHint, willStand }: ScreenWish): Promise<string | undefined> {
      const early = mayHint ? findFile(folder, `/screens${address}.${language}.html`) : undefined;
      const file = early ?? findFile(folder, '/index.html');
      if (!file) return undefined;
      const html = await readFile(file, 'utf8');
      const screen = early && willStand ? await written.screen(address, language) : undefined;
      return screen === undefined ? html : withScreen(html, screen);
    },
  };
}
