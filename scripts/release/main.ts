import fs from 'node:fs';
import path from 'node:path';
import { copyPackages, copyRest, sizeOf, trimmedManifest } from './copy-parts.ts';
import { type LockedPackage, productionPackages } from './production-packages.ts';

// npm run release -- <new folder> [--without-node]: what a server runs from, without development tools, tests and what is built from.

const root = path.join(import.meta.dirname, '../..');
const [given, option] = process.argv.slice(2);
const isKnown = option === undefined || option === '--without-node';
if (!given || !isKnown || fs.existsSync(given)) {
  const usage = 'npm run release -- <new folder> [--without-node]';
  console.error(given && isKnown ? `${given} is there already. Name a new folder.` : usage);
  process.exit(2);
}
const target = path.resolve(given);
const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const { installed, workspaces } = productionPackages(lock.packages, 'apps/server');
const hasNode = option === undefined;
if (!hasNode) for (const place of installed) if (/^node_modules\/node-/.test(place)) installed.delete(place);
copyPackages(root, target, { installed, workspaces: new Set([...workspaces, 'apps/server']) });
copyRest(root, target);
fs.writeFileSync(path.join(target, 'package.json'), trimmedManifest(root, hasNode));
console.log(
  `${target}: ${Math.round(sizeOf(target) / 1e6)} MB, ${installed.size} packages. Start it with npm start there.`,
);
