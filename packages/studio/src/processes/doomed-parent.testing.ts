import { AskedProcess } from './asked-process.ts';
import type { TestQuestion } from './asked.testing.ts';

// Asks a process to connect to the port it is given, and waits to be killed.
const asked = new AskedProcess<TestQuestion, unknown>(new URL('./asked.testing.ts', import.meta.url));
await asked.ask({ kind: 'connect', port: Number(process.argv[2]) });
await new Promise(() => {});
