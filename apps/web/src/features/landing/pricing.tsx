import { landingPlans } from '@milestoon/domain';
import { Check } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './landing.module.css';

const includes: Record<(typeof landingPlans)[number]['name'], string[]> = {
  'Monthly Journey': ['Every milestone as an episode', 'All four drawing styles', 'Cancel at any time'],
  'Lifetime Keepsake': ['Everything in Monthly Journey', 'One payment, every season', 'Download everything'],
};

export function Pricing() {
  return (
    <section id="pricing" className={styles.section} aria-labelledby="pricing-title">
      <h2 id="pricing-title">Pricing</h2>
      <div className={styles.plans}>
        {landingPlans.map((plan) => (
          <article key={plan.name} className={styles.plan}>
            <h3>{plan.name}</h3>
            <p className={styles.price}>
              <strong>{plan.price}</strong> {plan.currency} {plan.period}
            </p>
            <ul>
              {includes[plan.name].map((line) => (
                <li key={line}>
                  <Check aria-hidden="true" />
                  {line}
                </li>
              ))}
            </ul>
            <ButtonLink to={paths.signUp} variant={plan.period === 'one-time' ? 'secondary' : 'primary'} wide>
              Get started
            </ButtonLink>
          </article>
        ))}
      </div>
      <p className={styles.aside}>With a 60-day money-back guarantee.</p>
    </section>
  );
}
