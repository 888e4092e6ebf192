import type { AnimationStyle } from '@milestoon/domain';
import type { Language } from '@milestoon/domain/texts';
import type { LandingTexts } from '@milestoon/domain/texts/landing';
import { Play, RotateCcw, SkipForward, Square } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import type { OwnChild, TrailerRequest } from './trailer-film.ts';
import { SoundButton } from './sound-button.tsx';
import styles from './trailer.module.css';
import { trailerSeconds, useSound } from './use-sound.ts';
import { useTrailer } from './use-trailer.ts';

interface ChildTrailerProps {
  name: string;
  style: AnimationStyle;
  child: OwnChild;
  words: LandingTexts['trailer'];
  language: Language;
  /** What is said below the last picture. */
  rest: string;
}

/** The trailer of the child's style with the child itself in the leading part, drawn while it plays. */
export function ChildTrailer({ name, style, child, words, language, rest }: ChildTrailerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const sound = useSound();
  const trailer = useTrailer(canvas, { onPlaying: () => sound.begin(style), onStopped: sound.stop });
  const plot = words.plots[style];
  const request: TrailerRequest = {
    name,
    style,
    child,
    language,
    words: { title: plot.title(name), lines: plot.lines(name) },
  };
  const dress = useRef(() => trailer.dress(request));
  useEffect(() => void dress.current(), []);
  const onScreen = trailer.phase === 'playing' || trailer.phase === 'ended';
  const busy = trailer.phase === 'preparing';
  const isMoving = trailer.phase === 'playing' && !trailer.stepwise;
  const PlayIcon = trailer.phase === 'ended' ? RotateCcw : Play;
  return (
    <div className={styles.trailer}>
      <div className={styles.screen} data-style={style}>
        <canvas
          ref={canvas}
          className={classes((onScreen || trailer.dressed) && styles.shown)}
          {...(onScreen ? { role: 'img', 'aria-label': words.playing(name) } : { 'aria-hidden': true })}
          width="960"
          height="540"
        />
        {onScreen && (
          <progress className={styles.progress} max={1} value={trailer.share} aria-label={plot.title(name)} />
        )}
        <SoundButton
          sound={sound}
          label={words.sound}
          playing={isMoving ? { style, from: trailer.share * trailerSeconds } : null}
        />
      </div>
      <p role="status" className={styles.rest}>
        {trailer.phase === 'ended' && rest}
      </p>
      {trailer.phase === 'playing' && trailer.stepwise ? (
        <Button onClick={trailer.next}>
          <SkipForward aria-hidden="true" />
          {words.next}
        </Button>
      ) : trailer.phase === 'playing' ? (
        <Button onClick={trailer.stop}>
          <Square aria-hidden="true" />
          {words.stop}
        </Button>
      ) : (
        <Button busy={busy} onClick={() => void trailer.play(request)}>
          {busy ? <Spinner /> : <PlayIcon aria-hidden="true" />}
          {trailer.phase === 'ended' ? words.again : words.play}
        </Button>
      )}
      {trailer.phase === 'failed' && <Alert tone="bad">{words.failed}</Alert>}
    </div>
  );
}
