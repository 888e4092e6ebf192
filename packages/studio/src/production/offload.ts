import { Worker } from 'node:worker_threads';
import type { TaskInput, TaskName, TaskOutput } from './tasks.ts';

/**
 * Runs one heavy task in a thread of its own, so that a server keeps answering meanwhile.
 * Rejects with the task's error, or with the signal's reason; the thread is gone in either case.
 */
export function offload<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  signal?: AbortSignal,
): Promise<TaskOutput<Name>> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = new Worker(new URL('./tasks-worker.ts', import.meta.url), { workerData: { name, input } });
    const abort = (): void => {
      reject(signal?.reason);
      void worker.terminate();
    };
    signal?.addEventListener('abort', abort, { once: true });
    worker.once('message', (output: TaskOutput<Name>) => resolve(output));
    worker.once('error', reject);
    worker.once('exit', (code) => {
      signal?.removeEventListener('abort', abort);
      reject(new Error(`the ${name} task ended early with code ${code}`));
    });
  });
}
