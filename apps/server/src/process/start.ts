import { type Config, readConfig } from '../platform/config/config.ts';
import { openDataFolder, tidyDataFolder, writeClosed } from '../platform/data-folder/data-folder.ts';
import { createLog, type Log } from '../platform/log/log.ts';
import { announce } from './announce.ts';
import { checkPort, withPort } from './check-port.ts';
import { explainStart } from './start-fault.ts';
import { stopSignal } from './stop-signal.ts';

// Loaded when known which: who only watches over others needs no server.
async function run(config: Config, log: Log, stopping: Promise<void>): Promise<void> {
  if (config.role === 'all') {
    const { supervise } = await import('../supervisor/supervise.ts');
    return supervise(config, log, stopping);
  }
  const { runRole } = await import('./run-role.ts');
  return runRole(config, log, stopping, (facts) => announce(facts, config));
}

async function runUntilStopped(): Promise<void> {
  writeClosed();
  const settings = readConfig(process.env, process.argv.slice(2));
  const stopping = stopSignal();
  const config = settings.role === 'worker' ? settings : withPort(settings, await checkPort(settings));
  const closed = openDataFolder(config.dataDirectory);
  const tidying = new AbortController();
  const log = createLog(config.dataDirectory, config.logLevel);
  tidyDataFolder(config.dataDirectory, closed, log, tidying.signal).catch((error) =>
    log.error({ err: error }, 'the data folder could not be looked through'),
  );
  await run(config, log, stopping);
  tidying.abort();
}

/** Starts what the command line and the settings ask for. Ends the process: with 1 when it could not start. */
export async function start(): Promise<never> {
  try {
    await runUntilStopped();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${explainStart(error, Number(process.env.PORT || 3000)).reason}\n`);
    process.exit(1);
  }
}
