import pg from 'pg';
import { quiet } from './quiet.ts';

/** Runs statements on a connection of their own. `url` is usually the owner's. */
export async function runSql(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  quiet(client);
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}
