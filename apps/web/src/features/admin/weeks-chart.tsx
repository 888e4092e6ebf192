import type { AdminOverview } from '@milestoon/contract';
import { useLanguage } from '../../lib/texts.tsx';
import { useAdminTexts } from './admin-texts.ts';
import sheet from './overview.module.css';

type Weeks = AdminOverview['weeks'];

const height = 96;
const step = 26;
const bar = 18;

/** Bars from left to right; the table below says the same in numbers. */
function Bars({ weeks, of }: { weeks: Weeks; of: 'families' | 'films' }) {
  const most = Math.max(1, ...weeks.map((week) => week[of]));
  return (
    <svg
      className={sheet.bars}
      viewBox={`0 0 ${weeks.length * step} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {weeks.map(({ week, [of]: count }, i) => {
        // What is not nothing is seen.
        const tall = count === 0 ? 1 : Math.max(4, (count / most) * height);
        const x = i * step + (step - bar) / 2;
        return <rect key={week} x={x} y={height - tall} width={bar} height={tall} rx={3} />;
      })}
    </svg>
  );
}

/** How many families came and how many films were finished, a week each. */
export function WeeksChart({ weeks }: { weeks: Weeks }) {
  const { sums } = useAdminTexts();
  const { language } = useLanguage();
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const nameOf = (week: string): string => day.format(new Date(`${week}T00:00:00Z`));
  const [first, last] = [weeks.at(0), weeks.at(-1)];
  return (
    <section aria-labelledby="weeks">
      <h2 id="weeks">{sums.perWeek}</h2>
      <div className={sheet.charts}>
        {(['films', 'families'] as const).map((of) => (
          <figure key={of}>
            <figcaption>{of === 'films' ? sums.newFilms : sums.newFamilies}</figcaption>
            <Bars weeks={weeks} of={of} />
            <p className={sheet.ends} aria-hidden="true">
              <span>{first && nameOf(first.week)}</span>
              <span>{last && nameOf(last.week)}</span>
            </p>
          </figure>
        ))}
      </div>
      <details className={sheet.details}>
        <summary>{sums.asTable}</summary>
        <table aria-label={sums.perWeek}>
          <thead>
            <tr>
              <th scope="col">{sums.week}</th>
              <th scope="col">{sums.newFilms}</th>
              <th scope="col">{sums.newFamilies}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ week, films, families }) => (
              <tr key={week}>
                <th scope="row">{nameOf(week)}</th>
                <td>{films}</td>
                <td>{families}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
