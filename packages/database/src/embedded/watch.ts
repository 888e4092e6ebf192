import pg from 'pg';

/** An eye on a server that another process may have started. */
export interface ServerWatch {
  /** Resolves when the server ended, however that happened, or did not answer in the first place. */
  lost: Promise<void>;
  close(): Promise<void>;
}

/** Watches a server by an idle connection, so it does not matter who started it. */
export async function watchServer(url: string): Promise<ServerWatch> {
  const client = new pg.Client({ connectionString: url, application_name: 'watch' });
  const { promise: lost, resolve } = Promise.withResolvers<void>();
  client.on('error', () => {});
  client.once('end', resolve);
  await client.connect().catch(() => resolve());
  return { lost, close: () => client.end().catch(() => {}) };
}
