import { limits } from '@milestoon/domain';
import { Sparkles } from 'lucide-react';
import { seasonPath } from '../lib/paths.ts';
import { Link } from '../lib/link.tsx';
import { useFirstTexts } from '../lib/texts.tsx';
import { classes } from './classes.ts';
import styles from './season-line.module.css';

const { episodesPerSeason: all } = limits;

interface SeasonLineProps {
  child: { id: string; name: string; season: { number: number; episodes: number; latest: number } };
}

/** 'Season 1, 3 of 12' of a child, with a bar, leading to the season. */
export function SeasonLine({ child }: SeasonLineProps) {
  const { seasons } = useFirstTexts();
  const { number, episodes, latest } = child.season;
  const place = seasons.place(number, episodes, all);
  return (
    <Link to={seasonPath(child.id, number)} className={styles.line} aria-label={`${place}: ${child.name}`}>
      <span className={styles.words}>
        {place} {latest === number * all && <Sparkles aria-hidden="true" />}
      </span>
      <span className={styles.bar} aria-hidden="true">
        {Array.from({ length: all }, (_, i) => (
          <span key={i} className={classes(styles.part, i < episodes && styles.full)} />
        ))}
      </span>
    </Link>
  );
}
