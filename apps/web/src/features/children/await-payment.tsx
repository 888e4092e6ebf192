import { useMutation } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page.tsx';
import styles from './avatar-selection.module.css';

/** The child is there, its payment is not: it was called off, or its event is late. */
export function AwaitPayment({ onPay }: { onPay: () => Promise<void> }) {
  const pay = useMutation({ mutationFn: onPay });
  return (
    <div className={styles.magic}>
      <CreditCard aria-hidden="true" />
      <PageTitle tab="Payment">One step is missing</PageTitle>
      <p role="status">
        The payment for this child has not arrived yet. The avatars are drawn as soon as it has.
      </p>
      {pay.isError && <Alert tone="bad">{pay.error.message}</Alert>}
      <Button variant="primary" size="large" wide busy={pay.isPending} onClick={() => pay.mutate()}>
        Go to payment
      </Button>
      <ButtonLink to={paths.home} wide>
        Later
      </ButtonLink>
    </div>
  );
}
