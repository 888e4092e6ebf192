import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const entry = 'src/prerender.tsx';
const template = 'landing.html';
/** What the headline is lettered in. */
const firstFonts = /fredoka-latin-600-normal-[^.]*\.woff2$/;

interface Page {
  language: string;
  title: string;
  description: string;
  markup: string;
}

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Writes the landing page down as HTML, `landing.<language>.html`: it is read before a script has arrived.
 * The server sends it for `/`; src/landing-main.tsx wakes it up.
 */
export function prerender(): Plugin {
  let root = '';
  return {
    name: 'milestoon-prerender',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle(_, bundle) {
      const html = bundle[template];
      if (html?.type !== 'asset') throw new Error(`there is no ${template}`);
      delete bundle[template];
      for (const page of await renderPages(root))
        this.emitFile({
          type: 'asset',
          fileName: `landing.${page.language}.html`,
          source: filled(String(html.source), page, preloads(bundle)),
        });
    },
  };
}

/** React puts what it wants to be fetched early before the markup; of that the picture belongs into the head. */
const hints = /^(<link rel="preload"[^>]*>)+/;
const pictureHint = /<link rel="preload" as="image" imageSrcSet[^>]*>/;
/** The page is read before it wakes up: its scripts give way to the picture and the letters. */
const scriptHints = /\s*<link rel="modulepreload"[^>]*>/g;

const filled = (html: string, page: Page, head: string): string =>
  html
    .replace('<html lang="en">', () => `<html lang="${page.language}">`)
    .replace('<title>Milestoon', () => `<title>${escape(page.title)} · Milestoon`)
    .replace('name="description" content="', (start) => start + escape(page.description))
    .replaceAll(scriptHints, '')
    .replace(
      '    <link rel="icon"',
      (start) => `    ${pictureHint.exec(page.markup)?.[0] ?? ''}\n    ${head}\n${start}`,
    )
    .replace('<div id="root">', (start) => start + page.markup.replace(hints, ''));

/** Letters of the headline. */
function preloads(bundle: Bundle): string {
  const fonts = Object.keys(bundle).filter((file) => firstFonts.test(file));
  if (fonts.length === 0) throw new Error('the font of the landing page is not where it was');
  return fonts
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('\n    ');
}

async function renderPages(root: string): Promise<Page[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'milestoon-prerender-'));
  try {
    const result = await build({
      root,
      logLevel: 'error',
      build: { ssr: entry, write: false, rolldownOptions: { input: entry } },
      ssr: { noExternal: true },
    });
    const [built] = Array.isArray(result) ? result : [result];
    if (!built || !('output' in built)) throw new Error('the landing page was not built');
    await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
    for (const part of built.output) {
      if (part.type !== 'chunk') continue;
      const file = path.join(folder, part.fileName);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, part.code);
    }
    const { pages }: { pages: () => Promise<Page[]> } = await import(
      pathToFileURL(path.join(folder, 'prerender.js')).href
    );
    return await pages();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
