import type { Tx } from '@milestoon/database';
import { sql } from 'kysely';
import type { Feature } from '../../platform/feature.ts';
import type { AuditOrigin, Services } from '../../platform/services.ts';
import type { AuditEvent } from './audit-event.ts';
import { auditRoutes } from './audit.routes.ts';
import { record } from './record.ts';

declare module '../../platform/ports.ts' {
  interface Ports {
    /**
     * Writes into the trail that the person can read, in the transaction of what it tells. What is alike and within
     * the same hour is one line with a count.
     */
    audit(
      tx: Pick<Tx, 'getExecutor'>,
      userId: string,
      event: AuditEvent,
      origin?: AuditOrigin,
    ): Promise<void>;
  }
}

/** The trail of what happened in an account. */
export const createAudit = (services: Services) =>
  ({
    routes: { audit: auditRoutes },
    ports: { audit: (...event) => record(services, ...event) },
    sweeps: [
      {
        role: 'worker',
        every: 6 * 3_600_000,
        work: () =>
          services.database.asWorker('what is a year old leaves the trail', (tx) =>
            sql`select me.sweep_audit()`.execute(tx),
          ),
        fault: 'old lines of the trail were not forgotten',
      },
    ],
  }) satisfies Feature;
