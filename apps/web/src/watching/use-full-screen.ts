import { type RefObject, useCallback, useEffect, useState } from 'react';

/** iPhones fill the screen with the film alone, in a player of their own. */
interface NativePlayer extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

export interface FullScreen {
  isFull: boolean;
  /** Undefined where nothing can fill the screen. */
  toggle: (() => void) | undefined;
}

/**
 * Fills the screen with `stage`: the film with what is drawn over it. Where only a film may fill it, its own track shows
 * the captions meanwhile, if they are `wanted`.
 */
export function useFullScreen(
  stage: RefObject<HTMLElement | null>,
  video: RefObject<NativePlayer | null>,
  wanted: boolean,
): FullScreen {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = (): void => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  useEffect(() => {
    const film = video.current;
    if (!film) return;
    const show = (mode: TextTrackMode) => (): void => {
      const track = film.textTracks[0];
      if (track) track.mode = mode;
    };
    const begin = show(wanted ? 'showing' : 'hidden');
    const end = show('hidden');
    film.addEventListener('webkitbeginfullscreen', begin);
    film.addEventListener('webkitendfullscreen', end);
    return () => {
      film.removeEventListener('webkitbeginfullscreen', begin);
      film.removeEventListener('webkitendfullscreen', end);
    };
  }, [video, wanted]);
  const toggle = useCallback((): void => {
    if (document.fullscreenElement) void document.exitFullscreen();
    // Refused where a page may not do that; then it stays as large as it is.
    else if (document.fullscreenEnabled) void stage.current?.requestFullscreen().catch(() => {});
    else video.current?.webkitEnterFullscreen?.();
  }, [stage, video]);
  const canFill =
    document.fullscreenEnabled === true || 'webkitEnterFullscreen' in HTMLVideoElement.prototype;
  return { isFull, toggle: canFill ? toggle : undefined };
}
