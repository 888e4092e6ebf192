import path from 'node:path';
import {
  type Database,
  openDatabase,
  openKeyring,
  secretsKeys,
  startEmbeddedPostgres,
} from '@milestoon/database';

/** Works in the database of a server that runs, for what a browser cannot bring about. */
export async function inDatabase<Result>(
  dataDirectory: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { url } = await startEmbeddedPostgres({ dataDirectory: path.join(dataDirectory, 'postgres') });
  const database = await openDatabase(url, openKeyring(secretsKeys(dataDirectory, [])));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
