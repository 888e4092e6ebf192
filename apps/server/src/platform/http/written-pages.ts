import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Site } from '@milestoon/domain';
import type { Language } from '@milestoon/domain/texts';

/** What somebody asks for of a page that can be read without a script. */
export interface PageWish {
  address: string;
  language: Language;
  /** The language stands in the address: such a page has one of its own. */
  isChosen: boolean;
}

/** What the build leaves: the web app's pages, to be written down by whoever knows the installation. */
interface Writer {
  addresses: readonly string[];
  write(wish: PageWish, site: Site, read: (template: string) => Promise<string>): Promise<string>;
  /** What stands on a screen of the app before anything is known of who looks at it; undefined for other addresses. */
  drawScreen(address: string, language: Language): Promise<string | undefined>;
}

/** The folder of what the build made for the server alone: no browser is given it. */
export const writerFolder = 'pages';

/**
 * The pages that are read before a script has arrived, as HTML. They promise what this installation has, so they are
 * written here and not by the build: once for each language. `folder` is the built web app's.
 */
export function openWrittenPages(folder: string, site: Site) {
  const program = path.join(folder, writerFolder, 'pages.mjs');
  const written = new Map<string, Promise<Buffer>>();
  const screens = new Map<string, Promise<string | undefined>>();
  let writer: Promise<Writer> | undefined;

  const read = (template: string): Promise<string> =>
    readFile(path.join(folder, writerFolder, path.basename(template)), 'utf8');
  const write = async (wish: PageWish, { write: writePage }: Writer): Promise<Buffer> =>
    Buffer.from(await writePage(wish, site, read));

  const known = (): Promise<Writer> | undefined =>
    existsSync(program) ? (writer ??= import(pathToFileURL(program).href)) : undefined;

  return {
    /** Undefined for an address that is no such page. */
    async page(wish: PageWish): Promise<Buffer | undefined> {
      const writing = await known();
      if (!writing?.addresses.includes(wish.address)) return undefined;
      const key = [wish.address, wish.language, wish.isChosen].join(' ');
      const page = written.get(key) ?? write(wish, writing);
      written.set(key, page);
      return page;
    },
    /** What stands on a screen of the app before its script has come. `address` is one the build has a page for. */
    async screen(address: string, language: Language): Promise<string | undefined> {
      const writing = await known();
      const key = [address, language].join(' ');
      const screen = screens.get(key) ?? writing?.drawScreen(address, language);
      if (screen) screens.set(key, screen);
      return screen;
    },
  };
}
