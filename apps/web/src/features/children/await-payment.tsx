import { useMutation } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { useBackFromOutside } from '../../lib/use-back-from-outside.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page.tsx';
import styles from './avatar-selection.module.css';

/** The child is there, its payment is not: it was called off, or its event is late. */
export function AwaitPayment({ price, onPay }: { price: string; onPay: () => Promise<void> }) {
  const texts = useTexts();
  const text = texts.children.payment;
  const pay = useMutation({ mutationFn: onPay });
  useBackFromOutside(pay.reset);
  return (
    <div className={styles.magic}>
      <CreditCard aria-hidden="true" />
      <PageTitle tab={text.tab}>{text.title}</PageTitle>
      <p role="status">{text.text}</p>
      <p>{text.price(price)}</p>
      {pay.isError && <Alert tone="bad">{tell(pay.error, texts, texts.checkout.unexpected)}</Alert>}
      <Button
        variant="primary"
        size="large"
        wide
        busy={pay.isPending || pay.isSuccess}
        onClick={() => pay.mutate()}
      >
        {text.pay}
      </Button>
      <ButtonLink to={paths.home} wide>
        {text.later}
      </ButtonLink>
    </div>
  );
}
