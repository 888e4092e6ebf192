import { assertNever, limits } from '@milestoon/domain';
import { Film, Play } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths, seasonPath } from '../../../lib/paths.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState, Skeleton } from '../../../ui/card.tsx';
import { PageHead } from '../../../ui/page.tsx';
import { KidsLink } from '../kids/kids-link.tsx';
import { PlayAll } from './play-all.tsx';
import { FinaleCard } from './season-finale.tsx';
import { SeasonSlot } from './season-slot.tsx';
import styles from './season.module.css';
import { type Season, useSeason } from './use-season.ts';

interface SeasonPageProps {
  childId: string;
  season: number;
  /** What stands below a season that is there, with a finished film or without. */
  children?: (hasFilms: boolean) => ReactNode;
}

/** A child's season: twelve places, and all films one after the other. */
export function SeasonPage({ childId, season, children }: SeasonPageProps) {
  const words = useTexts().seasons;
  const found = useSeason(childId, season);
  switch (found.state) {
    case 'pending':
      return <Skeleton className={styles.waiting} />;
    case 'failed':
      return (
        <Alert tone="bad">
          {words.loadFailed} <Button onClick={found.reload}>{words.reload}</Button>
        </Alert>
      );
    case 'missing':
      return (
        <EmptyState
          icon={<Film aria-hidden="true" />}
          title={words.missing}
          action={
            <ButtonLink to={paths.episodes} variant="primary">
              {words.toEpisodes}
            </ButtonLink>
          }
        >
          {words.missingText}
        </EmptyState>
      );
    case 'there':
      return (
        <>
          <SeasonOf season={season} found={found} />
          {children?.(found.slots.some(({ kind }) => kind === 'made'))}
        </>
      );
    default:
      return assertNever(found);
  }
}

function SeasonOf({ season, found }: { season: number; found: Season & { state: 'there' } }) {
  const words = useTexts().seasons;
  const { child, slots, seasons } = found;
  const [playing, setPlaying] = useState(false);
  const playButton = useRef<HTMLButtonElement>(null);
  const films = slots.flatMap((slot) => (slot.kind === 'made' ? [slot.episode] : []));
  const stop = (): void => {
    setPlaying(false);
    playButton.current?.focus();
  };
  const there = slots.filter((slot) => 'episode' in slot).length;
  return (
    <>
      <PageHead title={words.title(season)} tab={words.open(child.name, season)}>
        <div className={styles.head}>
          <Avatar url={child.avatarUrl} />
          <div>
            <p>{words.of(child.name)}</p>
            <p className={styles.place}>{words.place(season, there, limits.episodesPerSeason)}</p>
          </div>
          {films.length > 0 && (
            <div className={styles.start}>
              <Button ref={playButton} variant="primary" onClick={() => setPlaying(true)}>
                <Play aria-hidden="true" /> {words.playAll}
              </Button>
              <KidsLink />
            </div>
          )}
        </div>
      </PageHead>
      {seasons > 1 && (
        <nav aria-label={words.all(child.name)}>
          <ul className={styles.seasons}>
            {Array.from({ length: seasons }, (_, i) => i + 1).map((number) => (
              <li key={number}>
                <Link to={seasonPath(child.id, number)} aria-current={number === season ? 'page' : undefined}>
                  {words.title(number)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {playing && <PlayAll season={season} films={films} onClose={stop} />}
      {found.isComplete && (
        <FinaleCard
          child={child}
          season={season}
          made={films.length}
          isNextBegun={child.season.number > season}
        />
      )}
      <ol className={styles.slots} aria-label={words.slots(season)}>
        {slots.map((slot) => (
          <li key={slot.number}>
            <SeasonSlot slot={slot} child={child} />
          </li>
        ))}
      </ol>
    </>
  );
}
