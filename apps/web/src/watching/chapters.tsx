import type { EpisodeMedia } from '@milestoon/contract';
import { useId } from 'react';
import type { Wire } from '../lib/api.ts';
import { useTexts } from '../lib/texts.tsx';
import { classes } from '../ui/classes.ts';
import { clockTime } from './clock-time.ts';
import styles from './player.module.css';

type Chapter = Wire<EpisodeMedia>['chapters'][number];

interface ChaptersProps {
  chapters: readonly Chapter[];
  /** Seconds of the film. */
  time: number;
  onJump: (seconds: number) => void;
}

/** The scenes of a film, to jump to. */
export function Chapters({ chapters, time, onJump }: ChaptersProps) {
  const { player, editor } = useTexts().episodes;
  const headingId = useId();
  if (chapters.length === 0) return null;
  const current = chapters.findLastIndex(({ start }) => start <= time + 0.05);
  const nameOf = ({ kind, set, title }: Chapter, index: number): string => {
    if (kind === 'opening') return player.opening;
    if (kind === 'ending') return player.ending;
    return title || player.scene(index, set ? editor.sets[set] : '');
  };
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId}>{player.chapters}</h2>
      <ol className={styles.chapters}>
        {chapters.map((chapter, index) => (
          <li key={chapter.start}>
            <button
              type="button"
              className={classes(styles.chapter, index === current && styles.current)}
              aria-current={index === current || undefined}
              onClick={() => onJump(chapter.start)}
            >
              <span>{nameOf(chapter, index)}</span>{' '}
              <span className={styles.start}>{clockTime(chapter.start)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
