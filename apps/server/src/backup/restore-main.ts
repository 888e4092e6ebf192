import fs from 'node:fs';
import path from 'node:path';
import { ConfigError, readConfig } from '../platform/config/config.ts';
import { writeClosed } from '../platform/data-folder/data-folder.ts';
import { restoreBackup } from './backup.ts';

// npm run restore -- <backup>: a backup becomes the data folder, which must not be there yet.

try {
  writeClosed();
  const [given] = process.argv.slice(2);
  const config = readConfig(process.env);
  const source = path.resolve(given ?? '');
  const data = config.dataDirectory;
  if (!given || !fs.existsSync(path.join(source, 'postgres', 'backup_label')))
    throw new ConfigError('Name a folder that npm run backup has made: npm run restore -- /backups/today');
  if (fs.existsSync(data) && fs.readdirSync(data).length > 0)
    throw new ConfigError(`${data} is not empty. Move it away, or set DATA_DIR to a new folder.`);
  await restoreBackup(source, config);
  process.stdout.write(`Restored to ${data}. Start the server.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(error instanceof ConfigError ? 2 : 1);
}
