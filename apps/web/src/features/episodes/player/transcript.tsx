import { useTexts } from '../../../lib/texts.tsx';
import styles from './player.module.css';

/** What is said in the film, to read. */
export function Transcript({ lines, lang }: { lines: readonly string[]; lang: string | undefined }) {
  const { player } = useTexts().episodes;
  if (lines.length === 0) return null;
  return (
    <details className={styles.transcript}>
      <summary>{player.transcript}</summary>
      <p lang={lang}>{lines.join(' ').replace(/<[^>]*>/g, '')}</p>
    </details>
  );
}
