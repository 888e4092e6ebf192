import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { faultOf } from './faults.ts';
import { type Declared, exportsOf, isGenerated } from './module.ts';

/** Not described throughout yet. Nothing is added here. */
const later = 'packages/cast/src/';

/** The files that a package's `exports` name, its doors. Folders of files (`./fonts/*`) have no code. */
function doorsOf(folder: string): string[] {
  const { exports = {} }: { exports?: Record<string, string> } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  return Object.values(exports)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(folder, file));
}

/**
 * What the packages below `root` hand out without saying enough about it, one line each: no docblock, numbers without
 * a unit, a function that throws and does not say so. Sorted by file.
 */
export function doorFaults(root: string, packages = globSync('packages/*', { cwd: root })): string[] {
  const faults = new Set<string>();
  for (const folder of packages.map((name) => path.join(root, name)).filter((each) => existsSync(each)))
    for (const declared of doorsOf(folder).flatMap((door) => exportsOf(door))) {
      const fault = isLeftOut(root, declared) ? null : faultOf(declared);
      if (fault) faults.add(`${path.relative(root, declared.file)}: ${declared.name} ${fault}`);
    }
  return [...faults].toSorted();
}

const isLeftOut = (root: string, { file }: Declared): boolean =>
  isGenerated(file) || path.relative(root, file).startsWith(later);
