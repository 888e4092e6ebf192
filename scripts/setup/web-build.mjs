import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { run } from './install.mjs';
import { SetupError } from './setup-error.mjs';

/** What the web app is built from. */
export const webSources = [
  'apps/web',
  'packages/domain',
  'packages/contract',
  'packages/drawing',
  'packages/look',
  'packages/things',
  'packages/cast',
  'packages/stage',
  'packages/story',
  'packages/film',
];
const skipped = new Set(['node_modules', 'dist', 'test', 'test-results']);
const stampOf = (root) => path.join(root, 'apps/web/dist/.stamp');

/** @param {string} root */
export const isWebBuilt = (root) => {
  const stamp = stampOf(root);
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === webHash(root);
};

/** @param {string} root */
export async function ensureWebBuilt(root) {
  const hash = webHash(root);
  if (isWebBuilt(root)) return;
  console.log('Building the web app …');
  const begun = Date.now();
  const node = process.platform === 'win32' ? 'node' : path.join(root, 'node_modules/.bin/node');
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const { code, output } = await run(
    node,
    [vite, 'build', '--logLevel', 'error'],
    path.join(root, 'apps/web'),
  );
  if (code !== 0) throw new SetupError(`The web app could not be built:\n${output.trim()}`);
  fs.writeFileSync(stampOf(root), hash);
  console.log(`Built in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}

/** Everything the web app is built from, in one number. @param {string} root */
export function webHash(root) {
  const hash = createHash('sha256').update(fs.readFileSync(path.join(root, 'package-lock.json')));
  for (const file of webSources.flatMap((folder) => filesBelow(path.join(root, folder)))) {
    hash.update(`\0${path.relative(root, file)}\0`).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

/** Sorted, without tests. @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (skipped.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
      const place = path.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(place) : [place];
    });
}
