import type { Plugin, Rolldown } from 'vite';

/** Around every screen of the app. */
const frame = ['texts/first/LANG.ts', 'src/routes/app-frame.ts'];
/** Screens that people come to from outside, by address, and the modules that draw them; LANG is the language. */
const screens: Record<string, string[]> = {
  '/auth/login': ['texts/first/LANG.ts', 'texts/LANG.ts', 'src/routes/sign-in.tsx'],
  '/auth/signup': ['texts/first/LANG.ts', 'texts/LANG.ts', 'src/routes/sign-up.tsx'],
  // Of any link: the server knows what it opens (apps/server/src/features/sharing/film-page.ts).
  '/film/link': ['texts/first/LANG.ts', 'texts/LANG.ts', 'src/routes/shared-film.tsx'],
  '/app': [...frame, 'src/routes/home.tsx'],
  '/app/create': ['texts/LANG.ts', ...frame, 'src/routes/create.tsx'],
};
/** Who comes there has nothing of the app yet, and presses before it is there. */
const holdPresses = ['/auth/login', '/film/link'];
const languages = ['en', 'pt', 'es'];

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/**
 * Writes `screens/<address>.<language>.html` beside index.html: the same page, which also names the files of its
 * screen and of its language, so that they come with the app's own and not a round trip after them. Who is signed in
 * comes with them too.
 */
export function earlyScreens(): Plugin {
  return {
    name: 'milestoon-early-screens',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const html = bundle['index.html'];
      if (html?.type !== 'asset') throw new Error('there is no index.html');
      const page = String(html.source);
      for (const [address, modules] of Object.entries(screens))
        for (const language of languages) {
          const files = modules.flatMap((module) => filesOf(bundle, module.replace('LANG', language)));
          const missing = [...new Set(files)].filter((file) => !page.includes(file));
          this.emitFile({
            type: 'asset',
            fileName: `screens${address}.${language}.html`,
            source: page
              .replace('src="/theme.js"', holdPresses.includes(address) ? 'src="/first.js"' : '$&')
              .replace('<html lang="en">', `<html lang="${language}">`)
              .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
              .replace('  </head>', () => `${missing.map(hint).join('')}${session}  </head>`),
          });
        }
    },
  };
}

const hint = (file: string): string =>
  file.endsWith('.css')
    ? `    <link rel="stylesheet" crossorigin href="/${file}">\n`
    : `    <link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">\n`;

/**
 * The first thing the app asks, wherever it begins (src/prefetch.ts). Nothing else may be fetched this early: an answer
 * that nobody picks up at once would be given to whoever has signed in since.
 */
const session = '    <link rel="preload" as="fetch" crossorigin href="/api/session" />\n';

/** The file that is asked for when a module is, and all that it cannot start without. */
function filesOf(bundle: Bundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((part): part is Chunk => part.type === 'chunk');
  const isMeant = (id: string | null): boolean => id?.endsWith(`/${module}`) ?? false;
  // A module among others in its file is asked for by a small one that passes it on.
  const start =
    chunks.find(({ facadeModuleId }) => isMeant(facadeModuleId)) ??
    chunks.find(({ moduleIds }) => moduleIds.some(isMeant));
  if (!start) throw new Error(`nothing was built of ${module}`);
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk): void => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
  };
  visit(start);
  return [...found].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? []), chunk.fileName]);
}
