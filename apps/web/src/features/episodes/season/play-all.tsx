import { useQuery } from '@tanstack/react-query';
import { SkipBack, SkipForward, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FilmVideo } from '../../../watching/film-video.tsx';
import { QualitySetting } from '../../../watching/quality/quality.tsx';
import { useNumberedTitle } from '../numbered-title.ts';
import type { EpisodeView } from '../progress-state.ts';
import { filmQuery, useFilm } from '../use-film.ts';
import styles from './season.module.css';

interface PlayAllProps {
  season: number;
  /** In their order. */
  films: readonly EpisodeView[];
  onClose: () => void;
}

/** The films of a season, one after the other. */
export function PlayAll({ season, films, onClose }: PlayAllProps) {
  const words = useTexts().seasons.playing;
  const numbered = useNumberedTitle();
  const heading = useRef<HTMLHeadingElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [at, setAt] = useState(0);
  const film = films[at];
  const { data: media, hasFailed, isFetching, again, played } = useFilm(film?.id);
  // Its addresses are there before it is its turn.
  useQuery(filmQuery(films[at + 1]?.id));
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card>
      <div className={styles.playHead}>
        <h2 ref={heading} tabIndex={-1}>
          {words.title(season)}
        </h2>
        <Button size="small" onClick={onClose}>
          <X aria-hidden="true" /> {words.close}
        </Button>
      </div>
      {film === undefined ? (
        <>
          <p role="status">{words.over}</p>
          <Button className={styles.play} variant="primary" onClick={() => setAt(0)}>
            {words.again}
          </Button>
        </>
      ) : (
        <>
          <p role="status" className={styles.now}>
            {words.now(at + 1, films.length)} · {numbered(film)}
          </p>
          {hasFailed ? (
            <Alert tone="bad">
              {words.failed}{' '}
              <Button size="small" busy={isFetching} onClick={() => void again()}>
                {words.tryAgain}
              </Button>
            </Alert>
          ) : (
            <FilmVideo
              video={video}
              className={styles.video}
              {...played}
              poster={film.posterUrl ?? undefined}
              controls
              autoPlay
              onEnded={() => setAt(at + 1)}
            >
              {media?.captionsUrl && (
                <track kind="captions" src={media.captionsUrl} label={words.captions} default />
              )}
            </FilmVideo>
          )}
          <QualitySetting renditionUrl={media?.renditionUrl} />
          <div className={styles.ways}>
            <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
              <SkipBack aria-hidden="true" /> {words.previous}
            </Button>
            <Button disabled={at === films.length - 1} onClick={() => setAt(at + 1)}>
              {words.next} <SkipForward aria-hidden="true" />
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
