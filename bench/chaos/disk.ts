import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** One disk for database, bucket and every process' folder. */
export interface Disk {
  folder: string;
  fill(): void;
  empty(): void;
  remove(): void;
  /** Why it cannot be filled here; undefined where it can. */
  fault: string | undefined;
}

/** A tmpfs of its own where this account may mount one, else a common folder, which is never filled. */
export function prepareDisk(folder: string, megabytes: number): Disk {
  fs.mkdirSync(folder, { recursive: true });
  const ballast = path.join(folder, 'ballast');
  let fault: string | undefined;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'milestoon-chaos', folder], {
      stdio: 'ignore',
    });
  } catch {
    fault = 'this account may not mount a tmpfs';
  }
  return {
    folder,
    fault,
    fill() {
      if (fault) return;
      const file = fs.openSync(ballast, 'w');
      const block = Buffer.alloc(1 << 20);
      try {
        for (;;) fs.writeSync(file, block);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        fs.closeSync(file);
      }
    },
    empty: () => fs.rmSync(ballast, { force: true }),
    remove() {
      if (!fault) execFileSync('umount', ['--lazy', folder]);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
