import { fork } from 'node:child_process';
import path from 'node:path';
import type { Ready } from '../process/announce.ts';
import type { Ending, Life } from './keep-alive.ts';
import type { Begin, Report } from './messages.ts';
import { standBack } from './stand-back.ts';

export type ChildRole = 'web' | 'worker';

/** The whole has five seconds, and the database ends after this. */
const longestStop = 4200;

/**
 * Under a flood Node takes 110 MB for objects that are young and lets those that are old grow to two and a half times
 * what is alive before it clears up, and glibc takes a heap for every thread; none of them makes a page come sooner.
 * In MB, as Node's own, and in percent of what is alive.
 */
const flags = ['--max-semi-space-size=8', '--heap-growing-percent=40'];
const ownMemory = { MALLOC_ARENA_MAX: '2' };

const program = path.join(import.meta.dirname, 'child-process.ts');

/**
 * Starts a process for one role. It ends with this one, however this one ends. It stands in a process group of its
 * own: Ctrl-C in a terminal reaches the parent alone, which stops the others in order.
 */
export function startChild(role: ChildRole, begin: Promise<Begin>, onReady: (facts: Ready) => void): Life {
  const child = fork(program, ['--role', role], {
    execArgv: [...process.execArgv, ...flags],
    env: { ...ownMemory, ...process.env },
    detached: true,
    windowsHide: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { pid } = child;
  if (role === 'worker' && pid !== undefined) standBack(pid);
  const { promise: ended, resolve } = Promise.withResolvers<Ending>();
  let fault: Partial<Ending> = {};
  child.on('message', (report: Report) => {
    if ('ready' in report) onReady(report.ready);
    else fault = report.fault;
  });
  // Later than 'exit': by then everything it said was heard.
  child.once('close', (code, signal) => resolve({ pid, code, signal, ...fault }));
  child.on('error', (err) => {
    if (pid === undefined) resolve({ err }); // it never was
  });
  begin.then(
    (task) => child.connected && child.send(task, () => {}),
    () => child.kill('SIGKILL'),
  );
  return {
    ended,
    async stop() {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), longestStop);
      await ended;
      clearTimeout(late);
    },
  };
}
