import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

const file = 'sw.js';
/** In the worker's code, what the build writes down. */
const placeholder = 'SHELL_OF_THIS_BUILD';
/** Scripts above this, bytes, draw films: without a connection there is nothing to draw. */
const largestScript = 300_000;
const shellFonts = /\/(nunito-latin-wght|fredoka-latin-(500|600))-normal-.*\.woff2$/;
const alwaysInShell = ['/index.html', '/theme.js', '/icon.svg', '/manifest.webmanifest'];

function belongsToShell(part: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  if (part.fileName === file) return false;
  if (part.type === 'chunk') return part.code.length < largestScript;
  return part.fileName.endsWith('.css') || shellFonts.test(`/${part.fileName}`);
}

/** Emits the service worker with the list of files that make up the app's shell. */
export function serviceWorker(): Plugin {
  return {
    name: 'milestoon-service-worker',
    apply: 'build',
    enforce: 'post',
    config: () => ({
      build: {
        rolldownOptions: {
          input: {
            index: 'index.html',
            landing: 'landing.html',
            legal: 'legal.html',
            presses: 'src/presses/main.ts',
            sw: 'src/service-worker/worker.ts',
          },
          output: {
            entryFileNames: ({ name }) => (name === 'sw' ? file : 'assets/[name]-[hash].js'),
          },
        },
      },
    }),
    generateBundle(_, bundle) {
      const worker = bundle[file];
      if (worker?.type !== 'chunk' || worker.imports.length > 0)
        throw new Error('the service worker has to be one file');
      const parts = Object.values(bundle).filter(belongsToShell);
      const files = [...alwaysInShell, ...parts.map(({ fileName }) => `/${fileName}`)];
      const unique = [...new Set(files)].sort();
      const contents = parts.map((part) => (part.type === 'chunk' ? part.code : part.source));
      const version = createHash('sha256').update(JSON.stringify([unique, contents.map(String)]));
      const shell = { version: version.digest('hex').slice(0, 12), files: unique };
      worker.code = worker.code.replace(placeholder, () => JSON.stringify(shell));
    },
  };
}
