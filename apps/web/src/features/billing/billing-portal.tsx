import { useMutation } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { client } from '../../lib/api.ts';
import { absolute, paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

export function BillingPortal() {
  const texts = useTexts();
  const open = useMutation({
    mutationFn: () => client.billing.portal({ return_url: absolute(paths.profile) }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <>
      <Button wide busy={open.isPending} onClick={() => open.mutate()}>
        <CreditCard aria-hidden="true" /> {texts.profile.billing}
      </Button>
      {open.isError && <Alert tone="bad">{tell(open.error, texts, texts.checkout.unexpected)}</Alert>}
    </>
  );
}
