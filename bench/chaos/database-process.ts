/** The PostgreSQL of this repository in a process of its own: the folder of its data. Ends with SIGTERM. */
import { startEmbeddedPostgres } from '@milestoon/database';

const [dataDirectory = ''] = process.argv.slice(2);
const server = await startEmbeddedPostgres({ dataDirectory });
const alive = setInterval(() => {}, 60_000);
process.once('SIGTERM', async () => {
  await server.stop();
  clearInterval(alive);
});
