import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, isCode } from '../../lib/api.ts';
import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/card.tsx';
import { useAdminTexts } from './admin-texts.ts';
import styles from './admin.module.css';
import sheet from './overview.module.css';
import { Figures } from './figures.tsx';
import { Installation } from './installation.tsx';
import { Money } from './money.tsx';
import { WeeksChart } from './weeks-chart.tsx';
import { WorkTable } from './work-table.tsx';

/** The whole installation in numbers, what waits, what is earned, and what can be tried out. */
export function Overview({ onDenied }: { onDenied: () => void }) {
  const texts = useTexts();
  const words = useAdminTexts();
  const { language } = useLanguage();
  const found = useQuery(api.admin.overview.queryOptions({ refetchInterval: 30_000 }));
  const isDenied = isCode(found.error, 'NOT_FOUND');
  useEffect(() => {
    if (isDenied) onDenied();
  }, [isDenied, onDenied]);
  if (found.isPending) return <Skeleton className={styles.waiting} />;
  if (found.isError)
    return (
      <Alert tone="bad">
        <p>{isDenied ? words.loadFailed : tell(found.error, texts, words.loadFailed)}</p>
        <Button size="small" busy={found.isFetching} onClick={() => found.refetch()}>
          {words.tryAgain}
        </Button>
      </Alert>
    );
  const { data } = found;
  const { sums } = words;
  const number = new Intl.NumberFormat(language);
  return (
    <div className={sheet.sums}>
      <section aria-labelledby="numbers">
        <h2 id="numbers">{sums.numbers}</h2>
        <Figures
          of={[
            [sums.families, number.format(data.families)],
            [sums.children, number.format(data.children)],
            [sums.film, number.format(data.films)],
            [sums.minutes, number.format(data.filmMinutes)],
          ]}
        />
      </section>
      <WeeksChart weeks={data.weeks} />
      <WorkTable work={data.work} workers={data.workers} />
      <Money money={data.money} parts={data.parts} />
      <Installation found={data} />
    </div>
  );
}
