import styles from './field.module.css';

interface StillMissingProps {
  /** For the button's `aria-describedby`. */
  id: string;
  problems: readonly string[];
}

/** Beside a button that is closed: what has to be done for it to open. */
export function StillMissing({ id, problems }: StillMissingProps) {
  return (
    <ul id={id} className={styles.missing}>
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}
