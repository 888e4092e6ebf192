import { isLanguage, type Language, preferredLanguage } from '@milestoon/domain/texts';

const storageKey = 'milestoon.language';

/** The language in the address, what was chosen here before, else what the browser asks for. */
export function storedLanguage(): Language {
  const named = new URLSearchParams(window.location.search).get('lang') ?? '';
  if (isLanguage(named)) return named;
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
  // A language in the address would win over the choice at the next visit.
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  if (!query.has('lang')) return;
  query.delete('lang');
  window.history.replaceState(
    window.history.state,
    '',
    `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`,
  );
}

/** The language of the page as it stands. */
export function currentLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : storedLanguage();
}

/** The header that asks the server for the language of the page: the browser's own may be another. */
export const spoken = (): { 'accept-language'?: string } => {
  const { lang } = document.documentElement;
  return lang ? { 'accept-language': lang } : {};
};
