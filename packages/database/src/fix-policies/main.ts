import path from 'node:path';
import { startEmbeddedPostgres } from '../embedded/start.ts';
import { roleSetupScript } from '../role-setup.ts';
import { runSql } from '../run-sql.ts';

// Runs the SQL that the app shows under 'Database Setup Required': the embedded database comes without psql.

const outside = process.env.DATABASE_URL;
if (outside) await runSql(outside, roleSetupScript());
else {
  const dataDirectory = path.resolve(process.env.DATA_DIR ?? '.data', 'postgres');
  // Uses the server's own database if the server runs, and else starts it for as long as this takes.
  const embedded = await startEmbeddedPostgres({ dataDirectory });
  try {
    await runSql(embedded.url, roleSetupScript());
  } finally {
    await embedded.stop();
  }
}
console.log('The table of roles and its policies are as they should be.');
