import { parentPort, workerData } from 'node:worker_threads';
import { type TaskName, tasks } from './tasks.ts';

const { name, input } = workerData as { name: TaskName; input: never };
const run = tasks[name] as (input: never) => Promise<unknown>;
parentPort?.postMessage(await run(input));
