import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate } from './migrate.ts';
import { connected, testDatabase } from './testing.ts';

const migrations = path.join(import.meta.dirname, '../migrations');
let databases = 0;

/** A database as it was before a migration, for what that does with rows of an earlier release. */
export async function databaseBefore(change: string) {
  const server = await testDatabase();
  const owner = await connected(server.ownerUrl);
  databases += 1;
  const name = `before_${process.pid}_${databases}`;
  await owner.query(`create database ${name}`);
  const url = server.ownerUrl.replace(/(\/\/[^/]*\/)[^?]+/, `$1${name}`);
  const before = fs.mkdtempSync(path.join(os.tmpdir(), 'migrations-'));
  for (const file of fs.readdirSync(migrations).filter((one) => one < change))
    fs.copyFileSync(path.join(migrations, file), path.join(before, file));
  await migrate(url, before);
  const client = await connected(url);
  return {
    client,
    migrate: () => migrate(url),
    async close(): Promise<void> {
      await client.end();
      await owner.query(`drop database ${name}`);
      await owner.end();
      await server.close();
      fs.rmSync(before, { recursive: true });
    },
  };
}
