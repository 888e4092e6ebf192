import { type RefObject, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Another place where a film can go on. */
export interface Elsewhere {
  isOn: boolean;
  /** Undefined where there is no such place, or the browser knows of none. */
  toggle: (() => void) | undefined;
}

type Film = RefObject<HTMLVideoElement | null>;

/** A small window over everything else. */
export function usePictureInPicture(video: Film): Elsewhere {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const film = video.current;
    if (!film) return;
    const enter = (): void => setOn(true);
    const leave = (): void => setOn(false);
    film.addEventListener('enterpictureinpicture', enter);
    film.addEventListener('leavepictureinpicture', leave);
    return () => {
      film.removeEventListener('enterpictureinpicture', enter);
      film.removeEventListener('leavepictureinpicture', leave);
    };
  }, [video]);
  const toggle = useCallback((): void => {
    // Refused before anything of the film is there; then it stays where it is.
    if (document.pictureInPictureElement) void document.exitPictureInPicture().catch(() => {});
    else void video.current?.requestPictureInPicture().catch(() => {});
  }, [video]);
  return { isOn, toggle: document.pictureInPictureEnabled === true ? toggle : undefined };
}

/** Safari had its own way first, and iPhones still need it. */
interface AirPlayFilm extends HTMLVideoElement {
  webkitShowPlaybackTargetPicker?: () => void;
}

/** A television or a loudspeaker nearby, where the browser has found one. */
export function useCasting(video: RefObject<AirPlayFilm | null>): Elsewhere & { isAsked: boolean } {
  const [isOn, setOn] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const film = video.current;
    const remote = film?.remote;
    if (!film || !remote) return;
    let isOver = false;
    const connected = (): void => setOn(true);
    const disconnected = (): void => {
      setOn(false);
      setAsked(false);
    };
    remote.addEventListener('connect', connected);
    remote.addEventListener('disconnect', disconnected);
    const watch = async (): Promise<void> => {
      try {
        await remote.watchAvailability((available) => !isOver && setThere(available));
        if (isOver) await remote.cancelWatchAvailability();
      } catch (error) {
        // A browser that cannot look around all the time can still ask when it is pressed.
        if (!isOver) setThere(error instanceof DOMException && error.name === 'NotSupportedError');
      }
    };
    void watch();
    return () => {
      isOver = true;
      remote.removeEventListener('connect', connected);
      remote.removeEventListener('disconnect', disconnected);
      // Nothing was watched where that is not supported.
      void remote.cancelWatchAvailability().catch(() => {});
    };
  }, [video]);
  const toggle = useCallback((): void => {
    const film = video.current;
    if (!film) return;
    // At once, because what plays here is what goes there.
    flushSync(() => setAsked(true));
    if (film.webkitShowPlaybackTargetPicker) film.webkitShowPlaybackTargetPicker();
    // Whoever closes the list again has changed their mind.
    else void film.remote.prompt().catch(() => setAsked(film.remote.state !== 'disconnected'));
  }, [video]);
  return { isOn, isAsked, toggle: isThere ? toggle : undefined };
}
