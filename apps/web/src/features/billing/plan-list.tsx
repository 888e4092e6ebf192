import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './billing.module.css';
import { usePlanPrice } from './plan-price.ts';
import type { Subscription } from './subscription.ts';

type Plan = Subscription['plans'][number];

/** For whom a parent pays how much, and until when. */
export function PlanList({ plans }: { plans: Subscription['plans'] }) {
  const texts = useTexts();
  const { language } = useLanguage();
  const words = texts.plans;
  const price = usePlanPrice();
  if (plans.length === 0) return null;
  // As mails say it: the day of the payment provider.
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const standing = ({ state, periodEnd }: Plan): string | null => {
    if (state === 'unpaid') return words.unpaid;
    if (periodEnd === null) return null;
    const date = day.format(new Date(periodEnd));
    return state === 'ending' ? words.ends(date) : words.renews(date);
  };
  return (
    <Card>
      <h2>{words.title}</h2>
      <ul className={styles.plans}>
        {plans.map((plan, index) => (
          <li key={index} className={styles.plan}>
            <div>
              <p className={styles.whom}>{plan.childName ?? words.forAccount}</p>
              <p className={classes(styles.note, plan.state !== 'running' && styles.mind)}>
                {standing(plan)}
              </p>
            </div>
            <p>{plan.planName === null ? texts.plan.unknown : words.price(price())}</p>
          </li>
        ))}
      </ul>
      {plans.some((plan) => plan.state === 'ending') && <p className={styles.note}>{words.afterwards}</p>}
    </Card>
  );
}
