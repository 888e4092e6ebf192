import type { EpisodeProgress } from '@milestoon/contract';
import { useFirstTexts, useLanguage } from '../../lib/texts.tsx';
import { ProgressBar } from '../../ui/card.tsx';
import styles from './episodes.module.css';
import { timeLeft } from './progress-state.ts';

/** How far the film is. Screen readers hear the step, not every percent. */
export function ProductionProgress({ progress }: { progress: EpisodeProgress | null }) {
  const texts = useFirstTexts();
  const { language } = useLanguage();
  const text = texts.episodes.progress;
  const share = progress?.share ?? 0;
  const percent = new Intl.NumberFormat(language, { style: 'percent', roundingMode: 'floor' });
  return (
    <div className={styles.progress}>
      <div className={styles.progressText}>
        <span role="status">{progress?.step ? text.steps[progress.step] : text.waiting}</span>
        <b>{percent.format(share)}</b>
      </div>
      <ProgressBar share={share} label={text.label} />
      <p>{timeLeft(progress?.secondsLeft ?? null, texts) ?? text.leave}</p>
    </div>
  );
}
