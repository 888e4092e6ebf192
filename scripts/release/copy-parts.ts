import fs from 'node:fs';
import path from 'node:path';
import { hasDebugSections, withoutDebugSections } from './debug-sections.ts';
import { isLeftOut, isOurTest } from './left-out.ts';

/** What is copied for the server to run. */
export interface Parts {
  /** Places of packages, `node_modules/…`. */
  installed: ReadonlySet<string>;
  /** Folders of our own packages. */
  workspaces: ReadonlySet<string>;
}

/** Folders of our own that nothing reads while the server runs. */
const unused = /^packages\/(?:studio\/faces|studio\/src\/look\/training|story\/corpus)(?:\/|$)/;

/** Copies a folder, files as they are, without what `leaveOut` names by its path below it, and without `node_modules`. */
function copy(from: string, to: string, leaveOut: (file: string) => boolean): void {
  for (const entry of fs.readdirSync(from, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const place = path.relative(from, file).replaceAll(path.sep, '/');
    if (!entry.isFile() || /(?:^|\/)node_modules\//.test(place) || leaveOut(place)) continue;
    fs.mkdirSync(path.dirname(path.join(to, place)), { recursive: true });
    fs.copyFileSync(file, path.join(to, place), fs.constants.COPYFILE_FICLONE);
  }
}

/** Copies a program or module without what only debuggers read. */
function copySlim(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.writeFileSync(to, withoutDebugSections(fs.readFileSync(from)), { mode: fs.statSync(from).mode });
}

/** The database's libraries go by several names, which npm cannot pack; where a release lies nobody may add them later. */
function nameLibraries(folder: string): void {
  const listed = path.join(folder, 'native/pg-symlinks.json');
  if (!fs.existsSync(listed)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(listed, 'utf8')) as Record<string, string>[])
    if (source && target && !fs.existsSync(path.join(folder, target)))
      link(path.join(folder, target), path.join(folder, source));
  for (const name of fs.readdirSync(path.join(folder, 'native/bin')))
    fs.chmodSync(path.join(folder, 'native/bin', name), 0o755);
}

function link(at: string, to: string): void {
  fs.mkdirSync(path.dirname(at), { recursive: true });
  fs.symlinkSync(path.relative(path.dirname(at), to), at);
}

/** Copies packages that run, and our own sources without tests. */
export function copyPackages(root: string, target: string, { installed, workspaces }: Parts): void {
  for (const place of installed) {
    const from = path.join(root, place);
    if (!fs.existsSync(from)) continue; // optional, and for another platform
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const into = path.join(target, place);
    copy(from, into, (file) => isLeftOut(name, file) || hasDebugSections(name, file));
    for (const file of fs.readdirSync(from, { recursive: true, encoding: 'utf8' }))
      if (hasDebugSections(name, file)) copySlim(path.join(from, file), path.join(into, file));
    nameLibraries(path.join(target, place));
  }
  for (const folder of workspaces) {
    const leaveOut = (file: string): boolean => isOurTest(file) || unused.test(`${folder}/${file}`);
    copy(path.join(root, folder), path.join(target, folder), leaveOut);
    const { name } = JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
    link(path.join(target, 'node_modules', name), path.join(target, folder));
  }
  const pinned = path.relative(
    fs.realpathSync(root),
    fs.realpathSync(path.join(root, 'node_modules/.bin/node')),
  );
  if (installed.has(pinned.split(path.sep).slice(0, 2).join('/')))
    link(path.join(target, 'node_modules/.bin/node'), path.join(target, pinned));
}

/** Copies the built web app, and who wrote what. */
export function copyRest(root: string, target: string): void {
  copy(path.join(root, 'apps/web/dist'), path.join(target, 'apps/web/dist'), () => false);
  for (const file of ['LICENSE', 'NOTICE.md', 'CHANGELOG.md', 'docs/operation.md']) {
    fs.mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    fs.copyFileSync(path.join(root, file), path.join(target, file));
  }
}

/** What the files of a folder have, in bytes; links are not followed. */
export function sizeOf(folder: string): number {
  return fs.readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return sum + sizeOf(at);
    return entry.isFile() ? sum + fs.statSync(at).size : sum;
  }, 0);
}

const kept = ['start', 'doctor', 'voice', 'fix-policies', 'reset-factor', 'backup', 'restore'];

/**
 * The package file of a release: the commands that an operator gives, and nothing to set up before. Without a Node of
 * its own they are carried out by the machine's.
 */
export function trimmedManifest(root: string, hasNode: boolean): string {
  const { name, version, license, scripts } = JSON.parse(
    fs.readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const commands = Object.fromEntries(
    kept.map((command) => [
      command,
      hasNode ? scripts[command] : scripts[command].replace('node_modules/.bin/node', 'node'),
    ]),
  );
  return `${JSON.stringify({ name, version, private: true, type: 'module', license, scripts: commands }, null, 2)}\n`;
}
