import { useTexts } from '../lib/texts.tsx';
import { type Cue, textOf } from './captions/cue.ts';
import styles from './player.module.css';

/** What is said in the film, to read. */
export function Transcript({ cues, lang }: { cues: readonly Cue[]; lang: string | undefined }) {
  const { player } = useTexts().episodes;
  if (cues.length === 0) return null;
  return (
    <details className={styles.transcript}>
      <summary>{player.transcript}</summary>
      <p lang={lang} dir="auto">
        {textOf(cues)}
      </p>
    </details>
  );
}
