import { importCompiled } from '@milestoon/studio/compile-cache';

const { start } = await importCompiled(() => import('./process/start.ts'));
await start();
