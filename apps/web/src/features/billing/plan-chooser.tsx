import { type Plan, premiumPlan } from '@milestoon/domain';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../lib/site.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './billing.module.css';
import { planCheckout } from './checkout.ts';
import { usePlanPrice } from './plan-price.ts';

export function PlanChooser({ signedIn }: { signedIn: boolean }) {
  const texts = useTexts();
  const price = usePlanPrice();
  const { youtube } = useSite();
  const { episodes, styles: styleChoice, sound, publishing, download } = texts.plan.includes;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const subscribe = async (plan: Plan): Promise<void> => {
    if (!signedIn) return setError(texts.auth.signInFirst);
    setBusy(true);
    setError(null);
    try {
      window.location.assign(await planCheckout(plan));
    } catch (problem) {
      setError(tell(problem, texts, texts.checkout.unexpected));
      setBusy(false);
    }
  };

  return (
    <Card>
      <div className={styles.planHead}>
        <h2>{premiumPlan.name}</h2>
        <p className={styles.price}>
          <strong>{price()}</strong> {texts.plan.perMonth}
        </p>
      </div>
      <p>{texts.plan.description}</p>
      <ul className={styles.includes}>
        {[episodes, styleChoice, sound, youtube ? publishing : download].map((line) => (
          <li key={line}>
            <Check aria-hidden="true" /> {line}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{texts.plan.note(price(), price(2))}</p>
      {error && <Alert tone="bad">{error}</Alert>}
      <Button variant="primary" size="large" wide busy={busy} onClick={() => subscribe(premiumPlan)}>
        {busy ? texts.plan.opening : texts.plan.subscribe}
      </Button>
    </Card>
  );
}
