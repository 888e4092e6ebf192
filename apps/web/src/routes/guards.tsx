import { timing } from '@milestoon/domain';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '../features/account/session.ts';
import { useSubscription } from '../features/billing/subscription.ts';
import { paths } from '../lib/paths.ts';
import { useElapsed } from '../lib/use-elapsed.ts';
import { PageSpinner } from '../ui/spinner.tsx';

/** A spinner for at most 5 s; then the guard decides with what it knows. */
function Waiting({ otherwise }: { otherwise: string }) {
  const tooLong = useElapsed(timing.routeGuardSpinner);
  return tooLong ? <Navigate to={otherwise} replace /> : <PageSpinner />;
}

export function RequireSignedIn() {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.status === 'loading') return <Waiting otherwise={paths.landing} />;
  if (session.status !== 'signed-in') return <Navigate to={paths.landing} replace />;
  // An admin's role waits for a second factor: until it is there, the server refuses what the role is for.
  if (session.withheld && pathname !== paths.signInSecurity)
    return <Navigate to={paths.signInSecurity} replace />;
  return <Outlet />;
}

/** Stands inside RequireSignedIn. */
export function RequireSubscription() {
  const session = useSession();
  const unlimited = session.status === 'signed-in' && session.role === 'super_admin';
  const { loading, subscription } = useSubscription(!unlimited);
  if (unlimited) return <Outlet />;
  if (loading) return <Waiting otherwise={paths.subscriptionCheck} />;
  return subscription.active ? <Outlet /> : <Navigate to={paths.subscriptionCheck} replace />;
}

/** Where `/` sends someone who is signed in. */
export function SignedInEntrance() {
  const session = useSession();
  const unlimited = session.status === 'signed-in' && session.role === 'super_admin';
  const { loading, subscription } = useSubscription(!unlimited);
  if (!unlimited && loading) return <PageSpinner />;
  return <Navigate to={unlimited || subscription.active ? paths.home : paths.subscriptionCheck} replace />;
}
