import { type RefCallback, useCallback, useState } from 'react';

const wordsOf = (element: HTMLTrackElement): string[] =>
  [...(element.track.cues ?? [])].map((cue) => ('text' in cue ? String(cue.text) : ''));

/**
 * The words of a captions track, and the reference to give to that track. They are already in the picture,
 * so the track is loaded without being shown: for the transcript, and for those who switch it on.
 */
export function useCues(): readonly [cues: readonly string[], track: RefCallback<HTMLTrackElement>] {
  const [cues, setCues] = useState<readonly string[]>([]);
  const track = useCallback((element: HTMLTrackElement | null) => {
    if (!element) return;
    const read = (): void => setCues(wordsOf(element));
    element.addEventListener('load', read);
    if (element.track.mode === 'disabled') element.track.mode = 'hidden';
    return () => element.removeEventListener('load', read);
  }, []);
  return [cues, track];
}
