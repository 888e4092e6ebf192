import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { canEnter, isReachable, type ServerAccount, sharedFolder } from './account.ts';

/** A socket's whole path must fit in 107 bytes (103 on macOS); the file name takes 20 of them. */
const longestSocketFolder = 80;

/** When the server was last started in `folder`; 0 for never. */
const lastStart = (folder: string): number =>
  fs.statSync(path.join(folder, 'postmaster.opts'), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The folder that is noted beside `wanted`, if there is a note and `wanted` was not used since. */
function notedFolder(wanted: string): string | undefined {
  const note = `${wanted}.location`;
  if (!fs.existsSync(note)) return undefined;
  const noted = fs.readFileSync(note, 'utf8').trim();
  return fs.existsSync(wanted) && lastStart(wanted) >= lastStart(noted) ? undefined : noted;
}

/**
 * The folder the database really lives in. Usually `wanted`. Where root cannot enter a folder for the server's
 * account, and for what earlier versions put there, a folder under /var/lib with a note of it beside `wanted`. The
 * note and not a name computed from the path: a new clone in an old place must not find the old data.
 */
export function dataFolder(wanted: string, account: ServerAccount | undefined): string {
  const folder = path.resolve(wanted);
  fs.mkdirSync(path.dirname(folder), { recursive: true, mode: 0o700 });
  const noted = account && notedFolder(folder);
  if (noted) return noted;
  if (!account || canEnter || isReachable(path.dirname(folder))) return folder;
  fs.mkdirSync(sharedFolder, { recursive: true });
  fs.chmodSync(sharedFolder, 0o755);
  const note = `${folder}.location`;
  try {
    fs.writeFileSync(note, path.join(sharedFolder, `data-${randomUUID()}`), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
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
