import fs from 'node:fs';
import path from 'node:path';
import { backUpEmbedded, copyTree } from '@milestoon/database';

// npm run backup -- <new folder>: everything that must not be lost, while the server runs or not.

process.umask(0o077); // nobody else's to read, from its first byte
const [given] = process.argv.slice(2);
if (!given || process.env.DATABASE_URL) {
  console.error(
    given
      ? 'With DATABASE_URL, back the database up with pg_dump and copy the data folder.'
      : 'Name a new folder: npm run backup -- /backups/today',
  );
  process.exit(2);
}
const target = path.resolve(given);
if (fs.existsSync(target)) {
  console.error(`${target} is there already. Name a new folder.`);
  process.exit(2);
}
const data = path.resolve(process.env.DATA_DIR ?? '.data');
fs.mkdirSync(target, { recursive: true, mode: 0o700 });
// The database first: a file that is stored later is one too many, and swept up; one too few would be a loss.
await backUpEmbedded(path.join(data, 'postgres'), path.join(target, 'postgres'));
copyTree(data, target, undefined, ['postgres', 'postgres.location', 'work', 'logs', 'voice']);
console.log(`Backed up to ${target}`);
if (process.env.S3_BUCKET) console.log('Pictures and films are in the bucket: copy that, too.');
