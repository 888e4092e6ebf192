import { AskedProcess } from '../processes/asked-process.ts';
import type { TaskInput, TaskName, TaskOutput, TaskReport } from './tasks.ts';

export interface AskedTask {
  name: TaskName;
  input: unknown;
}

const script = new URL('./task-worker.ts', import.meta.url);
/** In MB. With Node's own room for young objects a task takes a third more. */
const flags = ['--max-semi-space-size=8'];

/**
 * Runs one heavy task in a process of its own, at low priority, so that a server keeps answering meanwhile and lives
 * on whatever happens there.
 *
 * @param onReport told what the task has to say before it is done
 * @throws the task's error, or the signal's reason; the process is gone in either case, so that whoever comes next
 *   finds nobody at its files
 */
export async function offload<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  signal?: AbortSignal,
  onReport: (report: TaskReport<Name>) => void = () => {},
): Promise<TaskOutput<Name>> {
  signal?.throwIfAborted();
  const process = new AskedProcess<AskedTask, TaskOutput<Name>, TaskReport<Name>>(script, { flags });
  const aborted = Promise.withResolvers<never>();
  const abort = (): void => aborted.reject(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([process.ask({ name, input }, onReport), aborted.promise]);
  } finally {
    signal?.removeEventListener('abort', abort);
    await process.kill();
  }
}
