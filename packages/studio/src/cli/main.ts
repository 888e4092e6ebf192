import { importCompiled } from '../compile-cache.ts';

const { main } = await importCompiled(() => import('./episode-command.ts'));
process.exitCode = await main(process.argv.slice(2));
