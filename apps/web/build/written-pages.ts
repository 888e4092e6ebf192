import { build, type Plugin, type Rolldown } from 'vite';

const entry = 'src/written/pages.tsx';
/** In which the server writes the pages down. */
const templates = ['landing.html', 'legal.html'];
/** Where the server looks for it: apps/server/src/platform/http/written-pages.ts. */
const folder = 'pages';
/** What headlines are lettered in. */
const firstFonts = /fredoka-latin-600-normal-[^.]*\.woff2$/;

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>;

/**
 * Leaves what the server needs to write down the pages that are read before a script has arrived: a program and its
 * templates. src/wake-up.tsx wakes them up.
 */
export function writtenPages(): Plugin {
  let root = '';
  return {
    name: 'milestoon-written-pages',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle(_, bundle) {
      for (const template of templates) {
        const html = bundle[template];
        if (html?.type !== 'asset') throw new Error(`there is no ${template}`);
        delete bundle[template];
        const source = prepared(String(html.source), preloads(bundle));
        this.emitFile({ type: 'asset', fileName: `${folder}/${template}`, source });
      }
      for (const { fileName, code } of await program(root))
        this.emitFile({ type: 'asset', fileName: `${folder}/${fileName}`, source: code });
    },
  };
}

/** A page is read before it wakes up: its scripts give way to the picture and the letters. */
const scriptHints = /\s*<link rel="modulepreload"[^>]*>/g;

const prepared = (html: string, head: string): string =>
  html.replaceAll(scriptHints, '').replace('    <link rel="icon"', (start) => `    ${head}\n${start}`);

/** Letters of the headline. */
function preloads(bundle: Bundle): string {
  const fonts = Object.keys(bundle).filter((file) => firstFonts.test(file));
  if (fonts.length === 0) throw new Error('the font of the headlines is not where it was');
  return fonts
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('\n    ');
}

/** The pages as a program for Node. */
async function program(root: string): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: entry,
      write: false,
      rolldownOptions: {
        input: { pages: entry },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
    ssr: { noExternal: true },
  });
  const [built] = Array.isArray(result) ? result : [result];
  if (!built || !('output' in built)) throw new Error('the written pages were not built');
  return built.output.filter((part) => part.type === 'chunk');
}
