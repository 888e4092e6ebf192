import type { Serializable } from 'node:child_process';
import { AskedProcess, type AskedProcessOptions } from './asked-process.ts';

/**
 * Asks a process of its own one question and ends it. `report` is told what it tells meanwhile.
 *
 * @throws the signal's reason when aborted; else as `AskedProcess.ask`
 */
export async function askOnce<Question extends Serializable, Answer, Report>(
  script: URL,
  question: Question,
  signal: AbortSignal,
  report: (report: Report) => void,
  options: AskedProcessOptions = {},
): Promise<Answer> {
  signal.throwIfAborted();
  const process = new AskedProcess<Question, Answer, Report>(script, options);
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([process.ask(question, report), aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
    await process.kill();
  }
}
