import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The clock of all processes that were started with `env`, the database and the bucket included. */
export interface Clock {
  env: Record<string, string>;
  /** Puts it forward by so many seconds, or back; 0: as it is. */
  jump(seconds: number): void;
  /** Why it cannot be moved here; undefined where it can. */
  fault: string | undefined;
}

/**
 * Debian's libfaketime (GPL-2, 47 kB), fetched by apt-get and unpacked into `tools`, not installed. Timers keep the
 * real pace: what jumps is the time of day, as when a machine's clock is set.
 */
export function prepareClock(tools: string): Clock {
  fs.mkdirSync(tools, { recursive: true });
  const file = path.join(tools, 'offset');
  fs.writeFileSync(file, '+0');
  try {
    execFileSync('apt-get', ['download', 'libfaketime'], { cwd: tools, stdio: 'ignore' });
    const archive = fs.readdirSync(tools).find((name) => name.endsWith('.deb')) ?? '';
    execFileSync('dpkg', ['-x', archive, 'unpacked'], { cwd: tools, stdio: 'ignore' });
    const names = fs.readdirSync(path.join(tools, 'unpacked'), { recursive: true, encoding: 'utf8' });
    const library = names.find((name) => name.endsWith('libfaketimeMT.so.1')) ?? '';
    const env = {
      LD_PRELOAD: path.join(tools, 'unpacked', library),
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DISABLE_SHM: '1',
      DONT_FAKE_MONOTONIC: '1',
    };
    const program = `process.stdout.write(String(Date.now()))`;
    fs.writeFileSync(file, '+7200');
    const told = Number(execFileSync(process.execPath, ['-e', program], { env: { ...process.env, ...env } }));
    fs.writeFileSync(file, '+0');
    if (Math.abs(told - Date.now() - 7_200_000) > 60_000) throw new Error('libfaketime does not move Node');
    const jump = (seconds: number): void =>
      fs.writeFileSync(file, seconds < 0 ? String(seconds) : `+${seconds}`);
    return { env, jump, fault: undefined };
  } catch (error) {
    return { env: {}, jump: () => {}, fault: (error as Error).message.split('\n')[0] ?? '' };
  }
}
