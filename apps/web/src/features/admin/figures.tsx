import sheet from './overview.module.css';

/** Numbers, each with what it counts. */
export const Figures = ({ of }: { of: readonly (readonly [what: string, count: string | number])[] }) => (
  <dl className={sheet.figures}>
    {of.map(([what, count]) => (
      <div key={what}>
        <dt>{what}</dt>
        <dd>{count}</dd>
      </div>
    ))}
  </dl>
);
