import { type RefCallback, useCallback, useState } from 'react';
import { type Cue, readCue } from './captions/cue.ts';

const isWords = (cue: TextTrackCue): cue is VTTCue => 'text' in cue;

/**
 * The captions of a track, and the reference to give to that track. The page draws them itself, so the track is loaded
 * without being shown.
 */
export function useCues(): readonly [cues: readonly Cue[], track: RefCallback<HTMLTrackElement>] {
  const [cues, setCues] = useState<readonly Cue[]>([]);
  const track = useCallback((element: HTMLTrackElement | null) => {
    if (!element) return;
    const read = (): void => setCues([...(element.track.cues ?? [])].filter(isWords).map(readCue));
    element.addEventListener('load', read);
    if (element.track.mode === 'disabled') element.track.mode = 'hidden';
    return () => element.removeEventListener('load', read);
  }, []);
  return [cues, track];
}
