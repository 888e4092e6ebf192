import type { TradeName } from '@milestoon/cast';
import type { SetName } from '@milestoon/stage';
import type { Clause } from '../../reading/clause.ts';
import { tradeOf } from './trade-words.ts';

/** Which trades are at work where. Doctors are no trade: they have a role of their own. */
const trades: Partial<Record<SetName, readonly TradeName[]>> = {
  shop: ['baker', 'shopkeeper'],
  market: ['baker', 'shopkeeper'],
  salon: ['barber'],
  cafe: ['waiter'],
  doctor: ['dentist', 'nurse', 'vet'],
  ward: ['nurse'],
  church: ['priest', 'bride', 'groom'],
  bus: ['driver'],
  train: ['driver'],
  plane: ['driver'],
};
const practices: readonly SetName[] = ['doctor', 'ward'];
const doctors = /^(?:doctor|optician|paediatrician|pediatrician|surgeon|médic[oa]|matrona|parteira)$/;

/** Whether somebody of a clause works at this place: where the barber is hugged is still the barber's. */
export const isAtWork = ({ who, things }: Pick<Clause, 'who' | 'things'>, set: SetName): boolean =>
  [...who, ...things].some((phrase) => {
    if (doctors.test(phrase.head.toLowerCase())) return practices.includes(set);
    const told = tradeOf(phrase);
    return told !== null && (trades[set]?.includes(told.trade) ?? false);
  });
