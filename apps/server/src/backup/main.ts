import fs from 'node:fs';
import path from 'node:path';
import { type Config, ConfigError, readConfig } from '../platform/config/config.ts';
import { writeClosed } from '../platform/data-folder/data-folder.ts';
import { takeBackup } from './backup.ts';
import { readBackup } from './record.ts';
import { doWhatIsDue } from './scheduled.ts';
import { testRestore } from './test-restore.ts';

// npm run backup -- <new folder>: everything that must not be lost, while the server runs or not.
// npm run backup -- --test <backup>: restores it beside everything else and says whether it is whole.
// npm run backup -- --due: what the schedule of the settings wants now; the server asks so every ten minutes.

async function test(folder: string): Promise<string> {
  const backup = readBackup(folder);
  if (!backup) throw new ConfigError(`${folder} is no whole backup.`);
  const fault = await testRestore(backup);
  if (fault) throw new Error(`The backup cannot be relied on: ${fault}.`);
  return `${folder} was restored for a test, and it is whole.`;
}

async function backUp(config: Config, target: string): Promise<string> {
  if (fs.existsSync(target)) throw new ConfigError(`${target} is there already. Name a new folder.`);
  const { files } = await takeBackup(config, target);
  return `Backed up to ${target}, ${files} files with it.`;
}

async function run([first, second]: string[]): Promise<string> {
  writeClosed(); // nobody else's to read, from its first byte
  const config = readConfig(process.env);
  if (!first || (first === '--test' && !second))
    throw new ConfigError('Name a new folder: npm run backup -- /backups/today');
  if (first === '--test') return test(path.resolve(second ?? ''));
  if (config.databaseUrl)
    throw new ConfigError(
      'With DATABASE_URL, back the database up with pg_dump and copy the files after it.',
    );
  if (first !== '--due') return backUp(config, path.resolve(first));
  if (!config.backups) throw new ConfigError('There is no BACKUP_DIR.');
  return JSON.stringify(await doWhatIsDue(config, config.backups));
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(error instanceof ConfigError ? 2 : 1);
}
