import type { Language } from '../index.ts';
import type { admin } from './en.ts';

/** What the desk of admins says in one language. It comes with the desk: parents never need it. */
export type AdminTexts = typeof admin;

const loaders: Record<Language, () => Promise<{ admin: AdminTexts }>> = {
  en: () => import('./en.ts'),
  pt: () => import('./pt.ts'),
  es: () => import('./es.ts'),
};

/** Loads only the language that is asked for. */
export const loadAdminTexts = async (language: Language): Promise<AdminTexts> =>
  (await loaders[language]()).admin;
