import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { enter, type ServerAccount, serverAccount } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { isHeld, noteHolder } from './holder.ts';
import { dataFolder, socketFolder } from './places.ts';
import { clearStaleLocks } from './stale-locks.ts';

/** A PostgreSQL server that runs. */
export interface EmbeddedPostgres {
  /** Connection string of the owner. */
  url: string;
  /** Another process started it and will stop it. */
  adopted: boolean;
  /** Stops the server if this process started it; resolves when it is down. */
  stop(): Promise<void>;
}

/** Which server is started, and for how long it lives. */
export interface EmbeddedPostgresOptions {
  dataDirectory: string;
  /** Server settings, such as `{ fsync: 'off' }` for a database nobody will miss. */
  settings?: Record<string, string>;
  /** Live as long as this process instead of the caller, then delete the data. For tests. */
  lendTo?: number;
}

const owner = 'milestoon';
const startTimeout = 60_000;

// The shell outlives a kill -9 of this process just long enough to stop the server: the pipe on its
// third descriptor closes. With a process id it watches that process and clears up afterwards.
// A server that was killed takes the watcher with it: its process id may soon be somebody else's.
const whileThePipeIsOpen =
  '"$@" </dev/null & server=$!; (cat >/dev/null; kill -INT $server) <&3 & watcher=$!; ' +
  'wait $server; kill $watcher 2>/dev/null';
// A server that ends before that process does lost the race for the folder: the data is the winner's.
const whileItLives =
  'owner=$1; data=$2; shift 2; lives() { [ -d /proc/$owner ] || ps -p $owner >/dev/null 2>&1; }; ' +
  '"$@" </dev/null & server=$!; (while lives; do sleep 1; done; kill -INT $server) & watcher=$!; ' +
  'wait $server; if lives; then kill $watcher; else rm -rf "$data"; fi';

async function answers(socket: string): Promise<boolean> {
  const client = new pg.Client({
    host: socket,
    user: owner,
    database: 'postgres',
    connectionTimeoutMillis: 1000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Builds the cluster aside and renames it, so that two first starts at once cannot meet. */
function initialise(data: string, binaries: Binaries, account: ServerAccount | undefined): void {
  if (fs.existsSync(path.join(data, 'PG_VERSION'))) return;
  const unfinished = `${data}.init-${process.pid}`;
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  if (account) fs.chownSync(unfinished, account.uid, account.gid);
  const { cwd, name } = enter(unfinished, account);
  const options = [
    '-D',
    name,
    '-U',
    owner,
    '--auth=trust',
    '--encoding=UTF8',
    '--no-instructions',
    '--no-sync',
  ];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  try {
    execFileSync(binaries.initdb, [...options, ...locale], { ...account, cwd, stdio: 'pipe' });
    fs.renameSync(unfinished, data);
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    if (!fs.existsSync(path.join(data, 'PG_VERSION')))
      throw new Error(`The embedded database could not be created in ${data}: ${(error as Error).message}`, {
        cause: error,
      });
  }
}

interface Attempt {
  shell: ChildProcess;
  ready: boolean;
  said: string;
}

/** Starts the server and resolves when it is ready or has given up. */
async function launch(
  data: string,
  socket: string,
  binaries: Binaries,
  account: ServerAccount | undefined,
  options: EmbeddedPostgresOptions,
): Promise<Attempt> {
  const settings = {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    max_connections: '100',
    log_destination: 'stderr',
    ...options.settings,
  };
  const { cwd, name: own } = enter(data, account);
  const command = [binaries.postgres, '-D', own, '-k', socket === data ? own : socket];
  for (const [name, value] of Object.entries(settings)) command.push('-c', `${name}=${value}`);
  const script = options.lendTo
    ? ['-c', whileItLives, 'milestoon-postgres', String(options.lendTo), data, ...command]
    : ['-c', whileThePipeIsOpen, 'milestoon-postgres', ...command];
  const shell = spawn('/bin/sh', script, {
    ...account,
    cwd,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const attempt: Attempt = { shell, ready: false, said: '' };
  await new Promise<void>((resolve) => {
    shell.once('exit', () => resolve());
    shell.once('error', (error) => {
      attempt.said = error.message;
      resolve();
    });
    shell.stderr?.on('data', (chunk) => {
      if (attempt.ready) return; // drained, or the server would block on a full pipe
      attempt.said = (attempt.said + String(chunk)).slice(-4000);
      attempt.ready = attempt.said.includes('ready to accept connections');
      if (attempt.ready) resolve();
    });
  });
  return attempt;
}

/** The server must not keep this process alive, nor make it wait. */
function letGo(shell: ChildProcess): void {
  shell.unref();
  for (const stream of [shell.stderr, shell.stdio[3]]) (stream as Socket | null)?.unref();
  // The end of the pipe that the shell left behind would be held for as long as this process lives.
  shell.once('exit', () => {
    for (const stream of shell.stdio) stream?.destroy();
  });
}

async function stopServer(shell: ChildProcess): Promise<void> {
  if (shell.exitCode !== null || shell.signalCode !== null) return;
  const gone = once(shell, 'exit');
  shell.ref();
  (shell.stdio[3] as Socket | null)?.destroy();
  await gone;
}

/**
 * Starts PostgreSQL in `dataDirectory`, creating it at first, or adopts the one already running there.
 * It listens on a unix socket only, needs no password because only this account can reach the socket,
 * and stops with this process however that ends. First start about a second, later ones under 100 ms.
 *
 * @throws Error with a sentence for the operator when the platform or the account cannot run it.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32')
    throw new Error('The embedded database needs Linux or macOS. On Windows, set DATABASE_URL.');
  const account = serverAccount();
  const binaries = findBinaries(account);
  const data = dataFolder(options.dataDirectory, account);
  const socket = socketFolder(data, account);
  const url = `postgres://${owner}@localhost/postgres?host=${encodeURIComponent(socket)}`;
  initialise(data, binaries, account);
  const deadline = Date.now() + startTimeout;
  let said = '';
  while (Date.now() < deadline) {
    const mayBeAdopted = fs.existsSync(path.join(data, 'postmaster.pid')) && isHeld(data);
    if (mayBeAdopted && (await answers(socket))) return { url, adopted: true, stop: async () => {} };
    if (!(await answers(socket))) clearStaleLocks(data, socket);
    const attempt = await launch(data, socket, binaries, account, options);
    if (attempt.ready) {
      noteHolder(data, options.lendTo ?? process.pid);
      letGo(attempt.shell);
      const stop = options.lendTo ? async () => {} : () => stopServer(attempt.shell);
      return { url, adopted: false, stop };
    }
    // The watcher in the shell still holds the pipe, which would keep this process alive.
    for (const stream of attempt.shell.stdio) stream?.destroy();
    said = attempt.said;
    await pause(100); // another start holds the folder, or a dying server still does
  }
  throw new Error(`The embedded database did not start in ${data}: ${said.trim()}`);
}
