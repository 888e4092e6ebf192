import { type Language, loadTexts, type Texts } from '@milestoon/domain/texts';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { storeLanguage } from './language.ts';

interface Spoken {
  language: Language;
  texts: Texts;
  speak: (language: Language) => Promise<void>;
}

const SpokenContext = createContext<Spoken | null>(null);

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
        storeLanguage(language);
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
