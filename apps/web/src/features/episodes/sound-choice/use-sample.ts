import { type RefObject, useEffect, useRef, useState } from 'react';

/** One sound at a time, fetched when it is first asked for. */
export interface Sample {
  /** What is heard, by its key. */
  playing: string | null;
  /** What is on its way. */
  loading: string | null;
  error: unknown;
  play(key: string, fetchSound: () => Promise<{ sound: string }>): void;
  stop(): void;
}

const addressOf = (base64: string): string =>
  URL.createObjectURL(
    new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'audio/mp4' }),
  );

/** The sample, and the element it is heard from. */
export function useSample(): [Sample, RefObject<HTMLAudioElement | null>] {
  const [state, setState] = useState<Pick<Sample, 'playing' | 'loading' | 'error'>>({
    playing: null,
    loading: null,
    error: null,
  });
  const audio = useRef<HTMLAudioElement>(null);
  const wanted = useRef<string | null>(null);
  const addresses = useRef(new Map<string, string>());

  const stop = (): void => {
    wanted.current = null;
    audio.current?.pause();
    setState({ playing: null, loading: null, error: null });
  };

  useEffect(() => {
    const known = addresses.current;
    return () => {
      wanted.current = null;
      for (const address of known.values()) URL.revokeObjectURL(address);
      known.clear();
    };
  }, []);

  async function begin(key: string, fetchSound: () => Promise<{ sound: string }>): Promise<void> {
    const address = addresses.current.get(key) ?? addressOf((await fetchSound()).sound);
    addresses.current.set(key, address);
    // Another one was asked for meanwhile, or the page was left.
    const element = audio.current;
    if (wanted.current !== key || !element) return;
    element.src = address;
    await element.play();
    if (wanted.current === key) setState({ playing: key, loading: null, error: null });
  }

  const sample: Sample = {
    ...state,
    stop,
    play(key, fetchSound) {
      stop();
      wanted.current = key;
      setState({ playing: null, loading: key, error: null });
      begin(key, fetchSound).catch((error: unknown) => {
        if (wanted.current === key) setState({ playing: null, loading: null, error });
      });
    },
  };
  return [sample, audio];
}
