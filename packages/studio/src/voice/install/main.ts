import path from 'node:path';
import { importCompiled } from '../../compile-cache.ts';

process.umask(0o077);
const { runVoiceCommand } = await importCompiled(() => import('./voice-command.ts'));
process.exitCode = await runVoiceCommand(process.argv.slice(2), {
  dataDirectory: path.resolve(process.env.DATA_DIR || '.data'),
  output: process.stdout,
});
