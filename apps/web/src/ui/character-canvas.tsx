import type { AnimationStyle } from '@milestoon/domain';
import type { Emotion } from '@milestoon/cast';
import type { Look } from '@milestoon/look';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { drawPortrait, type PortraitRequest, type Relative } from '../lib/artist.ts';
import styles from './character-canvas.module.css';
import { classes } from './classes.ts';

interface CharacterCanvasProps {
  /** Missing: that of a relative of the child. */
  look?: Look | undefined;
  style: AnimationStyle;
  /** What a screen reader says; left out where words beside it say it all. */
  label?: string;
  variant?: 0 | 1 | 2 | 3;
  emotion?: Emotion;
  /** From head to foot; the face alone when missing. */
  whole?: boolean;
}

/** Who is drawn on the canvases inside, where it is no child of the parent's. */
export const DrawnAs = createContext<Relative | undefined>(undefined);

const sharpest = 2;
const largest = 768;

/** A child, or somebody of the family, as the film draws them. Until the drawing code is there, the ground of the style stands in. */
export function CharacterCanvas(props: CharacterCanvasProps) {
  const { look, style, label, variant = 0, emotion = 'happy', whole = false } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  const relative = useContext(DrawnAs);
  // Callers build the look anew with every render; only what is in it makes a new drawing.
  const content = JSON.stringify({ look, relative });

  useEffect(() => {
    const target = canvas.current;
    const side = Math.min(
      largest,
      Math.ceil((target?.clientWidth ?? 0) * Math.min(sharpest, devicePixelRatio)),
    );
    if (!target || side === 0) return;
    const drawn: Pick<PortraitRequest, 'look' | 'relative'> = JSON.parse(content);
    const request = { ...drawn, style, variant, emotion, whole, side };
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
