import { landingPlans } from '@milestoon/domain';
import { Check, ShieldCheck } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { useLanding } from './landing-texts.ts';
import { Badge } from '../../ui/card.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './landing.module.css';

export function Pricing() {
  const { language, texts } = useLanding();
  const { plans, pricing } = texts;
  const amount = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
  return (
    <section id="pricing" className={styles.section} aria-labelledby="pricing-title">
      <h2 id="pricing-title">{pricing}</h2>
      <p className={styles.lead}>{plans.lead}</p>
      <div className={styles.plans}>
        {landingPlans.map(({ name, price, currency }, index) => (
          <article key={name} className={styles.plan}>
            <div className={styles.planHead}>
              <h3>{name}</h3>
              {index === 0 && <Badge tone="sun">{plans.favourite}</Badge>}
            </div>
            <p className={styles.price}>
              <strong>{amount.format(Number(price))}</strong> {currency} {plans[name].period}
            </p>
            <ul>
              {plans[name].lines.map((line) => (
                <li key={line}>
                  <Check aria-hidden="true" />
                  {line}
                </li>
              ))}
            </ul>
            <ButtonLink to={paths.signUp} variant={index === 0 ? 'primary' : 'secondary'} wide>
              {plans.start}
            </ButtonLink>
          </article>
        ))}
      </div>
      <p className={styles.guarantee}>
        <ShieldCheck aria-hidden="true" />
        {plans.guarantee}
      </p>
    </section>
  );
}
