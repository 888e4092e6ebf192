import { animationStyleKeys, type AnimationStyle } from '@milestoon/domain';
import { Play, RotateCcw, SkipForward, Square } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { holdStarName } from '../../../lib/star-name.ts';
import { useLanding } from '../landing-texts.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { SegmentedChoice } from '../../../ui/choice.tsx';
import { classes } from '../../../ui/classes.ts';
import { TextField } from '../../../ui/field.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { scene } from '../pictures.ts';
import { LookChoice, StarChoice } from './star-choice.tsx';
import type { Star } from './star-keys.ts';
import { type StarLook, starLooks } from './star-looks.ts';
import { SoundButton } from './sound-button.tsx';
import { useTyped } from '../use-typed.ts';
import styles from './trailer.module.css';
import { trailerSeconds, useSound } from './use-sound.ts';
import { useTrailer } from './use-trailer.ts';

/** Longer names fill no title card. */
const longestName = 24;

/** A ten-second trailer with the visitor's child in the leading part, drawn while it plays. */
export function Trailer() {
  const { texts, language } = useLanding();
  const { trailer: words } = texts;
  const { typed: name, setTyped: setName, field } = useTyped();
  const [style, setStyle] = useState<AnimationStyle>('anime');
  const [star, setStar] = useState<Star>('pigtails');
  const [look, setLook] = useState<Partial<StarLook>>({});
  const canvas = useRef<HTMLCanvasElement>(null);
  const sound = useSound();
  const trailer = useTrailer(canvas, { onPlaying: () => sound.begin(style), onStopped: sound.stop });
  const starring = name.trim() || words.someone;
  const onScreen = trailer.phase === 'playing' || trailer.phase === 'ended';
  const isMoving = trailer.phase === 'playing' && !trailer.stepwise;
  const busy = trailer.phase === 'preparing';

  const requestFor = (chosen: { style: AnimationStyle; star: Star; look: Partial<StarLook> }) => {
    const plot = words.plots[chosen.style];
    return {
      ...chosen,
      name: starring,
      words: { title: plot.title(starring), lines: plot.lines(starring) },
      language,
    };
  };
  const play = (event: FormEvent): void => {
    event.preventDefault();
    // On a phone the button may stand a screen below.
    canvas.current?.scrollIntoView({ block: 'center' });
    void trailer.play(requestFor({ style, star, look }));
  };
  /** The picture where the trailer will play wears what was chosen. */
  const choose = (part: { style?: AnimationStyle; star?: Star; look?: Partial<StarLook> }): void => {
    // Somebody else begins with their own looks.
    const chosen = { style, star, look: part.star ? {} : look, ...part };
    setStyle(chosen.style);
    setStar(chosen.star);
    setLook(chosen.look);
    // As they are to begin with, the picture is there already.
    if (chosen.star === 'pigtails' && Object.keys(chosen.look).length === 0) trailer.stop();
    else void trailer.dress(requestFor(chosen));
  };
  const playLabel = trailer.phase === 'ended' ? words.again : words.play;
  const PlayIcon = trailer.phase === 'ended' ? RotateCcw : Play;

  return (
    <form className={styles.trailer} onSubmit={play} aria-labelledby="trailer-title">
      <div className={styles.screen} data-style={style}>
        <img
          {...scene(style)}
          sizes="(min-width: 60rem) 37rem, calc(100vw - 2.75rem)"
          alt={words.picture(texts.styles[style])}
          width="960"
          height="540"
          fetchPriority="high"
        />
        <canvas
          ref={canvas}
          className={classes((onScreen || trailer.dressed) && styles.shown)}
          {...(onScreen ? { role: 'img', 'aria-label': words.playing(starring) } : { 'aria-hidden': true })}
          width="960"
          height="540"
        />
        {!onScreen && (
          <button type="submit" className={styles.start} disabled={busy} data-press="trailer">
            {busy ? <Spinner /> : <PlayIcon aria-hidden="true" />}
            <span>{busy ? words.drawing : words.title}</span>
          </button>
        )}
        {onScreen && (
          <progress className={styles.progress} max={1} value={trailer.share} aria-label={words.title} />
        )}
        <SoundButton
          sound={sound}
          label={words.sound}
          playing={isMoving ? { style, from: trailer.share * trailerSeconds } : null}
        />
      </div>
      <div className={styles.panel}>
        <h2 id="trailer-title" className={styles.hidden}>
          {words.title}
        </h2>
        <div className={styles.call}>
          <TextField
            ref={field}
            name="star"
            label={words.name}
            value={name}
            maxLength={longestName}
            placeholder={words.someone}
            autoComplete="off"
            onChange={(event) => {
              setName(event.target.value);
              holdStarName(event.target.value);
            }}
          />
          {trailer.phase === 'playing' && trailer.stepwise ? (
            <Button key="next" variant="primary" onClick={trailer.next}>
              <SkipForward aria-hidden="true" />
              {words.next}
            </Button>
          ) : trailer.phase === 'playing' ? (
            <Button key="stop" onClick={trailer.stop}>
              <Square aria-hidden="true" />
              {words.stop}
            </Button>
          ) : (
            <Button key="play" type="submit" variant="primary" busy={busy} data-press="trailer">
              {!busy && <PlayIcon aria-hidden="true" />}
              {playLabel}
            </Button>
          )}
        </div>
        <SegmentedChoice
          name="style"
          legend={words.style}
          value={style}
          onChange={(chosen) => choose({ style: chosen })}
          options={animationStyleKeys.map((key) => ({ value: key, label: texts.styles[key] }))}
        />
        <StarChoice value={star} onChange={(chosen) => choose({ star: chosen })} />
        <LookChoice
          value={{ ...starLooks[star], ...look }}
          onChange={(part) => choose({ look: { ...look, ...part } })}
        />
        {trailer.phase === 'failed' && <Alert tone="bad">{words.failed}</Alert>}
        <p className={styles.note}>{words.note}</p>
      </div>
    </form>
  );
}
