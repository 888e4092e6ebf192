import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { episodePath } from '../../lib/paths.ts';
import { useFirstTexts } from '../../lib/texts.tsx';
import { Card, Skeleton } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './latest-films.module.css';
import { useNumberedTitle } from './numbered-title.ts';
import { ProductionProgress } from './production-progress.tsx';
import { type EpisodeView, statusTones } from './progress-state.ts';
import { RetryEpisode } from './retry-episode.tsx';

/** The others are on the list of episodes. */
const mostUnderWay = 3;

const byTime = (a: EpisodeView, b: EpisodeView): number => Date.parse(b.createdAt) - Date.parse(a.createdAt);

/** What is being made, and the newest film. Says nothing where there is neither. */
export function LatestFilms() {
  const text = useFirstTexts().milestones;
  const list = useQuery(api.episodes.list.queryOptions());
  if (list.isPending) return <Skeleton className={styles.skeleton} />;
  const episodes = (list.data ?? []).toSorted(byTime);
  const underWay = episodes.filter((episode) => episode.status !== 'completed').slice(0, mostUnderWay);
  const newest = episodes.find((episode) => episode.status === 'completed');
  return (
    <div className={styles.films}>
      {newest && (
        <section className={styles.part} aria-labelledby="newest-film">
          <h2 id="newest-film">{text.newest}</h2>
          <NewestFilm episode={newest} />
        </section>
      )}
      {underWay.length > 0 && (
        <section className={styles.part} aria-labelledby="in-the-making">
          <h2 id="in-the-making">{text.making}</h2>
          {underWay.map((episode) => (
            <UnderWay key={episode.id} episode={episode} />
          ))}
        </section>
      )}
    </div>
  );
}

function NewestFilm({ episode }: { episode: EpisodeView }) {
  const texts = useFirstTexts();
  const numbered = useNumberedTitle();
  return (
    <Link to={episodePath(episode.id)} className={styles.newest}>
      <span className={styles.poster}>
        {episode.posterUrl && <img src={episode.posterUrl} alt="" width="1280" height="720" />}
      </span>
      <span className={styles.words}>
        <b>{numbered(episode)}</b>
        <span>{texts.episodes.starring(episode.childName)}</span>
      </span>
      <Play aria-hidden="true" />
    </Link>
  );
}

function UnderWay({ episode }: { episode: EpisodeView }) {
  const texts = useFirstTexts();
  const numbered = useNumberedTitle();
  const isFailed = episode.status === 'failed';
  return (
    <Card>
      <div className={styles.words}>
        <h3>
          <Link to={episodePath(episode.id)}>{numbered(episode)}</Link>
        </h3>
        <p>{texts.episodes.starring(episode.childName)}</p>
      </div>
      {isFailed ? (
        <>
          <p className={classes(styles.status, styles[statusTones.failed])}>{texts.episodes.status.failed}</p>
          <RetryEpisode episode={episode} />
        </>
      ) : (
        <ProductionProgress progress={episode.progress} />
      )}
    </Card>
  );
}
