import { useMutation } from '@tanstack/react-query';
import { Play, SkipForward } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { client, isCode } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHead } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { CaptionSettings } from '../../watching/captions/caption-settings.tsx';
import { Chapters } from '../../watching/chapters.tsx';
import { FilmScreen } from '../../watching/film-screen.tsx';
import { play } from '../../watching/play.ts';
import { QualitySetting } from '../../watching/quality/quality.tsx';
import { Speed } from '../../watching/speed.tsx';
import { useCues } from '../../watching/use-cues.ts';
import type { GuestPasses } from './guest-passes.ts';
import styles from './guest.module.css';
import { pressedFilm } from './awaited-film.tsx';
import type { Film } from './watch-films.tsx';

interface GuestFilmProps {
  token: string;
  film: Film;
  next: Film | undefined;
  /** It was chosen by a press: it plays. */
  atOnce: boolean;
  passes: GuestPasses;
  onPasses: (passes: GuestPasses) => void;
  onNext: (key: string) => void;
  onGone: () => void;
}

interface Files {
  videoUrl: string;
  renditionUrl: string | null;
  captionsUrl: string | null;
}

/** One film: its picture, and with the first press the film. Only then it counts as watched. */
export function GuestFilm(props: GuestFilmProps) {
  const { token, film, next, atOnce, passes, onPasses, onNext, onGone } = props;
  const texts = useTexts();
  const words = texts.sharing.page;
  const video = useRef<HTMLVideoElement>(null);
  const cues = useCues();
  const [files, setFiles] = useState<Files | null>(null);
  const [time, setTime] = useState(0);
  const [isOver, setOver] = useState(false);
  const begin = useMutation({
    mutationFn: () =>
      client.sharing.watch({
        token,
        film: film.key,
        ...(passes.contents !== undefined && { pass: passes.contents }),
        ...(passes.films[film.key] !== undefined && { again: passes.films[film.key] }),
      }),
    onSuccess: ({ again, ...answer }) => {
      setFiles(answer);
      onPasses({ ...passes, films: { ...passes.films, [film.key]: again } });
    },
    onError: (error) => isCode(error, 'NOT_FOUND') && onGone(),
  });
  const start = (): void => {
    // Browsers that let only a press begin a film remember it for the element.
    video.current?.load();
    begin.mutate();
  };
  const startAtOnce = useEffectEvent(start);
  useEffect(() => {
    if (atOnce) startAtOnce();
  }, [atOnce]);
  useEffect(() => {
    // Refused without a press of its own in some browsers: then the controls stand below it.
    if (files && video.current) play(video.current).catch(() => {});
  }, [files]);
  const jump = (seconds: number): void => {
    if (!video.current) return;
    video.current.currentTime = seconds;
    setTime(seconds);
    play(video.current).catch(() => {});
  };
  const lang = film.language === null || film.language === 'other' ? undefined : film.language;
  return (
    <>
      <FilmScreen
        film={{
          ...film,
          videoUrl: files?.videoUrl ?? null,
          renditionUrl: files?.renditionUrl,
          captionsUrl: files?.captionsUrl ?? null,
        }}
        video={video}
        cues={cues}
        time={time}
        onTime={(seconds) => {
          setTime(seconds);
          if (isOver && !video.current?.ended) setOver(false);
        }}
        lang={lang}
        onExpired={() => begin.mutate()}
        onEnded={() => setOver(true)}
        instead={!files && <div className={styles.noControls} />}
      >
        {!files && (
          <button
            type="button"
            className={styles.begin}
            aria-label={words.playing(film.title)}
            disabled={begin.isPending}
            data-press={pressedFilm}
            onClick={start}
          >
            <span className={styles.disc}>{begin.isPending ? <Spinner /> : <Play aria-hidden="true" />}</span>
          </button>
        )}
      </FilmScreen>
      <PageHead title={film.title} />
      {begin.isError && !isCode(begin.error, 'NOT_FOUND') && (
        <Alert tone="bad">{tell(begin.error, texts, words.failed)}</Alert>
      )}
      {!files && (
        <Button
          variant="primary"
          size="large"
          wide
          busy={begin.isPending}
          data-press={pressedFilm}
          onClick={start}
        >
          <Play aria-hidden="true" /> {words.play}
        </Button>
      )}
      {files && next && (
        <Button variant={isOver ? 'primary' : 'secondary'} size="large" wide onClick={() => onNext(next.key)}>
          <SkipForward aria-hidden="true" /> {words.next(next.title)}
        </Button>
      )}
      {files && (
        <Card className={styles.settings}>
          {files.captionsUrl !== null && !film.wordsInPicture && <CaptionSettings />}
          <Speed video={video} />
          <QualitySetting renditionUrl={files.renditionUrl} />
        </Card>
      )}
      {files && <Chapters chapters={film.chapters} time={time} onJump={jump} />}
    </>
  );
}
