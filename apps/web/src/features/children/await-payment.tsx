import { CreditCard } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { PayButton } from './pay-button.tsx';
import styles from './avatar-selection.module.css';

/** The child is there, its payment is not: it was called off, or its event is late. */
export function AwaitPayment({ price, onPay }: { price: string; onPay: () => Promise<void> }) {
  const texts = useTexts();
  const text = texts.children.payment;
  return (
    <div className={styles.magic}>
      <CreditCard aria-hidden="true" />
      <PageTitle tab={text.tab}>{text.title}</PageTitle>
      <p role="status">{text.text}</p>
      <p>{text.price(price)}</p>
      <PayButton label={text.pay} onPay={onPay} />
      <ButtonLink to={paths.home} wide>
        {text.later}
      </ButtonLink>
    </div>
  );
}
