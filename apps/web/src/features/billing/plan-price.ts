import { premiumPlan } from '@milestoon/domain';
import type { Language } from '@milestoon/domain/texts';
import { useLanguage } from '../../lib/texts.tsx';

/** Portugal writes '12,95 €'; browsers take 'pt' for Brazil's, '€ 12,95'. */
const placeOf = (language: Language): string => (language === 'pt' ? 'pt-PT' : language);

/** What a plan costs each month, or several together. */
export function usePlanPrice(): (plans?: number) => string {
  const { language } = useLanguage();
  const { amount, currency } = premiumPlan;
  return (plans = 1) =>
    new Intl.NumberFormat(placeOf(language), { style: 'currency', currency }).format((plans * amount) / 100);
}
