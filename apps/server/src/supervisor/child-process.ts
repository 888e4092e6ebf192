import { once } from 'node:events';
import { importCompiled } from '@milestoon/studio/compile-cache';

// The web process or the worker below `supervise`. Without its parent it has no database and nobody who would stop it:
// it ends at once, as if it were killed, and what it did is taken up by the next one.
process.on('disconnect', () => process.exit(1));

// Its task may come while the code is loaded.
const told = once(process, 'message');
const { runChild } = await importCompiled(() => import('./run-child.ts'));
const [begin] = await told;
await runChild(begin);
