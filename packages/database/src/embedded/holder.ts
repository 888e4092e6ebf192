import fs from 'node:fs';
import path from 'node:path';

/** In the data folder: the id of the process that the server there lives as long as. */
export const holderFile = 'holder.pid';

export const noteHolder = (data: string, pid: number): void =>
  fs.writeFileSync(path.join(data, holderFile), `${pid}\n`, { mode: 0o600 });

/**
 * False for a server whose holder is gone: it still answers for a moment, and is about to end. One without a note is
 * another one's own matter.
 */
export function isHeld(data: string): boolean {
  const pid = readHolder(data);
  if (pid === undefined) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'; // it lives, under another account
  }
}

function readHolder(data: string): number | undefined {
  try {
    return Number.parseInt(fs.readFileSync(path.join(data, holderFile), 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}
