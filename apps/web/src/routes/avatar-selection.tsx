import { Navigate, useSearchParams } from 'react-router';
import { childCheckout } from '../features/billing/checkout.ts';
import { usePlanPrice } from '../features/billing/plan-price.ts';
import { AvatarSelection } from '../features/children/avatar-selection.tsx';
import { client } from '../lib/api.ts';
import { paths } from '../lib/paths.ts';
import { ToldError } from '../lib/told-error.ts';
import { Stage } from '../ui/page.tsx';

async function openPayment(childId: string): Promise<void> {
  const child = await client.children.get({ id: childId }).catch(() => {
    throw new ToldError((texts) => texts.checkout.unexpected);
  });
  window.location.assign(await childCheckout(child));
}

export function Component() {
  const [search] = useSearchParams();
  const price = usePlanPrice();
  const childId = search.get('childId');
  if (!childId) return <Navigate to={paths.childSetup} replace />;
  return (
    <Stage roomy>
      <AvatarSelection key={childId} childId={childId} price={price()} onPay={() => openPayment(childId)} />
    </Stage>
  );
}
