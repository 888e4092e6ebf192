import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** A program for this Node. */
export interface Command {
  name: string;
  arguments: string[];
  env: Record<string, string>;
  /** Where what it says of its faults goes. */
  faults?: string;
}

/** A process that is started again when it ends, as systemd or a cluster does it. */
export interface KeptProcess {
  name: string;
  pid(): number | undefined;
  /** How often it was started. */
  starts(): number;
  /** How often it ended although nobody ended it here. */
  deaths(): number;
  signal(signal: NodeJS.Signals): void;
  /** Ends it and keeps it from being started until `resume`. */
  suspend(signal: NodeJS.Signals): Promise<void>;
  resume(): void;
  /** Ends it for good, with SIGKILL after ten seconds. */
  stop(): Promise<void>;
}

const startAgainAfter = 1000;

/** Those that were not ended in order, as where a start failed, end with the bench. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

export function keep({ name, arguments: words, env, faults }: Command): KeptProcess {
  let child: ChildProcess | undefined;
  let starts = 0;
  let deaths = 0;
  let isWanted = true;
  let isEnded = false;

  const start = (): void => {
    starts += 1;
    const stderr = faults ? fs.openSync(faults, 'a') : 'ignore';
    const own = spawn(process.execPath, words, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', stderr],
      detached: true, // Ctrl-C reaches this bench alone, which ends them in order
    });
    if (typeof stderr === 'number') fs.closeSync(stderr);
    child = own;
    isEnded = false;
    running.add(own);
    own.once('exit', async () => {
      running.delete(own);
      if (!isEnded) deaths += 1;
      if (child === own) child = undefined;
      await pause(startAgainAfter);
      if (isWanted && !child) start();
    });
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    isWanted = false;
    isEnded = true;
    const own = child;
    if (!own) return;
    const gone = once(own, 'exit');
    own.kill('SIGCONT');
    own.kill(signal);
    const late = setTimeout(() => own.kill('SIGKILL'), 10_000);
    await gone;
    clearTimeout(late);
  };

  start();
  return {
    name,
    pid: () => child?.pid,
    starts: () => starts,
    deaths: () => deaths,
    signal(signal) {
      if (signal === 'SIGKILL') isEnded = true;
      child?.kill(signal);
    },
    suspend: end,
    resume() {
      isWanted = true;
      if (!child) start();
    },
    stop: () => end('SIGTERM'),
  };
}
