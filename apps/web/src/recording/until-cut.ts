import type { Cut } from '../lib/kept-takes.ts';

/**
 * Calls `end` when the system takes the microphone away, as for a call, or the page is left. Returns what says why, and what ends the
 * watch.
 */
export function untilCut(stream: MediaStream, end: () => void): [why: () => Cut | null, unwatch: () => void] {
  let why: Cut | null = null;
  const watch = new AbortController();
  const over = (cut: Cut) => (): void => {
    why ??= cut;
    end();
  };
  const { signal } = watch;
  for (const track of stream.getAudioTracks()) {
    track.addEventListener('mute', over('taken'), { signal });
    track.addEventListener('ended', over('taken'), { signal });
  }
  const left = over('hidden');
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && left(), {
    signal,
  });
  return [() => why, () => watch.abort()];
}
