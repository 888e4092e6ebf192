import type { AnimationStyle } from '@milestoon/domain';
import type { Emotion } from '@milestoon/cast';
import type { Look } from '@milestoon/look';
import { useEffect, useRef, useState } from 'react';
import { drawPortrait } from '../lib/artist.ts';
import styles from './character-canvas.module.css';
import { classes } from './classes.ts';

interface CharacterCanvasProps {
  look: Look;
  style: AnimationStyle;
  /** What a screen reader says; left out where words beside it say it all. */
  label?: string;
  variant?: 0 | 1 | 2 | 3;
  emotion?: Emotion;
  /** From head to foot; the face alone when missing. */
  whole?: boolean;
}

const sharpest = 2;
const largest = 768;

/** A child as the film draws it. Until the drawing code is there, the ground of the style stands in. */
export function CharacterCanvas(props: CharacterCanvasProps) {
  const { look, style, label, variant = 0, emotion = 'happy', whole = false } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  // Callers build the look anew with every render; only what is in it makes a new drawing.
  const content = JSON.stringify(look);

  useEffect(() => {
    const target = canvas.current;
    const side = Math.min(
      largest,
      Math.ceil((target?.clientWidth ?? 0) * Math.min(sharpest, devicePixelRatio)),
    );
    if (!target || side === 0) return;
    const request = { look: JSON.parse(content) as Look, style, variant, emotion, whole, side };
    let current = true;
    drawPortrait(target, request, () => current).then(
      (done) => current && done && setDrawn(true),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [content, style, variant, emotion, whole]);

  return (
    <div className={styles.frame} data-style={style}>
      <canvas
        ref={canvas}
        className={classes(styles.canvas, drawn && styles.drawn)}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        width="2"
        height="2"
      />
    </div>
  );
}
