import { premiumPlan } from '@milestoon/domain';
import { useLanguage } from '../../lib/texts.tsx';

/** What a plan costs each month, or several together. */
export function usePlanPrice(): (plans?: number) => string {
  const { language } = useLanguage();
  const { amount, currency } = premiumPlan;
  return (plans = 1) =>
    new Intl.NumberFormat(language, { style: 'currency', currency }).format((plans * amount) / 100);
}
