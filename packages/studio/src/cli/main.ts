import { main } from './episode-command.ts';

process.exitCode = await main(process.argv.slice(2));
