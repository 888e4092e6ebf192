import { useDeferredValue } from 'react';

/**
 * True while it is awaited, and a moment longer: what was held back is then drawn in pieces between which the page
 * answers, where an answer drawn at once would stop everything until the whole screen stands.
 */
export function useAwaited(isAwaited: boolean): boolean {
  const wasAwaited = useDeferredValue(isAwaited);
  return isAwaited || wasAwaited;
}
