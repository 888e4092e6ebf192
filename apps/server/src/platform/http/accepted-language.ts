import { type Language, preferredLanguage } from '@milestoon/domain/texts';

/** Nobody reads more languages. Thousands of them would be sorted for every request, also for those that nobody counts. */
const longestWish = 256;

/** The language that a browser asks for by its header. */
export const acceptedLanguage = (header: string | undefined): Language =>
  preferredLanguage((header ?? '').slice(0, longestWish));
