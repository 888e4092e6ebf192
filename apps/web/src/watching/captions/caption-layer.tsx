import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type CaptionSize, useCaptionChoice } from './caption-choice.ts';
import styles from './captions.module.css';
import { type Cue, pagesOf } from './cue.ts';
import { useCaption } from './use-caption.ts';

interface CaptionLayerProps {
  /** What plays: the clock of the words. */
  media: RefObject<HTMLMediaElement | null>;
  cues: readonly Cue[];
  lang: string | undefined;
}

/** Height of the letters: a share of the picture's width, and never smaller than can be read on a phone. */
const letters: Record<CaptionSize, { share: number; least: number }> = {
  small: { share: 0.022, least: 14 },
  medium: { share: 0.028, least: 17 },
  large: { share: 0.038, least: 22 },
};
/** Of the picture's width. */
const widest = 0.88;
/** A letter is about half as wide as it is high. */
const letterWidth = 0.54;
const usualWidth = 640;

function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(usualWidth);
  useEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth || usualWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** The captions over a picture: two lines, the word that is said lit up. It is part of what fills the screen. */
export function CaptionLayer({ media, cues, lang }: CaptionLayerProps) {
  const { shown, size } = useCaptionChoice();
  const layer = useRef<HTMLDivElement>(null);
  const width = useWidth(layer);
  const { share, least } = letters[size];
  const height = Math.round(Math.max(least, width * share));
  const longest = Math.max(20, 2 * Math.floor((width * widest) / (height * letterWidth)) - 6);
  const pages = useMemo(() => cues.flatMap((cue) => pagesOf(cue, longest)), [cues, longest]);
  const caption = useCaption(media, pages);
  return (
    <div ref={layer} className={styles.layer} data-testid="captions">
      {shown && caption && (
        <p className={styles.caption} style={{ fontSize: `${height}px` }} lang={lang} dir="auto">
          {caption.cue.words.map(({ text, start }, index) => (
            <span key={`${start} ${index}`}>
              <span className={styles.word} data-now={index === caption.now || undefined}>
                {text}
              </span>{' '}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
