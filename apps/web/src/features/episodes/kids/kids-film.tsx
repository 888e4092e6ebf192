import { LayoutGrid, SkipBack, SkipForward } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useNumberedTitle } from '../numbered-title.ts';
import { FilmVideo } from '../../../watching/film-video.tsx';
import { useFilm } from '../use-film.ts';
import styles from './kids.module.css';
import type { ShelfFilm } from './use-shelf.ts';

interface KidsFilmProps {
  film: ShelfFilm;
  /** Null at an end of the row. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onShelf: () => void;
}

/** A film as large as the screen, with three large buttons. When it is over the next one begins. */
export function KidsFilm({ film, onPrevious, onNext, onShelf }: KidsFilmProps) {
  const words = useTexts().kids;
  const numbered = useNumberedTitle();
  const video = useRef<HTMLVideoElement>(null);
  const { data, hasFailed, played } = useFilm(film.id);
  const address = played.files.videoUrl;
  useEffect(() => {
    // For the keys of players: space, arrows, M and F are the film's own.
    if (address !== null) video.current?.focus();
  }, [address]);
  return (
    <div className={styles.film}>
      <h1 className={styles.filmTitle}>{numbered(film)}</h1>
      {hasFailed ? (
        <Alert tone="bad">{words.filmFailed}</Alert>
      ) : (
        <FilmVideo
          video={video}
          className={styles.video}
          {...played}
          poster={film.posterUrl ?? undefined}
          controls
          controlsList="nodownload"
          autoPlay
          onEnded={onNext ?? onShelf}
        >
          {data?.captionsUrl && <track kind="captions" src={data.captionsUrl} label={words.captions} />}
        </FilmVideo>
      )}
      <div className={styles.ways}>
        <Button size="large" disabled={!onPrevious} onClick={() => onPrevious?.()}>
          <SkipBack aria-hidden="true" /> {words.previous}
        </Button>
        <Button size="large" variant="primary" onClick={onShelf}>
          <LayoutGrid aria-hidden="true" /> {words.shelf}
        </Button>
        <Button size="large" disabled={!onNext} onClick={() => onNext?.()}>
          {words.next} <SkipForward aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
