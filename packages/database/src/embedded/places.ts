import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isReachable, type ServerAccount, sharedFolder } from './account.ts';

/** A socket's whole path must fit in 107 bytes (103 on macOS); the file name takes 20 of them. */
const longestSocketFolder = 80;

/**
 * The folder the database really lives in. Usually `wanted`; when root asks for a folder that the
 * server's account cannot reach, a folder under /var/lib with a note of it in `wanted`. The note and
 * not a name computed from the path: a new clone in an old place must not find the old data.
 */
export function dataFolder(wanted: string, account: ServerAccount | undefined): string {
  const folder = path.resolve(wanted);
  if (!account || isReachable(path.dirname(folder))) {
    fs.mkdirSync(path.dirname(folder), { recursive: true });
    return folder;
  }
  const note = `${folder}.location`;
  if (!fs.existsSync(note)) {
    fs.mkdirSync(path.dirname(note), { recursive: true });
    fs.mkdirSync(sharedFolder, { recursive: true, mode: 0o755 });
    try {
      fs.writeFileSync(note, path.join(sharedFolder, `data-${randomUUID()}`), { flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return fs.readFileSync(note, 'utf8').trim();
}

/** The folder of the server's socket: the data folder, or a short one in the temporary folder. */
export function socketFolder(data: string, account: ServerAccount | undefined): string {
  if (Buffer.byteLength(data) <= longestSocketFolder) return data;
  const digest = createHash('sha256').update(data).digest('hex').slice(0, 12);
  const folder = path.join(os.tmpdir(), `milestoon-${digest}`);
  const owner = account?.uid ?? process.getuid?.();
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
    if (account) fs.chownSync(folder, account.uid, account.gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const stat = fs.lstatSync(folder);
  // Anybody may create names in the temporary folder: a stranger's folder is not used.
  if (!stat.isDirectory() || stat.uid !== owner || (stat.mode & 0o077) !== 0)
    throw new Error(`${folder} belongs to somebody else; set DATA_DIR to a shorter path.`);
  return folder;
}
