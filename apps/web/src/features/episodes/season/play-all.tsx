import { useQuery } from '@tanstack/react-query';
import { SkipBack, SkipForward, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useNumberedTitle } from '../numbered-title.ts';
import type { EpisodeView } from '../progress-state.ts';
import styles from './season.module.css';

const renewAtMost = 60_000;

/** A film's addresses. Asked for again under a playing film they would start it over. */
const filmQuery = (id: string | undefined) => ({
  ...api.episodes.get.queryOptions({ input: { id: id ?? '' } }),
  enabled: id !== undefined,
  refetchOnWindowFocus: false,
  staleTime: 10 * 60_000,
});

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
  const [at, setAt] = useState(0);
  const film = films[at];
  const query = useQuery(filmQuery(film?.id));
  // Its addresses are there before it is its turn.
  useQuery(filmQuery(films[at + 1]?.id));
  const renewed = useRef(Number.NEGATIVE_INFINITY);
  const [broken, setBroken] = useState(false);
  const go = (to: number): void => {
    setBroken(false);
    setAt(to);
  };
  useEffect(() => heading.current?.focus(), []);
  const media = query.data;
  const hasFailed = broken || query.isError || (media !== undefined && media.videoUrl === null);
  const again = async (): Promise<void> => {
    await query.refetch();
    setBroken(false);
  };
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
          <Button className={styles.play} variant="primary" onClick={() => go(0)}>
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
              <Button size="small" busy={query.isFetching} onClick={() => void again()}>
                {words.tryAgain}
              </Button>
            </Alert>
          ) : (
            <video
              className={styles.video}
              src={media?.videoUrl ?? undefined}
              poster={film.posterUrl ?? undefined}
              controls
              autoPlay
              playsInline
              onEnded={() => go(at + 1)}
              onError={() => {
                // An address that has run out is asked for once; a film that is broken is not asked for for ever.
                if (performance.now() - renewed.current < renewAtMost) return setBroken(true);
                renewed.current = performance.now();
                void query.refetch();
              }}
            >
              {media?.captionsUrl && (
                <track kind="captions" src={media.captionsUrl} label={words.captions} default />
              )}
            </video>
          )}
          <div className={styles.ways}>
            <Button disabled={at === 0} onClick={() => go(at - 1)}>
              <SkipBack aria-hidden="true" /> {words.previous}
            </Button>
            <Button disabled={at === films.length - 1} onClick={() => go(at + 1)}>
              {words.next} <SkipForward aria-hidden="true" />
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
