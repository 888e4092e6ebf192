/** A process that does one task: started by offload.ts. */
import { importCompiled } from '../compile-cache.ts';
import { answerParent, niceness } from '../processes/answer-parent.ts';
import type { AskedTask } from './offload.ts';
import { tasks } from './tasks.ts';

answerParent<AskedTask, unknown, unknown>(niceness.background, async ({ name, input }, report) => {
  const run = (await importCompiled<unknown>(tasks[name])) as (
    input: unknown,
    report: (part: unknown) => void,
  ) => Promise<unknown>;
  return run(input, report);
});
