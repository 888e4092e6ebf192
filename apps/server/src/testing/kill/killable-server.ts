import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { compiledModules } from '@milestoon/studio/compile-cache';
import type { Site } from './family-story.ts';
import type { FaultPoint } from './fault-points.ts';

export interface KillableServer extends Site {
  /** What it did so far, in order. */
  effects: string[];
  /** From now on it dies right after this. */
  arm(point: FaultPoint): Promise<void>;
  /** Resolves when it is dead. */
  dead: Promise<void>;
  kill(): Promise<void>;
}

const program = path.join(import.meta.dirname, 'killable-worker.ts');

/** Starts a whole server in a process of its own and waits until it answers. */
export async function startKillable(ownerUrl: string, dataDirectory: string): Promise<KillableServer> {
  const child: ChildProcess = spawn(process.execPath, [program, ownerUrl, dataDirectory], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: compiledModules },
  });
  const effects: string[] = [];
  const armed = Promise.withResolvers<void>();
  const open = Promise.withResolvers<string>();
  const ended = async (): Promise<void> => {
    await once(child, 'exit');
    open.reject(new Error('the server ended before it was open'));
    armed.resolve();
  };
  const dead = ended();
  if (!child.stdout) throw new Error('a server without a standard output');
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('effect ')) effects.push(line.slice('effect '.length));
    else if (line === 'armed') armed.resolve();
    else if (line.startsWith('port ')) open.resolve(line.slice('port '.length));
  });
  return {
    url: `http://127.0.0.1:${await open.promise}`,
    origin: 'http://localhost:3000', // nobody told it of the port it got
    effects,
    arm(point) {
      child.stdin?.write(`${point.effect}#${point.occurrence}\n`);
      return armed.promise;
    },
    dead,
    kill() {
      child.kill('SIGKILL');
      return dead;
    },
  };
}
