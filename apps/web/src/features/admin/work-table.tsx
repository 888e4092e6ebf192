import type { AdminOverview } from '@milestoon/contract';
import { Link } from '../../lib/link.tsx';
import { useLanguage } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { adminPath } from './admin-lists.ts';
import { AdminTable } from './admin-table.tsx';
import { useAdminTexts } from './admin-texts.ts';
import styles from './admin.module.css';

/** Seconds as people say them. */
function useSpan(): (seconds: number | null) => string {
  const { language } = useLanguage();
  const inUnit = (value: number, unit: string): string =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: value < 10 ? 1 : 0,
    }).format(value);
  return (seconds) => {
    if (seconds === null) return '–';
    if (seconds < 90) return inUnit(seconds, 'second');
    return seconds < 5400 ? inUnit(seconds / 60, 'minute') : inUnit(seconds / 3600, 'hour');
  };
}

/** What waits and for how long, and how long such work took in the last week. */
export function WorkTable({ work, workers }: Pick<AdminOverview, 'work' | 'workers'>) {
  const { sums, kinds, work: what } = useAdminTexts();
  const span = useSpan();
  return (
    <section aria-labelledby="work">
      <h2 id="work">{sums.queue}</h2>
      {workers === 0 ? <Alert tone="bad">{sums.noWorker}</Alert> : <p>{sums.workers(workers)}</p>}
      {work.length === 0 ? (
        <p className={styles.fine}>{sums.noWork}</p>
      ) : (
        <AdminTable
          label={sums.queue}
          busy={false}
          rows={work.map((row) => ({ id: row.kind, ...row }))}
          columns={[
            { head: what, cell: ({ kind }) => kinds[kind] },
            { head: sums.waiting, cell: ({ waiting }) => waiting },
            { head: sums.oldest, cell: ({ oldestSeconds }) => span(oldestSeconds) },
            { head: sums.running, cell: ({ running }) => running },
            { head: sums.again, cell: ({ again }) => again },
            { head: sums.given, cell: ({ failed }) => failed },
            { head: sums.doneLately, cell: ({ done }) => done },
            { head: sums.median, cell: ({ medianSeconds }) => span(medianSeconds) },
            { head: sums.slowest, cell: ({ slowestSeconds }) => span(slowestSeconds) },
          ]}
        />
      )}
      <p className={styles.only}>
        <Link to={adminPath('failures')}>{sums.seeFailures}</Link>
      </p>
    </section>
  );
}
