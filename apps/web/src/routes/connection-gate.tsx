import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { sessionQuery } from '../features/account/session.ts';
import { OfflineScreen } from '../features/install/offline-screen.tsx';
import { paths } from '../lib/paths.ts';

const readable: readonly string[] = [
  paths.landing,
  paths.terms,
  paths.legalTerms,
  paths.privacy,
  paths.cookies,
  paths.support,
];

/**
 * Without a connection nobody knows who is signed in: instead of a guard that sends everybody away, a screen
 * that waits for the connection. A screen that is already there stays.
 */
export function ConnectionGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { data, error, fetchStatus, refetch } = useQuery(sessionQuery);
  const tryAgain = useCallback(() => void refetch(), [refetch]);
  const [lost, setLost] = useState(false);
  // What fetch itself throws: the server was not reached. An answer that is an error is no matter of ours.
  const unreachable = fetchStatus === 'paused' || error instanceof TypeError;
  const reached = data !== undefined || (error !== null && !unreachable);
  // While it is tried again nothing changes on the screen.
  if (!lost && !data && unreachable) setLost(true);
  if (lost && reached) setLost(false);
  if (!lost || readable.includes(pathname)) return children;
  return <OfflineScreen onTry={tryAgain} />;
}
