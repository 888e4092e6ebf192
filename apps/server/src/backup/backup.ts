import fs from 'node:fs';
import path from 'node:path';
import { backUpEmbedded, copyTree, restoreEmbedded } from '@milestoon/database';
import type { Config } from '../platform/config/config.ts';
import { openStore } from '../platform/storage/open-store.ts';
import { copyFiles, putFiles } from './copy-files.ts';
import { type BackupRecord, writeRecord } from './record.ts';

/** What can be made or fetched again, or belongs to the process that runs. */
const leftOut = ['postgres', 'postgres.location', 'files', 'work', 'uploads', 'logs', 'voice'];
const ownFiles = ['postgres', 'files', 'backup.json'];

type Installation = Pick<Config, 'dataDirectory' | 'objectStorage'>;

/**
 * Copies everything that must not be lost into the new folder `target`, while the server runs or not: the embedded
 * database, then all files, of the folder or of the bucket, then the key of the secrets, the outbox and the emulator's
 * books. Files that the backup in the folder `before`
 * holds already take no room.
 *
 * @throws Error when the database changed too much meanwhile, or the storage refused
 */
export async function takeBackup(
  config: Installation,
  target: string,
  { before, now = () => new Date() }: { before?: string | undefined; now?: () => Date } = {},
): Promise<BackupRecord> {
  const madeAt = now();
  fs.mkdirSync(target, { recursive: true, mode: 0o700 });
  // The database first: a file that is stored later is one too many, and swept up; one too few would be a loss.
  await backUpEmbedded(path.join(config.dataDirectory, 'postgres'), path.join(target, 'postgres'));
  const earlier = before && path.join(before, 'files');
  const copied = await copyFiles(openStore(config), path.join(target, 'files'), earlier);
  copyTree(config.dataDirectory, target, undefined, leftOut);
  const record = { madeAt, ...copied };
  writeRecord(target, record);
  return record;
}

/**
 * Makes the data folder, which must be empty or not there, of a backup; its files go to the bucket where one is set.
 *
 * @throws Error when there is a database already, or the bucket refused
 */
export async function restoreBackup(source: string, config: Installation): Promise<void> {
  copyTree(source, config.dataDirectory, undefined, ownFiles);
  const files = path.join(source, 'files');
  if (config.objectStorage) await putFiles(files, openStore(config));
  else copyTree(files, path.join(config.dataDirectory, 'files'));
  restoreEmbedded(path.join(source, 'postgres'), path.join(config.dataDirectory, 'postgres'));
}
