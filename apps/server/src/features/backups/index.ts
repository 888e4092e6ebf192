import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import type { Feature } from '../../platform/feature.ts';
import type { Services } from '../../platform/services.ts';

const lookEvery = 600_000;
const program = path.join(import.meta.dirname, '../../backup/main.ts');

/** Files are copied and a database is started in a process of its own, behind everything that families wait for. */
function runDue(): Promise<string> {
  const child = spawn(process.execPath, [program, '--due'], { stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
  let said = '';
  let fault = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  child.stderr.on('data', (chunk) => (fault += String(chunk)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(said);
      else reject(new Error(fault.trim() || `the backup ended with code ${code}`));
    });
  });
}

async function makeAndTell(log: Services['log']): Promise<void> {
  const { made, tested } = JSON.parse(await runDue());
  if (made) log.info(made, 'a backup was made');
  if (tested === null) log.info('a backup was restored for a test, and is whole');
  else if (tested !== undefined) log.error({ reason: tested }, 'a backup cannot be relied on');
}

/** Backups by a schedule, and their restore for a test once a week, where a folder for them is set. */
export const createBackups = ({ config, database, log }: Services) =>
  ({
    sweeps: config.backups
      ? [
          {
            role: 'worker' as const,
            every: lookEvery,
            work: () => database.withAdvisoryLock('backup', () => makeAndTell(log), 'outside'),
            fault: 'a backup was not made',
          },
        ]
      : [],
  }) satisfies Feature;
