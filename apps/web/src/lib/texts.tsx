import { isLanguage, type Language, loadTexts, preferredLanguage, type Texts } from '@milestoon/domain/texts';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

const storageKey = 'milestoon-language';

interface Spoken {
  language: Language;
  texts: Texts;
  speak: (language: Language) => Promise<void>;
}

const SpokenContext = createContext<Spoken | null>(null);

/** What was chosen here before, else what the browser asks for. */
export function storedLanguage(): Language {
  const stored = window.localStorage.getItem(storageKey);
  return stored !== null && isLanguage(stored) ? stored : preferredLanguage(navigator.languages.join());
}

interface TextsProviderProps {
  /** Loaded before the first picture, so that no text changes before the reader's eyes. */
  initial: { language: Language; texts: Texts };
  children: ReactNode;
}

export function TextsProvider({ initial, children }: TextsProviderProps) {
  const [spoken, setSpoken] = useState(initial);
  const value = useMemo(
    () => ({
      ...spoken,
      speak: async (language: Language) => {
        const texts = await loadTexts(language);
        window.localStorage.setItem(storageKey, language);
        document.documentElement.lang = language;
        setSpoken({ language, texts });
      },
    }),
    [spoken],
  );
  return <SpokenContext value={value}>{children}</SpokenContext>;
}

export function useLanguage(): Spoken {
  const spoken = useContext(SpokenContext);
  if (!spoken) throw new Error('texts are used outside of TextsProvider');
  return spoken;
}

/** The texts of the language the reader chose. */
export const useTexts = (): Texts => useLanguage().texts;
