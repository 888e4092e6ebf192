import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { type Finding, findingsOf, reasonOf, sizeOf } from '../finding.ts';

const largeLog = 1e9;

/** Whether this account can write where the server does, and whether nobody else reads there. */
export async function checkDataFolder(folder: string): Promise<Finding> {
  const { fine, notice, wrong } = findingsOf('data folder');
  const found = await fs.stat(folder).catch(() => undefined);
  if (!found) return notice(`${folder} is not there yet`, 'Nothing: the first start makes it.');
  const probe = path.join(folder, `.doctor-${randomUUID()}`);
  try {
    await fs.writeFile(probe, 'x', { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const todo = `Give ${folder} and what is in it to the account that runs the server, or run this as that account.`;
    return wrong(`DATA_DIR cannot be written to (${reasonOf(error)})`, todo);
  } finally {
    await fs.rm(probe, { force: true }).catch(() => {});
  }
  const account = process.getuid?.();
  if (account !== undefined && found.uid !== account)
    return notice(
      `DATA_DIR belongs to account ${found.uid}, and this is account ${account}`,
      'Run this as the account that runs the server, or it says nothing of what that account may do.',
    );
  if (process.platform !== 'win32' && found.mode & 0o077)
    return notice('DATA_DIR is open to other accounts', 'Nothing: the next start closes it.');
  return fine(`DATA_DIR is ${folder}, written to and closed to others`);
}

/** A log that nobody rotates fills the disk in the end. */
export async function checkLog(folder: string): Promise<Finding> {
  const { fine, notice } = findingsOf('log');
  const found = await fs.stat(path.join(folder, 'logs/server.log')).catch(() => undefined);
  if (!found) return fine('there is none yet');
  const says = `server.log has ${sizeOf(found.size)}`;
  return found.size > largeLog
    ? notice(says, 'Have logrotate cut it with `copytruncate` (docs/operation.md, Logs).')
    : fine(says);
}
