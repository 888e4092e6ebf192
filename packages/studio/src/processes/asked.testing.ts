import { once } from 'node:events';
import { connect } from 'node:net';
import { answerParent, niceness } from './answer-parent.ts';
import { endAbove } from './end-above.ts';

export type TestQuestion =
  /** Connects to this port, so that the other side learns when the process is gone; answers with its id. */
  | { kind: 'connect'; port: number }
  | { kind: 'double'; samples: Float32Array }
  | { kind: 'fail'; message: string }
  | { kind: 'die'; message: string }
  | { kind: 'priority' }
  /** Answers with the names of its environment. */
  | { kind: 'environment' }
  /** Takes memory, a little more than it may, and waits. */
  | { kind: 'swell' }
  /** Reports once and never listens again, as in native code. */
  | { kind: 'hang' };

export let taken: Buffer | undefined;

answerParent(
  niceness.background,
  async (question: TestQuestion, report: (report: string) => void): Promise<unknown> => {
    switch (question.kind) {
      case 'connect':
        await once(connect(question.port, '127.0.0.1'), 'connect');
        return process.pid;
      case 'double':
        return question.samples.map((sample) => sample * 2);
      case 'fail':
        throw new RangeError(question.message);
      case 'die':
        process.stderr.write(question.message);
        return process.kill(process.pid, 'SIGABRT');
      case 'priority':
        return (await import('node:os')).getPriority();
      case 'environment':
        return Object.keys(process.env);
      case 'swell': {
        endAbove(process.memoryUsage.rss() + 20_000_000);
        taken = Buffer.alloc(60_000_000, 1);
        return new Promise(() => {});
      }
      case 'hang':
        report('begun');
        await new Promise(setImmediate); // or the report would not leave
        for (;;);
    }
  },
);
