import { useEffect, useRef, useState } from 'react';
import { openSound, type TrailerSound } from './sound.ts';

/** The trailer that is under way, and how far it is in seconds. */
export interface Playing {
  style: string;
  from: number;
}

/** How long a trailer is, in seconds. */
export const trailerSeconds = 10;

/** Sound for whoever asks for it: until then it is off, and nothing of it is fetched. */
export function useSound() {
  const [isOn, setIsOn] = useState(false);
  const sound = useRef<TrailerSound | null>(null);

  useEffect(() => () => sound.current?.close(), []);

  return {
    isOn,
    toggle: (playing: Playing | null): void => {
      setIsOn(!isOn);
      if (isOn) return sound.current?.stop();
      sound.current ??= openSound();
      if (playing) sound.current.begin(playing.style, playing.from);
    },
    begin: (style: string): void => {
      if (isOn) sound.current?.begin(style, 0);
    },
    stop: (): void => sound.current?.stop(),
  };
}
