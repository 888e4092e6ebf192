import type { Language } from '@milestoon/domain/texts';
import { useEffect, useState } from 'react';
import { useLanguage } from './texts.tsx';

/**
 * Texts that come with one page only, in the language of the reader; undefined until they are there. When the
 * language changes the earlier ones stay until the new ones have come.
 */
export function useTextsOf<Texts>(load: (language: Language) => Promise<Texts>) {
  const { language } = useLanguage();
  const [loaded, setLoaded] = useState<{ language: Language; texts: Texts }>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let current = true;
    load(language).then(
      (texts) => current && setLoaded({ language, texts }),
      (error: unknown) => current && setFailure(error),
    );
    return () => {
      current = false;
    };
  }, [load, language]);
  if (failure !== undefined) throw failure;
  return loaded;
}
