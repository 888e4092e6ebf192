import { messages } from '@milestoon/domain';
import { useMutation } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { answerOf, client } from '../../lib/api.ts';
import { absolute, paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

export function BillingPortal() {
  const open = useMutation({
    mutationFn: () => client.billing.portal({ return_url: absolute(paths.profile) }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <>
      <Button wide busy={open.isPending} onClick={() => open.mutate()}>
        <CreditCard aria-hidden="true" /> Subscription & Billing
      </Button>
      {open.isError && <Alert tone="bad">{answerOf(open.error) ?? messages.checkout.unexpected}</Alert>}
    </>
  );
}
