import { useEffect, useState } from 'react';
import { isLostNetwork } from './lost-network.ts';
import { UnreachedError } from './told-error.ts';

/** Whether nobody answered; not a fault in our own program. */
export const isUnreached = (error: unknown): boolean =>
  isLostNetwork(error) || error instanceof UnreachedError;

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
