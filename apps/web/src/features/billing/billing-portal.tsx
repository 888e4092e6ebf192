import { useMutation } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { client } from '../../lib/api.ts';
import { absolute } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { useBackFromOutside } from '../../lib/use-back-from-outside.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

interface BillingPortalProps {
  /** The page that its 'back' leads to. */
  returnTo: string;
  /** Said instead of 'Subscription & Billing', where there is one thing to do there. */
  label?: string;
  variant?: 'primary' | 'secondary';
}

export function BillingPortal({ returnTo, label, variant }: BillingPortalProps) {
  const texts = useTexts();
  const open = useMutation({
    mutationFn: () => client.billing.portal({ return_url: absolute(returnTo) }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  useBackFromOutside(open.reset);
  return (
    <>
      <Button variant={variant} wide busy={open.isPending || open.isSuccess} onClick={() => open.mutate()}>
        <CreditCard aria-hidden="true" /> {label ?? texts.profile.billing}
      </Button>
      {open.isError && <Alert tone="bad">{tell(open.error, texts, texts.checkout.unexpected)}</Alert>}
    </>
  );
}
