import type { Config } from '../platform/config/config.ts';
import type { Log } from '../platform/log/log.ts';
import { announce, type Ready } from '../process/announce.ts';
import { StartRefused } from '../process/start-fault.ts';
import { type ChildRole, startChild } from './child.ts';
import { type Ending, keepAlive, type Life, realClock } from './keep-alive.ts';
import { keepDatabase } from './kept-database.ts';
import type { Begin } from './messages.ts';

/** The last resort: what still runs then ends by itself when this process is gone. */
const longestStop = 4900;

/**
 * Runs the web process and the worker beside each other until `stopping`, and starts again what ends before that. So
 * nothing that is drawn, read or encoded takes the site away. This process does nothing itself but watch them and the
 * embedded database.
 *
 * @throws StartRefused when the first start of a part fails for a reason that another start would not mend
 */
export async function supervise(config: Config, log: Log, stopping: Promise<void>): Promise<void> {
  const host = { log, clock: realClock };
  const children: (() => Promise<void>)[] = [];
  const failed = Promise.withResolvers<never>();
  let isStopping = false;

  const database = keepDatabase(config, host);
  database.catch(failed.reject);
  // The web process is the first one: it makes the super admin and brings secrets under the newest key, and a worker
  // that began at the same time would meet it there.
  keepChild('web', (facts) => {
    announce(facts, config);
    if (!isStopping) keepChild('worker', () => {});
  });

  try {
    await Promise.race([stopping, failed.promise]);
  } finally {
    isStopping = true;
    setTimeout(() => process.exit(1), longestStop).unref();
    await Promise.all(children.map((stop) => stop()));
    const kept = await database.catch(() => undefined);
    await kept?.stop();
  }

  function keepChild(role: ChildRole, onFirstReady: (facts: Ready) => void): void {
    let wasReady = false;
    const begin = async (): Promise<Begin> => ({
      databaseUrl: await (await database).running(),
      port: config.port,
    });
    const start = (): Life =>
      startChild(role, begin(), (facts) => {
        if (!wasReady) onFirstReady(facts);
        wasReady = true;
      });
    const isLast = ({ code, reason, isSetting }: Ending): boolean => {
      const isKilled = code === null;
      // Without the site there is nothing to keep; without the worker the site still answers.
      if (wasReady || isKilled || !(role === 'web' || isSetting)) return false;
      failed.reject(new StartRefused(reason ?? `The ${role} process ended with code ${code} at its start.`));
      return true;
    };
    children.push(keepAlive({ part: role, first: start(), again: async () => start(), isLast }, host));
  }
}
