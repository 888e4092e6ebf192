import { sql } from 'kysely';
import { repeat } from '../../platform/queue/repeat.ts';
import type { Services } from '../../platform/services.ts';

const interval = 6 * 3_600_000;

/** Forgets what is older than a year, now and four times a day. Returns what stops it. */
export const watchAudit = ({ database, log }: Pick<Services, 'database' | 'log'>): (() => Promise<void>) =>
  repeat(
    () =>
      database.asWorker('what is a year old leaves the trail', (tx) =>
        sql`select me.sweep_audit()`.execute(tx),
      ),
    interval,
    { log, fault: 'old lines of the trail were not forgotten' },
  );
