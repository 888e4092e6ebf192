import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTexts } from '../lib/texts.tsx';
import { classes } from '../ui/classes.ts';
import { CaptionLayer } from './captions/caption-layer.tsx';
import { chooseCaptions, useCaptionChoice } from './captions/caption-choice.ts';
import { mute, seek, toggle } from './play.ts';
import { Controls } from './controls.tsx';
import { useCasting, usePictureInPicture } from './elsewhere.ts';
import { FilmVideo } from './film-video.tsx';
import styles from './player.module.css';
import { isChanging } from './quality/change-source.ts';
import { useCues } from './use-cues.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useIdle } from './use-idle.ts';
import { useSteadyLink } from './use-steady-link.ts';

/** A film that is watched. Addresses are null where there is nothing (yet). */
export interface WatchedFilm {
  videoUrl: string | null;
  /** The same in fewer pixels. */
  renditionUrl?: string | null | undefined;
  captionsUrl: string | null;
  posterUrl: string | null;
  /** The captions are part of the picture. */
  wordsInPicture: boolean;
  /** Seconds, before the file says it. */
  duration: number | null;
}

interface FilmScreenProps {
  /** The same one for as long as it is on the screen. */
  film: WatchedFilm;
  video: RefObject<HTMLVideoElement | null>;
  cues: ReturnType<typeof useCues>;
  time: number;
  onTime: (seconds: number) => void;
  /** Of what is said; undefined where nobody knows. */
  lang: string | undefined;
  /** The addresses of the files expire; this fetches new ones. */
  onExpired: () => void;
  onEnded?: () => void;
  /** What hangs before the picture. */
  children?: ReactNode;
  /** Stands where the controls will be, for as long as there is nothing to play. */
  instead?: ReactNode;
}

const renewAtMost = 60_000;
const leap = 5;

/** The film, its captions and what it is played with: all of it fills the screen together. */
export function FilmScreen({
  film: shownFilm,
  video,
  cues: [cues, track],
  time,
  onTime,
  lang,
  onExpired,
  onEnded,
  children,
  instead,
}: FilmScreenProps) {
  const { player } = useTexts().episodes;
  const stage = useRef<HTMLDivElement>(null);
  const { shown } = useCaptionChoice();
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(false);
  const [duration, setDuration] = useState(shownFilm.duration ?? 0);
  const renewed = useRef(Number.NEGATIVE_INFINITY);
  const [film, renewFilm] = useSteadyLink(shownFilm.videoUrl);
  const [rendition, renewRendition] = useSteadyLink(shownFilm.renditionUrl ?? null);
  const [captionsFile] = useSteadyLink(shownFilm.captionsUrl);
  const [poster] = useSteadyLink(shownFilm.posterUrl);
  const hasCaptions = shownFilm.captionsUrl !== null && !shownFilm.wordsInPicture;
  const full = useFullScreen(stage, video, hasCaptions && shown);
  const inPicture = usePictureInPicture(video);
  const casting = useCasting(video);
  const [idle, stir] = useIdle(playing && full.isFull);

  const onFilm = (act: (film: HTMLVideoElement) => void): void => {
    if (video.current) act(video.current);
  };
  const seekTo = (seconds: number): void => {
    onFilm((element) => seek(element, seconds));
    onTime(video.current?.currentTime ?? 0);
  };
  const captions = (): void => {
    if (hasCaptions) chooseCaptions({ shown: !shown });
  };
  const onKey = (event: KeyboardEvent): void => {
    stir();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // A button is pressed with the space bar, the position moved with the arrows: those are theirs.
    const isElsewhere = event.target === stage.current || event.target === video.current;
    const actions: Record<string, (() => void) | undefined> = {
      c: captions,
      f: full.toggle,
      m: () => onFilm(mute),
      k: () => onFilm(toggle),
      ...(isElsewhere
        ? {
            ' ': () => onFilm(toggle),
            arrowleft: () => seekTo(time - leap),
            arrowright: () => seekTo(time + leap),
          }
        : {}),
    };
    const action = actions[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <div
      ref={stage}
      className={classes(styles.stage, full.isFull && styles.full, idle && styles.idle)}
      role="group"
      aria-label={player.film}
      tabIndex={-1}
      onKeyDown={onKey}
      onPointerMove={stir}
    >
      <div className={styles.picture}>
        <FilmVideo
          video={video}
          files={{ film: 'this', videoUrl: film, renditionUrl: rendition }}
          isWhole={casting.isOn || casting.isAsked}
          className={styles.video}
          poster={poster ?? undefined}
          preload="metadata"
          onClick={() => onFilm(toggle)}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onEnded={onEnded}
          onVolumeChange={(event) => setMuted(event.currentTarget.muted)}
          onTimeUpdate={({ currentTarget }) => {
            if (!isChanging(currentTarget)) onTime(currentTarget.currentTime);
          }}
          onDurationChange={(event) => setDuration(event.currentTarget.duration || 0)}
          onError={() => {
            // A film that is broken rather than expired must not be asked for again and again.
            if (performance.now() - renewed.current < renewAtMost) return;
            renewed.current = performance.now();
            renewFilm();
            renewRendition();
            onExpired();
          }}
        >
          {captionsFile && (
            <track ref={track} kind="captions" src={captionsFile} srcLang={lang} label={player.captions} />
          )}
        </FilmVideo>
        {hasCaptions && <CaptionLayer media={video} cues={cues} lang={lang} />}
        {children}
      </div>
      {instead || (
        <Controls
          playing={playing}
          muted={muted}
          captions={hasCaptions ? shown : undefined}
          fullScreen={full.toggle && full.isFull}
          inPicture={inPicture}
          casting={casting}
          time={time}
          duration={duration}
          onToggle={() => onFilm(toggle)}
          onSeek={seekTo}
          onMute={() => onFilm(mute)}
          onCaptions={captions}
          onFullScreen={() => full.toggle?.()}
        />
      )}
    </div>
  );
}
