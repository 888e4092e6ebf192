import os from 'node:os';
import type { FromAsked } from './asked-process.ts';

/** How much a process stands back, for `os.setPriority`. The server, which has to answer everybody, is before all. */
export const niceness = {
  /** Somebody looks at the screen until it is done. */
  awaited: 5,
  /** Films. */
  background: 10,
  /** What nobody has asked for. */
  idle: 19,
} as const;

/**
 * What a script started as an `AskedProcess` does: answers the questions of its parent, and ends with it.
 *
 * @param answer called for each question, one after the other
 */
export function answerParent<Question, Answer, Report = never>(
  priority: number,
  answer: (question: Question, report: (report: Report) => void) => Promise<Answer>,
): void {
  const tell = (message: FromAsked<Answer, Report>): void => {
    if (process.connected) process.send?.(message);
  };
  // An ordinary exit would wait for native work, and may fall over it.
  const end = (): void => void process.kill(process.pid, 'SIGKILL');
  process.on('disconnect', end);
  if (!process.connected) end();
  // Never up again: where the server itself was put back, that is not allowed.
  os.setPriority(Math.max(os.getPriority(), priority));
  process.on('message', (question: Question) => {
    answer(question, (report) => tell({ kind: 'report', report })).then(
      (given) => tell({ kind: 'answer', answer: given }),
      (error: unknown) => {
        const isError = error instanceof Error;
        tell({
          kind: 'failed',
          message: isError ? error.message : String(error),
          stack: isError ? error.stack : undefined,
        });
      },
    );
  });
}
