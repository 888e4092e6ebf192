import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What a server that was killed a moment ago may still need to let go of its port. */
const patience = 1000;
const between = 100;

const probe = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => server.close(() => resolve()));
  });

/** Fails before anything is started when the port is not to be had: a second start must not take jobs. */
export async function checkPort({ port, host }: { port: number; host: string }): Promise<void> {
  for (let waited = 0; ; waited += between) {
    try {
      return await probe(port, host);
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || waited >= patience) throw error;
    }
    await pause(between);
  }
}
