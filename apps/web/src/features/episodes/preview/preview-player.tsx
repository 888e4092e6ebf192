import type { EpisodePreview } from '@milestoon/contract';
import { Pause, Play } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { CaptionLayer } from '../../../watching/captions/caption-layer.tsx';
import { CaptionSettings } from '../../../watching/captions/caption-settings.tsx';
import { cuesOf } from '../../../watching/captions/cue.ts';
import { clockTime } from '../../../watching/clock-time.ts';
import { play } from '../../../watching/play.ts';
import { SeekBar } from '../../../watching/seek-bar.tsx';
import styles from './preview.module.css';
import { isFilm } from './painter.ts';
import { framesPerSecond, usePreview } from './use-preview.ts';

interface PreviewPlayerProps {
  preview: EpisodePreview;
  title: string;
}

/** The film as it will be, drawn here and now. It plays when it is asked to, never by itself. */
export default function PreviewPlayer({ preview, title }: PreviewPlayerProps) {
  const text = useTexts().episodes.preview;
  const canvas = useRef<HTMLCanvasElement>(null);
  const sound = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [time, setTime] = useState(0);
  const { film } = preview;
  const cues = useMemo(() => (isFilm(film) && !film.wordsInPicture ? cuesOf(film) : null), [film]);
  const lang = isFilm(film) && film.language !== 'other' ? film.language : undefined;
  const duration = isFilm(preview.film) ? preview.film.frames / framesPerSecond : 0;
  // The links of a later answer are others for the same files; the sound must not start over.
  const [soundUrl] = useState(preview.soundUrl);
  const state = usePreview(preview, canvas, sound);
  const toggle = (): void => {
    if (playing) sound.current?.pause();
    else if (sound.current) void play(sound.current);
  };
  if (state === 'failed') return <Alert tone="info">{text.failed}</Alert>;
  return (
    <div className={styles.preview}>
      <div className={styles.screen} aria-busy={state === 'opening'}>
        <canvas ref={canvas} className={styles.canvas} role="img" aria-label={text.picture(title)} />
        {state === 'opening' && (
          <p className={styles.opening} role="status">
            {text.loading}
          </p>
        )}
        {cues && state === 'ready' && <CaptionLayer media={sound} cues={cues} lang={lang} />}
      </div>
      <audio
        ref={sound}
        src={soundUrl}
        preload="auto"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={(event) => setTime(event.currentTarget.currentTime)}
      />
      <div className={styles.controls}>
        <Button
          variant="primary"
          aria-label={playing ? text.pause : text.play}
          disabled={state !== 'ready'}
          onClick={toggle}
        >
          {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </Button>
        <SeekBar
          className={styles.position}
          label={text.position}
          time={time}
          duration={duration}
          disabled={state !== 'ready'}
          onSeek={(seconds) => {
            if (!sound.current) return;
            sound.current.currentTime = seconds;
            // At once: the sound says so later, and until then the thumb would jump back under the finger.
            setTime(seconds);
          }}
        />
        <span className={styles.time}>
          {clockTime(time)} / {clockTime(duration)}
        </span>
      </div>
      {cues && <CaptionSettings />}
    </div>
  );
}
