import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Milliseconds of waiting in the middle of a film that are a stall, and at its start or after a jump. */
const patience = { middle: 700, start: 4_000 };

/**
 * Tells when a film had to wait for its data. Every browser says when it waits; how fast the connection is only some do.
 */
export function useStalls(
  video: RefObject<HTMLVideoElement | null>,
  isWatched: boolean,
  stalled: () => void,
): void {
  const onStall = useEffectEvent(stalled);
  useEffect(() => {
    const film = video.current;
    if (!film || !isWatched) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStart = true;
    const calm = (): void => clearTimeout(timer);
    const wait = (): void => {
      calm();
      // Without any connection another file helps nobody.
      timer = setTimeout(() => navigator.onLine && onStall(), isStart ? patience.start : patience.middle);
    };
    const handlers: Record<string, () => void> = {
      waiting: wait,
      // What plays by itself does not say that it waits before it has begun.
      loadstart: () => film.autoplay && wait(),
      playing: () => {
        isStart = false;
        calm();
      },
      seeking: () => {
        isStart = true;
      },
      emptied: () => {
        isStart = true;
        calm();
      },
      pause: calm,
      ended: calm,
      error: calm,
    };
    for (const [event, handler] of Object.entries(handlers)) film.addEventListener(event, handler);
    return () => {
      calm();
      for (const [event, handler] of Object.entries(handlers)) film.removeEventListener(event, handler);
    };
  }, [video, isWatched]);
}
