import { isLanguage, type Language, preferredLanguage } from '@milestoon/domain/texts';

const storageKey = 'milestoon.language';
/** The last choice, until the server knows it. All tabs share it: an older choice of one of them is never told. */
const untoldKey = 'milestoon.language.untold';
/** The same where storage is blocked. */
let untoldHere: string | null = null;

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

/** Keeps what somebody chose here. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(untoldKey, language);
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
    untoldHere = language;
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

/** Whether somebody chose this language in this browser, last of all, and the server was not told yet. */
export function isUntold(language: Language): boolean {
  try {
    return (localStorage.getItem(untoldKey) ?? untoldHere) === language;
  } catch {
    return untoldHere === language;
  }
}

/** The server knows it now. What was chosen meanwhile is still to be told. */
export function languageWasTold(language: Language): void {
  if (!isUntold(language)) return;
  untoldHere = null;
  try {
    localStorage.removeItem(untoldKey);
  } catch {
    // Storage is blocked: nothing is kept there.
  }
}

/** Hears what is chosen in other tabs of this browser. Returns what ends that. */
export function followLanguage(hear: (language: Language) => void): () => void {
  const changed = ({ key, newValue }: StorageEvent): void => {
    if (key === storageKey && newValue !== null && isLanguage(newValue)) hear(newValue);
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
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
