import { parentPort, workerData } from 'node:worker_threads';
import { importCompiled } from '../compile-cache.ts';
import type { TaskName } from './tasks.ts';

const { tasks } = await importCompiled(() => import('./tasks.ts'));
const { name, input } = workerData as { name: TaskName; input: never };
const run = tasks[name] as (input: never) => Promise<unknown>;
parentPort?.postMessage(await run(input));
