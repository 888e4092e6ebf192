import { messages, type Plan, premiumPlan } from '@milestoon/domain';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './billing.module.css';
import { planCheckout } from './checkout.ts';

const includes = [
  'Unlimited episodes of your child',
  'Four drawing styles, drawn from your photos',
  'Voices, music and captions in every episode',
  'Watch, download or publish to a private playlist',
];

const price = ({ amount, currency }: Plan): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);

export function PlanChooser({ signedIn }: { signedIn: boolean }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const subscribe = async (plan: Plan): Promise<void> => {
    if (!signedIn) return setError(messages.auth.signInFirst);
    setBusy(true);
    setError(null);
    try {
      window.location.assign(await planCheckout(plan));
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : messages.checkout.unexpected);
      setBusy(false);
    }
  };

  return (
    <Card>
      <div className={styles.planHead}>
        <h2>{premiumPlan.name}</h2>
        <p className={styles.price}>
          <strong>{price(premiumPlan)}</strong> per {premiumPlan.interval}
        </p>
      </div>
      <p>{premiumPlan.description}</p>
      <ul className={styles.includes}>
        {includes.map((line) => (
          <li key={line}>
            <Check aria-hidden="true" /> {line}
          </li>
        ))}
      </ul>
      <p className={styles.note}>Each added child has a subscription of its own. Cancel whenever you like.</p>
      {error && <Alert tone="bad">{error}</Alert>}
      <Button variant="primary" size="large" wide busy={busy} onClick={() => subscribe(premiumPlan)}>
        {busy ? 'Opening payment...' : 'Subscribe Now'}
      </Button>
    </Card>
  );
}
