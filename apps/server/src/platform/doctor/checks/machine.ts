import fs from 'node:fs/promises';
import os from 'node:os';
import { type Finding, findingsOf, sizeOf } from '../finding.ts';

const gigabyte = 1e9;
/** A film on its way takes this much scratch, and the database needs air for its log. */
const fullAt = gigabyte;
const nearlyFullAt = 5 * gigabyte;
/** Less than this cannot render beside the site. */
const leastMemory = 1.9 * gigabyte;
const leastAvailable = 0.3 * gigabyte;

/** Room where the data is. */
export async function checkDisk(folder: string): Promise<Finding> {
  const { fine, notice, wrong } = findingsOf('disk');
  const { bavail, bsize, blocks, ffree, files } = await fs.statfs(folder);
  const free = bavail * bsize;
  const says = `${sizeOf(free)} of ${sizeOf(blocks * bsize)} are free where DATA_DIR is`;
  const todo = 'Make room or move DATA_DIR to a larger disk; a finished film takes 20 to 35 MB.';
  if (files > 0 && ffree < files / 100)
    return wrong('The disk of DATA_DIR can hold hardly any more files', todo);
  if (free < fullAt) return wrong(says, todo);
  return free < nearlyFullAt ? notice(says, todo) : fine(says);
}

/** What the kernel says can be had without swapping; a container's limit counts as the machine's. */
async function memory(): Promise<{ total: number; available: number }> {
  const limit = process.constrainedMemory();
  const total = limit > 0 ? Math.min(limit, os.totalmem()) : os.totalmem();
  const told = await fs.readFile('/proc/meminfo', 'utf8').catch(() => '');
  const found = /^MemAvailable:\s+(\d+) kB$/m.exec(told)?.[1];
  const available = found ? Number(found) * 1024 : os.freemem();
  return { total, available: Math.min(total, available) };
}

export async function checkMemory(read: typeof memory = memory): Promise<Finding> {
  const { fine, notice, wrong } = findingsOf('memory');
  const { total, available } = await read();
  const says = `${sizeOf(available)} of ${sizeOf(total)} can be had`;
  if (available < leastAvailable)
    return wrong(says, 'End what else runs here, or films are killed half way: see `dmesg | grep -i oom`.');
  if (total < leastMemory)
    return notice(says, 'Render on a machine with 2 GB or more, or set VIDEO_HEIGHT=720.');
  return fine(says);
}
