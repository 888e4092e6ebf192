import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Emits `first.js`, which pages wait for that are written: the theme, and who remembers what is pressed before the app
 * is there. One file, for browsers ask for six at a time.
 */
export function firstScript(): Plugin {
  let root = '';
  return {
    name: 'milestoon-first-script',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle(_, bundle) {
      const presses = Object.values(bundle).find((part) => part.type === 'chunk' && part.name === 'presses');
      if (presses?.type !== 'chunk' || presses.imports.length > 0)
        throw new Error('what holds presses has to be one file');
      delete bundle[presses.fileName];
      const theme = await readFile(path.join(root, 'public/theme.js'), 'utf8');
      // What it names stays its own: it is no module here.
      this.emitFile({ type: 'asset', fileName: 'first.js', source: `${theme}{${presses.code}}` });
    },
  };
}
