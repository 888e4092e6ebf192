import module from 'node:module';
import { fileURLToPath } from 'node:url';

/** Where compiled modules are kept. Not a folder for everybody: whoever can write there could put code into it. */
export const compiledModules = fileURLToPath(
  new URL('../../../node_modules/.cache/milestoon', import.meta.url),
);

/**
 * Loads modules through a cache of their compiled form, which this machine then keeps. Every render process and
 * every task has a start of its own, and most of it is stripping types and compiling: 0.25 s of processor
 * instead of 0.7. Where the folder cannot be written nothing is kept.
 */
export async function importCompiled<T>(load: () => Promise<T>): Promise<T> {
  module.enableCompileCache(compiledModules);
  const loaded = await load();
  // At once: render processes are killed when their work is done.
  module.flushCompileCache();
  return loaded;
}
