import { PaymentSuccess } from '../features/billing/payment-success.tsx';
import { Stage } from '../ui/page.tsx';

export function Component() {
  return (
    <Stage>
      <PaymentSuccess />
    </Stage>
  );
}
