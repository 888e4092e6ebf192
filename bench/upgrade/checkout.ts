import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

interface Lock {
  packages: Record<string, { version?: string }>;
}

/** Whether everything that `old` names is installed here in the same version. */
function isInstalled(old: Lock, own: Lock): boolean {
  return Object.entries(old.packages).every(
    ([name, { version }]) => !name.startsWith('node_modules/') || own.packages[name]?.version === version,
  );
}

/**
 * A commit or tag of this repository in `folder`, ready to run. Its packages are links to those of this clone where
 * they are the same, else npm installs them. Resolves to its short name.
 */
export function checkOut(ref: string, folder: string): string {
  const git = (...words: string[]): string =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
  const commit = git('rev-parse', '--short', `${ref}^{commit}`);
  fs.mkdirSync(folder, { recursive: true });
  execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C "$1"`, 'sh', folder], { cwd: root });
  const lockOf = (place: string): Lock =>
    JSON.parse(fs.readFileSync(path.join(place, 'package-lock.json'), 'utf8'));
  if (!isInstalled(lockOf(folder), lockOf(root))) {
    console.log(`  ${commit} needs other packages: npm installs them`);
    execFileSync('npm', ['ci', '--silent', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
    return commit;
  }
  for (const place of ['.', 'apps/server', 'apps/web'])
    if (fs.existsSync(path.join(root, place, 'node_modules')))
      execFileSync('cp', ['-al', path.join(root, place, 'node_modules'), path.join(folder, place)]);
  return commit;
}
