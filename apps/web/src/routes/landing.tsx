import { Landing } from '../features/landing/landing.tsx';
import { useSession } from '../features/account/session.ts';
import { SignedInEntrance } from './guards.tsx';

export function Component() {
  const session = useSession();
  return session.status === 'signed-in' ? <SignedInEntrance /> : <Landing />;
}
