import { isLanguage, type Language, preferredLanguage } from '@milestoon/domain/texts';

const storageKey = 'milestoon.language';

/** What was chosen here before, else what the browser asks for. */
export function storedLanguage(): Language {
  const wished = navigator.languages.join();
  try {
    const stored = localStorage.getItem(storageKey);
    return stored !== null && isLanguage(stored) ? stored : preferredLanguage(wished);
  } catch {
    return preferredLanguage(wished);
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
  }
}

/** The header that asks the server for the language of the page: the browser's own may be another. */
export const spoken = (): { 'accept-language'?: string } => {
  const { lang } = document.documentElement;
  return lang ? { 'accept-language': lang } : {};
};
