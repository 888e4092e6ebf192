import { animationStyleKeys, type AnimationStyle } from '@milestoon/domain';
import { Play, RotateCcw, SkipForward, Square } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useLanding } from '../landing-texts.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { SegmentedChoice } from '../../../ui/choice.tsx';
import { classes } from '../../../ui/classes.ts';
import { TextField } from '../../../ui/field.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { face, scene } from '../pictures.ts';
import { type Star, starKeys } from './star-keys.ts';
import styles from './trailer.module.css';
import { useTrailer } from './use-trailer.ts';

/** Longer names fill no title card. */
const longestName = 24;

/** A ten-second trailer with the visitor's child in the leading part, drawn while it plays. */
export function Trailer() {
  const { texts, language } = useLanding();
  const { trailer: words } = texts;
  const [name, setName] = useState('');
  const [style, setStyle] = useState<AnimationStyle>('anime');
  const [star, setStar] = useState<Star>('pigtails');
  const canvas = useRef<HTMLCanvasElement>(null);
  const trailer = useTrailer(canvas);
  const starring = name.trim() || words.someone;
  const onScreen = trailer.phase === 'playing' || trailer.phase === 'ended';
  const busy = trailer.phase === 'preparing';

  const play = (event: FormEvent): void => {
    event.preventDefault();
    // On a phone the button may stand a screen below.
    canvas.current?.scrollIntoView({ block: 'center' });
    const plot = words.plots[style];
    const request = { title: plot.title(starring), lines: plot.lines(starring) };
    void trailer.play({ name: starring, style, star, words: request, language });
  };
  const choose = (chosen: AnimationStyle): void => {
    setStyle(chosen);
    trailer.stop();
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
          className={classes(onScreen && styles.shown)}
          {...(onScreen ? { role: 'img', 'aria-label': words.playing(starring) } : { 'aria-hidden': true })}
          width="960"
          height="540"
        />
        {!onScreen && (
          <button type="submit" className={styles.start} disabled={busy}>
            {busy ? <Spinner /> : <PlayIcon aria-hidden="true" />}
            <span>{busy ? words.drawing : words.title}</span>
          </button>
        )}
        {onScreen && (
          <progress className={styles.progress} max={1} value={trailer.share} aria-label={words.title} />
        )}
      </div>
      <div className={styles.panel}>
        <h2 id="trailer-title" className={styles.hidden}>
          {words.title}
        </h2>
        <div className={styles.call}>
          <TextField
            label={words.name}
            value={name}
            maxLength={longestName}
            placeholder={words.someone}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
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
            <Button key="play" type="submit" variant="primary" busy={busy}>
              {!busy && <PlayIcon aria-hidden="true" />}
              {playLabel}
            </Button>
          )}
        </div>
        <SegmentedChoice
          legend={words.style}
          value={style}
          onChange={choose}
          options={animationStyleKeys.map((key) => ({ value: key, label: texts.styles[key] }))}
        />
        <StarChoice value={star} onChange={setStar} />
        {trailer.phase === 'failed' && <Alert tone="bad">{words.failed}</Alert>}
        <p className={styles.note}>{words.note}</p>
      </div>
    </form>
  );
}

function StarChoice({ value, onChange }: { value: Star; onChange: (star: Star) => void }) {
  const { trailer: words } = useLanding().texts;
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{words.star}</legend>
      <div className={styles.stars}>
        {starKeys.map((star) => (
          <label key={star} className={styles.star}>
            <img src={face(star)} alt="" width="56" height="56" loading="lazy" />
            <input
              type="radio"
              name={name}
              value={star}
              checked={star === value}
              aria-label={words.stars[star]}
              title={words.stars[star]}
              onChange={() => onChange(star)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
