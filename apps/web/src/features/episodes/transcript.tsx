import styles from './episodes.module.css';

/** What is said in the film, to read. */
export function Transcript({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <details className={styles.transcript}>
      <summary>Read the story</summary>
      <p>{lines.join(' ').replace(/<[^>]*>/g, '')}</p>
    </details>
  );
}
