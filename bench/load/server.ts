import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const address = /running at http:\/\/localhost:(\d+)/;

/** The server as `npm start` starts it, with data of its own, on a free port of this machine. */
export async function startServer() {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'milestoon-load-'));
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: directory,
      SUPER_ADMIN_PASSWORD: 'correct horse',
      TRUST_PROXY: 'true', // each family has an address of its own
    },
  });
  const port = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      const found = address.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`the server did not start: ${said}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    isAlive: (): boolean => child.exitCode === null,
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(directory, { recursive: true, force: true });
    },
  };
}
