import { useTexts } from '../../lib/texts.tsx';
import { ProgressBar } from '../../ui/card.tsx';
import styles from './avatar-selection.module.css';

interface DrawingProgressProps {
  /** So many are there. */
  drawn: number;
  /** False while the drawing waits for its turn. */
  begun: boolean;
  total: number;
}

/** How far the drawing of avatars is. Screen readers hear each step. */
export function DrawingProgress({ drawn, begun, total }: DrawingProgressProps) {
  const text = useTexts().children.avatars;
  return (
    <div className={styles.steps}>
      <p role="status">
        {begun || drawn > 0 ? text.drawing(Math.min(total, drawn + 1), total) : text.magicWaits}
      </p>
      <ProgressBar share={drawn / total} label={text.drawn} />
    </div>
  );
}
