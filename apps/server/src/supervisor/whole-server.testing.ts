import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { descendants } from '../testing/processes.ts';
import type { ChildRole } from './child.ts';

const main = path.join(import.meta.dirname, '../main.ts');

interface LogLine {
  msg: string;
  part?: string;
  signal?: string;
  pause?: number;
  closed?: number;
}

export interface WholeServer {
  url: string;
  /** The same: it was told of the port it found. */
  origin: string;
  /** The parent. */
  process: ChildProcess;
  pidOf(part: ChildRole | 'database'): number;
  /** What it says of itself; null while it does not answer. */
  health(): Promise<{ ok: boolean; worker: boolean } | null>;
  /** Resolves when everything is there: site, database, worker. */
  whole(): Promise<void>;
  log(): LogLine[];
}

/** Starts everything as `npm start` does, on any free port. */
export function spawnServer(dataDirectory: string, settings: Record<string, string> = {}): ChildProcess {
  const env = { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: dataDirectory, ...settings };
  return spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

export async function startWhole(
  dataDirectory: string,
  settings: Record<string, string> = {},
): Promise<WholeServer> {
  const child = spawnServer(dataDirectory, settings);
  child.stderr?.resume(); // deaths are told there, too
  const url = await addressOf(child);
  const health: WholeServer['health'] = async () => {
    try {
      return await (await fetch(`${url}/readyz`)).json();
    } catch {
      return null;
    }
  };
  return {
    url,
    origin: url,
    process: child,
    health,
    pidOf(part) {
      if (part === 'database')
        return Number.parseInt(fs.readFileSync(path.join(dataDirectory, 'postgres/postmaster.pid'), 'utf8'));
      const found = descendants(child.pid ?? 0).find(({ command }) => command.includes(`--role ${part}`));
      if (!found) throw new Error(`there is no ${part} process`);
      return found.id;
    },
    async whole() {
      for (let now = await health(); !(now?.ok && now.worker); now = await health());
    },
    log: () =>
      fs
        .readFileSync(path.join(dataDirectory, 'logs/server.log'), 'utf8')
        .split('\n')
        .slice(0, -1) // what follows the last line break is empty, or not written to its end yet
        .map((line): LogLine => JSON.parse(line)),
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    const found = /running at (http:\/\/localhost:\d+)/.exec(said)?.[1];
    if (found) {
      child.stdout?.resume();
      return found;
    }
  }
  throw new Error(`the server did not start: ${said}`);
}

export async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}
