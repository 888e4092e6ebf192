import { readConfig } from '../platform/config/config.ts';
import { createLog } from '../platform/log/log.ts';
import { withPort } from '../process/check-port.ts';
import { runRole } from '../process/run-role.ts';
import { explainStart } from '../process/start-fault.ts';
import { stopSignal } from '../process/stop-signal.ts';
import type { Begin, Report } from './messages.ts';

const tell = (report: Report): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(report, () => resolve());
    else resolve();
  });

/** Carries out the role that the command line names, and tells the parent what became of its start. */
export async function runChild({ databaseUrl, port }: Begin): Promise<never> {
  try {
    const stopping = stopSignal();
    const config = { ...withPort(readConfig(process.env, process.argv.slice(2)), port), databaseUrl };
    const log = createLog(config.dataDirectory, config.logLevel);
    await runRole(config, log, stopping, (ready) => void tell({ ready }));
    process.exit(0);
  } catch (error) {
    await tell({ fault: explainStart(error, port) });
    process.exit(1);
  }
}
