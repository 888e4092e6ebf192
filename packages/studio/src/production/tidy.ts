import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Removes what is in `folder` and not of `names`. What begins with one of them stays too. */
export async function keepOnly(folder: string, names: readonly string[]): Promise<void> {
  for (const found of await readdir(folder))
    if (!names.some((name) => found.startsWith(name))) await rm(path.join(folder, found), { force: true });
}
