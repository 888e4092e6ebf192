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
  /** The still shows the star as it was chosen. */
  dressed: boolean;
}

const atRest: TrailerState = { phase: 'still', share: 0, stepwise: false, dressed: false };

function changed(current: TrailerState, message: FromWorker): TrailerState {
  if (current.phase === 'still')
    // A still that cannot be drawn leaves the picture that is there.
    return message.type === 'dressed' ? { ...current, dressed: true } : current;
  switch (message.type) {
    case 'playing':
      return { ...current, phase: 'playing' };
    case 'shown':
      return { ...current, share: message.share };
    case 'ended':
      return { ...current, phase: 'ended', share: 1 };
    case 'failed':
      return { ...current, phase: 'failed' };
    case 'dressed':
      return current;
  }
}

/** What is told when pictures begin to move, and when they stop. */
interface Watcher {
  onPlaying: () => void;
  onStopped: () => void;
}

/** Plays trailers on a canvas. Everything that draws is fetched with the first tap. */
export function useTrailer(canvas: RefObject<HTMLCanvasElement | null>, watcher: Watcher) {
  const [state, setState] = useState(atRest);
  const player = useRef<Promise<TrailerPlayer> | null>(null);
  const watching = useRef(watcher);
  useEffect(() => {
    watching.current = watcher;
  });

  useEffect(
    () => () => {
      void player.current?.then((opened) => opened.close()).catch(() => {});
    },
    [],
  );

  const hear = (message: FromWorker): void => {
    setState((current) => changed(current, message));
    if (message.type === 'playing') watching.current.onPlaying();
    if (message.type === 'ended' || message.type === 'failed') watching.current.onStopped();
  };

  const opened = (): Promise<TrailerPlayer> => {
    player.current ??= import('./player.ts').then(({ openPlayer }) => {
      if (!canvas.current) throw new Error('no canvas');
      return openPlayer(canvas.current, hear);
    });
    return player.current;
  };

  const play = async (request: TrailerRequest): Promise<void> => {
    const stepwise = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    setState({ ...atRest, phase: 'preparing', stepwise });
    try {
      (await opened()).play(request, stepwise);
    } catch {
      player.current = null;
      setState({ ...atRest, phase: 'failed' });
    }
  };

  const stop = (): void => {
    setState(atRest);
    watching.current.onStopped();
  };

  return {
    ...state,
    play,
    /** Puts the star as it was chosen where the trailer will play. */
    dress: async (request: TrailerRequest): Promise<void> => {
      stop();
      try {
        (await opened()).dress(request);
      } catch {
        player.current = null; // the picture that is there stays
      }
    },
    next: () => void player.current?.then((known) => known.next()),
    stop,
  };
}
