import type { EpisodeProgress } from '@milestoon/contract';
import { ProgressBar } from '../../ui/card.tsx';
import styles from './episodes.module.css';
import { stepNames, timeLeft } from './progress-state.ts';

/** How far the film is. Screen readers hear the step, not every percent. */
export function ProductionProgress({ progress }: { progress: EpisodeProgress | null }) {
  const share = progress?.share ?? 0;
  const step = progress?.step ? stepNames[progress.step] : 'Waiting for its turn';
  const left = timeLeft(progress?.secondsLeft ?? null);
  return (
    <div className={styles.progress}>
      <div className={styles.progressText}>
        <span role="status">{step}</span>
        <b>{Math.floor(share * 100)}%</b>
      </div>
      <ProgressBar share={share} label="Progress of the episode" />
      <p>{left ?? 'You can leave this page; the film is made meanwhile.'}</p>
    </div>
  );
}
