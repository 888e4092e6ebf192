import { limits, placeInSeason, seasonOf } from '@milestoon/domain';
import { PartyPopper } from 'lucide-react';
import { seasonPath } from '../../../lib/paths.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Confetti } from './confetti.tsx';
import styles from './season.module.css';
import { useSeason } from './use-season.ts';

interface FinaleCardProps {
  child: { id: string; name: string };
  season: number;
  /** How many films it has. */
  made: number;
  isNextBegun: boolean;
  /** On another page than the season's own. */
  isElsewhere?: boolean;
}

/** A season is complete: a moment to be glad of, and the way to the next. */
export function FinaleCard({ child, season, made, isNextBegun, isElsewhere }: FinaleCardProps) {
  const { finale } = useTexts().seasons;
  return (
    <section className={styles.finale} aria-labelledby="season-finale">
      <Confetti />
      <PartyPopper className={styles.popper} aria-hidden="true" />
      <h2 id="season-finale">{finale.title(season)}</h2>
      <p>{finale.text(child.name, made)}</p>
      <div className={styles.ways}>
        {isElsewhere && <ButtonLink to={seasonPath(child.id, season)}>{finale.toSeason}</ButtonLink>}
        <ButtonLink to={seasonPath(child.id, season + 1)} variant="primary">
          {isNextBegun ? finale.begun(season + 1) : finale.next(season + 1)}
        </ButtonLink>
      </div>
    </section>
  );
}

interface Finished {
  childId: string;
  episodeNumber: number | null;
}

/** Below the film that ended a season. */
export function SeasonFinale({ episode: { childId, episodeNumber } }: { episode: Finished }) {
  if (episodeNumber === null || placeInSeason(episodeNumber) !== limits.episodesPerSeason) return null;
  return <Finale childId={childId} season={seasonOf(episodeNumber)} />;
}

function Finale({ childId, season }: { childId: string; season: number }) {
  const found = useSeason(childId, season);
  if (found.state !== 'there' || !found.isComplete) return null;
  const { child, slots } = found;
  const made = slots.filter(({ kind }) => kind === 'made').length;
  return (
    <FinaleCard
      child={child}
      season={season}
      made={made}
      isNextBegun={child.season.number > season}
      isElsewhere
    />
  );
}
