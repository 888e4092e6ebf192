import fs from 'node:fs';
import path from 'node:path';
import { copyTree, restoreEmbedded } from '@milestoon/database';

// npm run restore -- <backup>: a backup becomes the data folder, which must not be there yet.

process.umask(0o077); // nobody else's to read, from its first byte
const [given] = process.argv.slice(2);
const source = path.resolve(given ?? '');
const data = path.resolve(process.env.DATA_DIR ?? '.data');
if (!given || !fs.existsSync(path.join(source, 'postgres', 'backup_label'))) {
  console.error('Name a folder that npm run backup has made: npm run restore -- /backups/today');
  process.exit(2);
}
if (fs.existsSync(data) && fs.readdirSync(data).length > 0) {
  console.error(`${data} is not empty. Move it away, or set DATA_DIR to a new folder.`);
  process.exit(2);
}
copyTree(source, data, undefined, ['postgres']);
restoreEmbedded(path.join(source, 'postgres'), path.join(data, 'postgres'));
console.log(`Restored to ${data}. Start the server.`);
