import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Stills, WantedStill } from './still-painter.ts';
import { showStills, stillsOf, watchStills } from './still-painters.ts';

/**
 * The stills of a film by their keys, drawn here one after the other in the order wanted, in a thread of their own;
 * those of the film before stay until theirs is drawn.
 *
 * @param story whose stills they are: another one's are not shown meanwhile
 */
export function useStills(story: string, film: unknown, wanted: readonly WantedStill[]): Stills {
  const watch = useCallback((listener: () => void) => watchStills(story, listener), [story]);
  useEffect(() => showStills(story, film, wanted));
  return useSyncExternalStore(watch, () => stillsOf(story));
}
