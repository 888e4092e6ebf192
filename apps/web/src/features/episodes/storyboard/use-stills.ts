import { useEffect, useRef, useState } from 'react';
import { isFilm } from '../preview/painter.ts';
import type { FromPainter, ToPainter } from '../preview/painter-messages.ts';

/** Pixels: sharp on a phone, quick to draw. */
const width = 640;

/** A wish for a picture: which moment, and the frame that shows it. */
export interface WantedStill {
  key: string;
  frame: number;
}

/**
 * The stills of a film by their keys, drawn here one after the other in a thread of their own; those of the film before
 * stay until theirs is drawn.
 */
export function useStills(
  film: unknown,
  wanted: readonly WantedStill[],
): Readonly<Record<string, ImageBitmap>> {
  const [stills, setStills] = useState<Readonly<Record<string, ImageBitmap>>>({});
  const worker = useRef<Worker | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);
  /** Films that were sent to be opened and are not open yet: only the last one is painted. */
  const opening = useRef(0);
  const latest = useRef(wanted);
  useEffect(() => {
    latest.current = wanted;
  });
  useEffect(() => {
    if (!isFilm(film) || typeof Worker === 'undefined') return;
    worker.current ??= new Worker(new URL('../preview/painter.worker.ts', import.meta.url), {
      type: 'module',
    });
    const painter = worker.current;
    const left = [...latest.current];
    const tell = (message: ToPainter): void => painter.postMessage(message);
    let at: WantedStill | undefined;
    const hear = ({ data }: MessageEvent<FromPainter>): void => {
      if (data.kind === 'opened') {
        opening.current -= 1;
        if (opening.current > 0) return;
      }
      // An answer to the film before.
      if (data.kind === 'painted' && data.frame !== at?.frame) return;
      if (data.kind === 'painted' && data.picture && at) {
        const { key } = at;
        const { picture } = data;
        setStills((all) => ({ ...all, [key]: picture }));
      }
      at = left.shift();
      if (at) tell({ kind: 'paint', frame: at.frame });
    };
    painter.addEventListener('message', hear);
    opening.current += 1;
    tell({ kind: 'open', film, photos: {}, width });
    return () => painter.removeEventListener('message', hear);
  }, [film]);
  return stills;
}
