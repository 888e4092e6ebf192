import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { testDatabase, testSecretsKey } from '@milestoon/database/testing';
import { unlimitedCalls } from '../../testing/test-server.ts';

const main = path.join(import.meta.dirname, '../../main.ts');
const address = /running at (http:\/\/localhost:\d+)/;

async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    const found = address.exec(said)?.[1];
    if (found) return found;
  }
  throw new Error(`the server did not start: ${said}`);
}

const status = (pid: number, name: string): number =>
  Number(
    new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1],
  ) * 1024;

/** The site as it is operated, in a process of its own, whose memory can be watched from outside. */
export async function startServerProcess(settings: Record<string, string> = {}) {
  const database = await testDatabase();
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-uploads-'));
  const child = spawn(process.execPath, [main, '--role', 'web'], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      DATA_DIR: dataDirectory,
      DATABASE_URL: database.ownerUrl,
      SECRETS_KEY: testSecretsKey,
      SUPER_ADMIN_PASSWORD: 'super-secret',
      ...unlimitedCalls,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await addressOf(child);
  const pid = child.pid ?? 0;
  return {
    origin,
    id: pid,
    dataDirectory,
    isAlive: (): boolean => child.exitCode === null,
    /** Bytes in memory now. */
    memory: (): number => status(pid, 'VmRSS'),
    /** Bytes in memory at the worst moment since `forgetPeak`. */
    peak: (): number => status(pid, 'VmHWM'),
    forgetPeak: (): void => fs.writeFileSync(`/proc/${pid}/clear_refs`, '5'),
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await database.close();
      fs.rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
