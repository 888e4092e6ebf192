import type { EpisodeMedia } from '@milestoon/contract';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { Wire } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { classes } from '../../../ui/classes.ts';
import { CaptionLayer } from '../captions/caption-layer.tsx';
import { chooseCaptions, useCaptionChoice } from '../captions/caption-choice.ts';
import { mute, play, seek, toggle } from '../play.ts';
import { Curtain } from '../premiere/curtain.tsx';
import { Controls } from './controls.tsx';
import styles from './player.module.css';
import { useCues } from './use-cues.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useIdle } from './use-idle.ts';
import { useSteadyLink } from './use-steady-link.ts';

interface FilmScreenProps {
  episode: Wire<EpisodeMedia>;
  video: RefObject<HTMLVideoElement | null>;
  cues: ReturnType<typeof useCues>;
  time: number;
  onTime: (seconds: number) => void;
  /** Of what is said; undefined where nobody knows. */
  lang: string | undefined;
  /** The addresses of the files expire; this fetches new ones. */
  onExpired: () => void;
}

const renewAtMost = 60_000;
const leap = 5;

/** The film, its captions and what it is played with: all of it fills the screen together. */
export function FilmScreen({
  episode,
  video,
  cues: [cues, track],
  time,
  onTime,
  lang,
  onExpired,
}: FilmScreenProps) {
  const { player } = useTexts().episodes;
  const stage = useRef<HTMLDivElement>(null);
  const { shown } = useCaptionChoice();
  const [playing, setPlaying] = useState(false);
  const [muted, setMuted] = useState(false);
  const [duration, setDuration] = useState(episode.duration ?? 0);
  // Until it has risen, whatever the server says meanwhile.
  const [hasCurtain, setCurtain] = useState(episode.isPremiere);
  const renewed = useRef(Number.NEGATIVE_INFINITY);
  const [film, renewFilm] = useSteadyLink(episode.videoUrl);
  const [captionsFile] = useSteadyLink(episode.captionsUrl);
  const [poster] = useSteadyLink(episode.posterUrl);
  /** Where the film was when its link expired. */
  const interrupted = useRef<{ at: number; playing: boolean } | null>(null);
  const hasCaptions = episode.captionsUrl !== null && !episode.wordsInPicture;
  const full = useFullScreen(stage, video, hasCaptions && shown);
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
        <video
          ref={video}
          className={styles.video}
          src={film ?? undefined}
          poster={poster ?? undefined}
          playsInline
          preload="metadata"
          onClick={() => onFilm(toggle)}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onVolumeChange={(event) => setMuted(event.currentTarget.muted)}
          onTimeUpdate={(event) => onTime(event.currentTarget.currentTime)}
          onDurationChange={(event) => setDuration(event.currentTarget.duration || 0)}
          onLoadedMetadata={(event) => {
            const { current: rest } = interrupted;
            interrupted.current = null;
            if (!rest) return;
            event.currentTarget.currentTime = rest.at;
            if (rest.playing) void play(event.currentTarget);
          }}
          onError={(event) => {
            // A film that is broken rather than expired must not be asked for again and again.
            if (performance.now() - renewed.current < renewAtMost) return;
            renewed.current = performance.now();
            const { currentTime: at, paused } = event.currentTarget;
            interrupted.current = { at, playing: !paused };
            renewFilm();
            onExpired();
          }}
        >
          {captionsFile && (
            <track ref={track} kind="captions" src={captionsFile} srcLang={lang} label={player.captions} />
          )}
        </video>
        {hasCaptions && <CaptionLayer media={video} cues={cues} lang={lang} />}
        {hasCurtain && <Curtain episode={episode} video={video} onGone={() => setCurtain(false)} />}
      </div>
      <Controls
        playing={playing}
        muted={muted}
        captions={hasCaptions ? shown : undefined}
        fullScreen={full.toggle && full.isFull}
        time={time}
        duration={duration}
        onToggle={() => onFilm(toggle)}
        onSeek={seekTo}
        onMute={() => onFilm(mute)}
        onCaptions={captions}
        onFullScreen={() => full.toggle?.()}
      />
    </div>
  );
}
