import type { Database } from '@milestoon/database';
import { sql } from 'kysely';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { countWorkers } from '../queue/count-workers.ts';
import type { Services } from '../services.ts';

interface Count {
  name: string;
  help: string;
  /** `key="value"` pairs; empty for a number on its own. */
  labels: string;
  value: number;
}

const line = ({ name, labels, value }: Count): string => `${name}${labels ? `{${labels}}` : ''} ${value}`;

/** Gauges in Prometheus' text format: those of one name stand together under one heading. */
function gauges(counts: readonly Count[]): string[] {
  return [...Map.groupBy(counts, ({ name }) => name)].flatMap(([name, group]) => [
    `# HELP ${name} ${group[0]?.help}`,
    `# TYPE ${name} gauge`,
    ...group.map(line),
  ]);
}

const gauge = (name: string, help: string, value: number, labels = ''): Count => ({
  name: `milestoon_${name}`,
  help,
  labels,
  value,
});

/** What waits and what failed, of everybody together: numbers only, nobody's. */
async function counted(database: Database): Promise<Count[]> {
  const rows = await database.asWorker('metrics', async (tx) => {
    const found = await sql<{ kind: string; label: string; count: number }>`
      select 'episodes' as kind, status as label, count(*) as count from episodes group by status
      union all select 'subscriptions', status, count(*) from subscriptions group by status
      union all select 'events', '', count(*) from stripe_events where processed_at is null
      union all select 'erasures', '', count(*) from erasures where finished_at is null
      union all select 'jobs:' || state::text, name, count(*) from pgboss.job
        where name !~ '^__pgboss' and state in ('created', 'retry', 'active', 'failed')
        group by state, name`.execute(tx);
    return found.rows;
  });
  return rows.map(({ kind, label, count }) => {
    if (kind === 'episodes') return gauge('episodes', 'Episodes by status.', count, `status="${label}"`);
    if (kind === 'subscriptions')
      return gauge('subscriptions', 'Subscriptions by status.', count, `status="${label}"`);
    if (kind === 'events') return gauge('payment_events_waiting', 'Payment events not applied yet.', count);
    if (kind === 'erasures') return gauge('erasures_open', 'Deletions on their way.', count);
    const state = kind.slice('jobs:'.length);
    return gauge('jobs', 'Background jobs by queue and state.', count, `queue="${label}",state="${state}"`);
  });
}

/** Everything a scrape is told, but requests. */
export function createMetrics({ database, storage }: Pick<Services, 'database' | 'storage'>) {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return {
    async lines(): Promise<string[]> {
      const { rss, heapUsed } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const own = [
        gauge('process_resident_memory_bytes', 'Resident memory.', rss),
        gauge('process_heap_bytes', 'Memory in use by JavaScript.', heapUsed),
        gauge('process_cpu_seconds', 'CPU time of this process so far.', (user + system) / 1e6),
        gauge('process_uptime_seconds', 'Age of this process.', Math.round(process.uptime())),
        gauge(
          'event_loop_delay_seconds',
          'Delay of the event loop, 99th percentile.',
          delay.percentile(99) / 1e9,
        ),
      ];
      delay.reset();
      for (const [code, count] of storage.failures())
        own.push(
          gauge('storage_failures', 'Refusals of the object storage so far.', count, `code="${code}"`),
        );
      own.push(gauge('workers', 'Processes that carry background jobs out.', await countWorkers(database)));
      return gauges([...own, ...(await counted(database))]);
    },
    stop: async () => void delay.disable(),
  };
}
