import { useSession } from '../features/account/session.ts';
import { PaymentSuccess } from '../features/billing/payment-success.tsx';
import { Stage } from '../ui/page.tsx';

export function Component() {
  const session = useSession();
  return <Stage>{session.status === 'signed-in' && <PaymentSuccess email={session.email} />}</Stage>;
}
