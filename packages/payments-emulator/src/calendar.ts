import type { Price } from './records.ts';

/** One interval later on the calendar, as Stripe bills: the last day of a shorter month stands in for a missing one. */
export function periodEnd(price: Price, start: number): number {
  const date = new Date(start * 1000);
  const { interval } = price.recurring;
  if (interval === 'day') date.setUTCDate(date.getUTCDate() + 1);
  else if (interval === 'week') date.setUTCDate(date.getUTCDate() + 7);
  else {
    const dayOfMonth = date.getUTCDate();
    date.setUTCMonth(date.getUTCMonth() + (interval === 'month' ? 1 : 12));
    if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  }
  return date.getTime() / 1000;
}
