import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { PayButton } from './pay-button.tsx';
import styles from './avatar-selection.module.css';

interface AvatarsReadyProps {
  child: { name: string; avatarUrl: string | null };
  /** What the child's plan costs each month. */
  price: string;
  /** Opens the payment page of this child. Rejects with a sentence for the parent. */
  onPay: () => Promise<void>;
  /** What else can be seen before paying. */
  children: ReactNode;
}

/** The end of a first look: the kept avatar, what the series costs, and the way to pay. */
export function AvatarsReady({ child: { name, avatarUrl }, price, onPay, children }: AvatarsReadyProps) {
  const texts = useTexts();
  const words = texts.firstLook;
  return (
    <>
      <Card className={styles.readyCard}>
        {avatarUrl && <img className={styles.chosen} src={avatarUrl} alt={words.picture(name)} />}
        <PageTitle>{words.ready}</PageTitle>
        <p className={styles.told}>{words.readyText(name)}</p>
        <p>{texts.children.payment.price(price)}</p>
        <PayButton label={words.pay(price)} onPay={onPay} />
        <ButtonLink to={paths.subscriptionCheck} wide>
          {texts.children.payment.later}
        </ButtonLink>
      </Card>
      {children}
    </>
  );
}
