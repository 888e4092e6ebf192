import { timing } from '@milestoon/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '../features/account/session.ts';
import { useSubscription } from '../features/billing/subscription.ts';
import type { ActingFor } from '../lib/acting-for.ts';
import { api } from '../lib/api.ts';
import { paths } from '../lib/paths.ts';
import { tabOwner } from '../lib/tab-owner.ts';
import { useAwaited } from '../lib/use-awaited.ts';
import { useElapsed } from '../lib/use-elapsed.ts';
import { forgetWayBack, keepWayBack, wayBack } from '../lib/way-back.ts';
import { Waiting } from './waiting.tsx';

/** Sends away from this screen, and remembers it for when they are let in. */
function Away({ to, ended = false }: { to: string; ended?: boolean }) {
  const { pathname, search } = useLocation();
  useEffect(() => keepWayBack(pathname + search, { ended }), [pathname, search, ended]);
  return <Navigate to={to} replace />;
}

/** Who is let in has arrived, also where they went another way than back. */
function LetIn() {
  useEffect(forgetWayBack);
  return <Outlet />;
}

/** Around screens that need no subscription: who wanted to go to one of them is there. */
export function Destination() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (wayBack() === pathname + search) forgetWayBack();
  }, [pathname, search]);
  return <Outlet />;
}

/** Waits for at most 5 s; then the guard decides with what it knows. */
function WaitingFor({ otherwise }: { otherwise: string }) {
  const tooLong = useElapsed(timing.routeGuardSpinner);
  return tooLong ? <Away to={otherwise} /> : <Waiting />;
}

export function RequireSignedIn() {
  const session = useSession();
  const { pathname } = useLocation();
  const awaited = useAwaited(session.status === 'loading');
  if (awaited) return <WaitingFor otherwise={paths.landing} />;
  if (session.status !== 'signed-in') return <Away to={paths.landing} ended={tabOwner() !== null} />;
  // An admin's role waits for a second factor: until it is there, the server refuses what the role is for.
  if (session.withheld && pathname !== paths.signInSecurity) return <Away to={paths.signInSecurity} />;
  const elsewhere = session.household && insteadOf(session.household, pathname);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  return <Outlet />;
}

const ofViewers: readonly string[] = [paths.together, paths.togetherKids, paths.people];
/** What is the owner's alone; the server refuses it to everybody else. */
const ofOwners: readonly string[] = [
  paths.subscription,
  paths.paymentSuccess,
  paths.openBilling,
  paths.youtube,
  paths.admin,
  paths.users,
];

/** Where somebody who acts in another family is led from what is not there for them; null where they are let in. */
function insteadOf({ seat }: ActingFor, pathname: string): string | null {
  if (seat === 'viewer') return ofViewers.includes(pathname) ? null : paths.together;
  return ofOwners.includes(pathname) ? paths.people : null;
}

/** Stands inside RequireSignedIn. */
export function RequireSubscription() {
  const session = useSession();
  const unlimited = session.status === 'signed-in' && session.role === 'super_admin';
  const { loading, subscription } = useSubscription(!unlimited);
  const { pathname } = useLocation();
  const awaited = useAwaited(!unlimited && loading);
  if (awaited) return <WaitingFor otherwise={paths.subscriptionCheck} />;
  if (!unlimited && !subscription.active) return <Away to={paths.subscriptionCheck} />;
  const back = wayBack();
  return back !== null && pathname === paths.home ? <Navigate to={back} replace /> : <LetIn />;
}

/** Where `/` sends someone who is signed in. */
export function SignedInEntrance() {
  const session = useSession();
  const unlimited = session.status === 'signed-in' && session.role === 'super_admin';
  const isViewer = session.status === 'signed-in' && session.household?.seat === 'viewer';
  const { loading, subscription } = useSubscription(!unlimited && !isViewer);
  const isHome = session.status === 'signed-in' && session.household === null;
  const isWithout = isHome && !unlimited && !loading && !subscription.active;
  // Who has no plan of their own may have been invited by somebody who has.
  const others = useQuery({ ...api.households.mine.queryOptions(), enabled: isWithout, retry: false });
  const back = wayBack();
  if (isViewer) return <Navigate to={paths.together} replace />;
  if (back !== null) return <Navigate to={back} replace />;
  if ((!unlimited && loading) || (isWithout && others.isPending)) return <Waiting />;
  if (isWithout && others.data?.length) return <Navigate to={paths.people} replace />;
  return <Navigate to={unlimited || subscription.active ? paths.home : paths.subscriptionCheck} replace />;
}
