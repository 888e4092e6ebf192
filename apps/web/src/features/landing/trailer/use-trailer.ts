import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TrailerPlayer } from './player.ts';
import type { TrailerRequest } from './trailer-film.ts';
import type { FromWorker } from './trailer-messages.ts';

export interface TrailerState {
  phase: 'still' | 'preparing' | 'playing' | 'ended' | 'failed';
  /** How much has been shown, 0…1. */
  share: number;
  /** Pictures that stand still, one after the other. */
  stepwise: boolean;
}

const atRest: TrailerState = { phase: 'still', share: 0, stepwise: false };

/** Plays trailers on a canvas. Everything that draws is fetched with the first tap. */
export function useTrailer(canvas: RefObject<HTMLCanvasElement | null>) {
  const [state, setState] = useState(atRest);
  const player = useRef<Promise<TrailerPlayer> | null>(null);

  useEffect(
    () => () => {
      void player.current?.then((opened) => opened.close()).catch(() => {});
    },
    [],
  );

  const hear = (message: FromWorker): void =>
    setState((current) => {
      if (current.phase === 'still') return current;
      switch (message.type) {
        case 'playing':
          return { ...current, phase: 'playing' };
        case 'shown':
          return { ...current, share: message.share };
        case 'ended':
          return { ...current, phase: 'ended', share: 1 };
        case 'failed':
          return { ...current, phase: 'failed' };
      }
    });

  const play = async (request: TrailerRequest): Promise<void> => {
    const stepwise = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    setState({ phase: 'preparing', share: 0, stepwise });
    try {
      player.current ??= import('./player.ts').then(({ openPlayer }) => {
        if (!canvas.current) throw new Error('no canvas');
        return openPlayer(canvas.current, hear);
      });
      (await player.current).play(request, stepwise);
    } catch {
      player.current = null;
      setState({ ...atRest, phase: 'failed' });
    }
  };

  return {
    ...state,
    play,
    next: () => void player.current?.then((opened) => opened.next()),
    stop: () => setState(atRest),
  };
}
