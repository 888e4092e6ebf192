import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { GreedyOrder, GreedyReport } from './greedy-process.ts';

export interface GreedyFamily {
  begin(): void;
  /** Resolves a minute later, when it may ask what became of its films. */
  stop(): Promise<GreedyReport>;
}

/** Resolves when it has an avatar, like the others. It ends with this process. */
export async function startGreedy(order: GreedyOrder): Promise<GreedyFamily> {
  const child = fork(path.join(import.meta.dirname, 'greedy-process.ts'));
  child.once('exit', (code) => {
    if (code !== 0) throw new Error(`the greedy family ended with ${code}`);
  });
  child.send(order);
  await once(child, 'message');
  return {
    begin: () => void child.send('begin'),
    async stop() {
      child.send('stop');
      const [report] = await once(child, 'message');
      return report as GreedyReport;
    },
  };
}
