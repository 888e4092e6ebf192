import type { AdminOverview } from '@milestoon/contract';
import { useLanguage } from '../../lib/texts.tsx';
import { useAdminTexts } from './admin-texts.ts';
import styles from './admin.module.css';
import sheet from './overview.module.css';
import { Figures } from './figures.tsx';

const explained = ['active', 'late', 'unpaid', 'ended', 'churn'] as const;

/** Subscriptions in numbers, and what each number counts. */
export function Money({ money, parts }: Pick<AdminOverview, 'money' | 'parts'>) {
  const { sums } = useAdminTexts();
  const { language } = useLanguage();
  const { currency, monthlyCents, churn } = money;
  const price = new Intl.NumberFormat(language, { style: 'currency', currency });
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <section aria-labelledby="money">
      <h2 id="money">{sums.money}</h2>
      {parts.payments === 'emulator' && <p className={styles.fine}>{sums.testMoney}</p>}
      <Figures
        of={[
          [sums.active, money.active],
          [sums.monthly, price.format(monthlyCents / 100)],
          [sums.late, money.late],
          [sums.unpaid, money.unpaid],
          [sums.ending, money.ending],
          [sums.began, money.began],
          [sums.ended, money.ended],
          [sums.churn, churn === null ? '–' : share.format(churn)],
        ]}
      />
      <p className={styles.fine}>{sums.monthlyNote}</p>
      <details className={sheet.details}>
        <summary>{sums.whatCounts}</summary>
        <dl className={sheet.meanings}>
          {explained.map((one) => (
            <div key={one}>
              <dt>{sums[one]}</dt>
              <dd>{sums.meanings[one]}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
