import type { Language } from '@milestoon/domain/texts';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;
const week = 7 * 86_400_000;

/** 'now', '5 minutes ago', 'yesterday'; after a week the date. */
export function relativeTime(language: Language, then: Date, now: Date): string {
  const ago = now.getTime() - then.getTime();
  if (ago >= week) return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(then);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const unit = units.find(([, length]) => ago >= length);
  return unit ? format.format(-Math.floor(ago / unit[1]), unit[0]) : format.format(0, 'second');
}
