import type { AdminOverview } from '@milestoon/contract';
import { useLanguage } from '../../lib/texts.tsx';
import { useAdminTexts } from './admin-texts.ts';
import sheet from './overview.module.css';

type Weeks = AdminOverview['weeks'];

const height = 96;
const step = 26;
const bar = 18;

/** The number at the top of a scale: 1, 2 or 5 with zeros, not below `most`. */
function topOf(most: number): number {
  const tens = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  return [1, 2, 5, 10].map((n) => n * tens).find((top) => top >= most) ?? most;
}

/** Bars from left to right on a scale; the table below says the same in numbers. */
function Bars({ weeks, of }: { weeks: Weeks; of: 'families' | 'films' }) {
  const { language } = useLanguage();
  const number = new Intl.NumberFormat(language);
  const top = topOf(Math.max(...weeks.map((week) => week[of])));
  const width = weeks.length * step;
  return (
    <>
      <div className={sheet.scale} aria-hidden="true">
        <span>{number.format(top)}</span>
        {top % 2 === 0 && <span>{number.format(top / 2)}</span>}
        <span>0</span>
      </div>
      <svg
        className={sheet.bars}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {(top % 2 === 0 ? [0, height / 2, height] : [0, height]).map((y) => (
          <line key={y} x1={0} x2={width} y1={y} y2={y} vectorEffect="non-scaling-stroke" />
        ))}
        {weeks.map(({ week, [of]: count }, i) => {
          if (count === 0) return null;
          const tall = Math.max(3, (count / top) * height); // what is not nothing is seen
          const x = i * step + (step - bar) / 2;
          return <rect key={week} x={x} y={height - tall} width={bar} height={tall} rx={3} />;
        })}
      </svg>
    </>
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
            {weeks.some((week) => week[of] > 0) ? (
              <div className={sheet.plot}>
                <Bars weeks={weeks} of={of} />
                <p className={sheet.ends} aria-hidden="true">
                  <span>{first && nameOf(first.week)}</span>
                  <span>{last && nameOf(last.week)}</span>
                </p>
              </div>
            ) : (
              <p className={sheet.none}>{sums.noneInWeeks}</p>
            )}
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
