import { useSession } from '../features/account/session.ts';
import { SubscriptionCheck } from '../features/billing/subscription-check.tsx';
import { Stage } from '../ui/page.tsx';

export function Component() {
  const session = useSession();
  return (
    <Stage>
      <SubscriptionCheck unlimited={session.status === 'signed-in' && session.role === 'super_admin'} />
    </Stage>
  );
}
