import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useSession } from '../features/account/session.ts';
import { paths } from '../lib/paths.ts';

const SetupNotice = lazy(async () => ({
  default: (await import('../features/roles/setup-notice.tsx')).SetupNotice,
}));

/**
 * Every screen behind the sign-in, with a word for super admins when the table of roles is broken. Parents
 * can do nothing about it: for them the app works on, with everybody a user.
 */
export function WithSetupNotice() {
  const session = useSession();
  const { pathname } = useLocation();
  const told = session.status === 'signed-in' && session.role === 'super_admin';
  return (
    <>
      <Outlet />
      {/* Role management says it itself, at length. */}
      {told && pathname !== paths.users && (
        <Suspense fallback={null}>
          <SetupNotice />
        </Suspense>
      )}
    </>
  );
}
