import { useEffect, useRef, useState } from 'react';

/** Plays one sound at a time, from this device or from an address; undefined ends it. */
export function usePlayback(): [isHeard: boolean, listen: (source: Blob | string | undefined) => void] {
  const [isHeard, setHeard] = useState(false);
  const audio = useRef<HTMLAudioElement | null>(null);
  const address = useRef<string | null>(null);
  const end = (): void => {
    audio.current?.pause();
    audio.current = null;
    if (address.current) URL.revokeObjectURL(address.current);
    address.current = null;
  };
  useEffect(() => end, []);
  return [
    isHeard,
    (source) => {
      end();
      if (source === undefined) return setHeard(false);
      if (typeof source !== 'string') address.current = URL.createObjectURL(source);
      const element = new Audio(typeof source === 'string' ? source : (address.current ?? ''));
      audio.current = element;
      const over = (): void => {
        if (audio.current === element) setHeard(false);
      };
      element.addEventListener('ended', over);
      setHeard(true);
      element.play().catch(over);
    },
  ];
}
