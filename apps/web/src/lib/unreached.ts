import { useEffect, useState } from 'react';
import { UnreachedError } from './told-error.ts';

/**
 * What engines say of a fault in a program. What they say of a network that was lost stands in the reader's language in
 * some, so it is not looked for.
 */
const fault = /undefined|null|not an? |function|object|iterable|propert|constructor|convert|read.?only/i;

/** Whether nobody answered: what fetch itself throws, which a fault in our own program throws as well. */
export const isUnreached = (error: unknown): boolean =>
  (error instanceof TypeError && !fault.test(error.message)) || error instanceof UnreachedError;

interface Awaited {
  data: unknown;
  error: unknown;
  failureReason: unknown;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  refetch: () => unknown;
}

const askAgainEvery = 3_000;

/**
 * Why there is nothing to show, or null: nobody was reached, which is tried again by itself, or the answer was a fault.
 * While it is tried again nothing changes on the screen.
 */
export function useMissing({ data, error, failureReason, fetchStatus, refetch }: Awaited) {
  const [missing, setMissing] = useState<'unreached' | 'failed' | null>(null);
  const isLost = fetchStatus === 'paused' || isUnreached(error ?? failureReason);
  const now = data !== undefined ? null : isLost ? 'unreached' : error ? 'failed' : missing;
  if (now !== missing) setMissing(now);
  const isAsking = fetchStatus === 'fetching';
  useEffect(() => {
    if (now !== 'unreached' || isAsking) return;
    const timer = setTimeout(refetch, askAgainEvery);
    return () => clearTimeout(timer);
  }, [now, isAsking, refetch]);
  return now;
}
