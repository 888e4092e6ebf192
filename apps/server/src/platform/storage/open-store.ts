import path from 'node:path';
import type { Config } from '../config/config.ts';
import { localStore } from './local-store.ts';
import { s3Store } from './s3/s3-store.ts';
import type { FileStore } from './storage.ts';

/** The bucket of the settings, else a folder of this machine. */
export const openStore = ({
  objectStorage,
  dataDirectory,
}: Pick<Config, 'objectStorage' | 'dataDirectory'>): FileStore =>
  objectStorage ? s3Store(objectStorage) : localStore(path.join(dataDirectory, 'files'));
