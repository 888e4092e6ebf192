import path from 'node:path';
import {
  type Database,
  openDatabase,
  openKeyring,
  runSql,
  secretsKeys,
  startEmbeddedPostgres,
} from '@milestoon/database';
import type { RunningServer } from './server.ts';

/** Finds the database of a server that runs, and leaves it so. */
const addressOf = async (dataDirectory: string): Promise<string> =>
  (await startEmbeddedPostgres({ dataDirectory: path.join(dataDirectory, 'postgres') })).url;

/** Statements with the rights of the owner of all tables, for what no role of the server may do. */
export const asOwner = async ({ directory }: RunningServer, statements: string): Promise<void> =>
  runSql(await addressOf(directory), statements);

/** Works in the database of a server that runs, for what a browser cannot bring about. */
export async function inDatabase<Result>(
  dataDirectory: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const url = await addressOf(dataDirectory);
  const database = await openDatabase(url, openKeyring(secretsKeys(dataDirectory, [])));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
