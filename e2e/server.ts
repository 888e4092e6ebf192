import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface RunningServer {
  url: string;
  /** The data folder. */
  directory: string;
  /** Of the parent of all that runs now. */
  processId(): number;
  superAdmin: { email: string; password: string };
  /** kill -9 of the parent: nothing gets a chance to tidy up. Resolves when nothing answers any more. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
/** How many frames a drawing stands for in a test's films: what is drawn is the same, and most of a film is drawing. */
export const heldFor = 6;
const small = { VIDEO_HEIGHT: '360', VIDEO_DRAWINGS: String(24 / heldFor) };
const superAdmin = { email: 'super@example.test', password: 'correct horse' };

/**
 * Starts the real server on a free port with an empty data folder and waits until it is ready. Its films are soon made,
 * unless the settings say otherwise.
 *
 * @param settings that differ from what they are unset, also by the server's own address
 * @param entry its program, where a test brings stand-ins along
 */
export async function startServer(
  settings: Record<string, string> | ((url: string) => Record<string, string>) = {},
  entry = 'apps/server/src/main.ts',
): Promise<RunningServer> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'milestoon-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = (): ChildProcess =>
    spawn(path.join(root, 'node_modules/.bin/node'), [entry], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: directory,
        ...small,
        SUPER_ADMIN_EMAIL: superAdmin.email,
        SUPER_ADMIN_PASSWORD: superAdmin.password,
        // All of a test's families come from one address.
        RATE_LIMIT_ADDRESS: '100000',
        RATE_LIMIT_SIGN_UPS: '100000',
        ...(typeof settings === 'function' ? settings(url) : settings),
      },
    });
  let child = start();
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  await untilReady(url, () => child);
  return {
    url,
    directory,
    processId: () => child.pid ?? Number.NaN,
    superAdmin,
    kill: async () => {
      await end('SIGKILL');
      await untilSilent(url);
    },
    restart: async () => {
      child = start();
      await untilReady(url, () => child);
    },
    stop: async () => {
      await end('SIGTERM');
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string, child: () => ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child().exitCode !== null) throw new Error(`the server ended with code ${child().exitCode}`);
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the server was not ready after a minute');
}

/** Children notice at once that their parent is gone, but not in the same moment. */
async function untilSilent(url: string): Promise<void> {
  const isHeard = () =>
    fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    );
  while (await isHeard()) await new Promise((resolve) => setTimeout(resolve, 20));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
