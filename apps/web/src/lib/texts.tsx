import { type FirstTexts, type Language, loadTexts, type Texts, textsAtHand } from '@milestoon/domain/texts';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { followLanguage, storeLanguage } from './language.ts';

interface Spoken {
  language: Language;
  first: FirstTexts;
  speak: (language: Language) => Promise<void>;
}

const SpokenContext = createContext<Spoken | null>(null);

interface TextsProviderProps {
  /** Loaded before the first picture, so that no text changes before the reader's eyes. */
  initial: { language: Language; first: FirstTexts };
  children: ReactNode;
}

export function TextsProvider({ initial, children }: TextsProviderProps) {
  const [spoken, setSpoken] = useState(initial);
  const wish = useRef(0);
  /** Texts that come after those of a later wish are too late. */
  const change = useCallback(async (language: Language, keep: (language: Language) => void) => {
    wish.current += 1;
    const own = wish.current;
    const first = await loadTexts(language);
    if (own !== wish.current) return;
    keep(language);
    document.documentElement.lang = language;
    setSpoken({ language, first });
  }, []);
  // Texts that cannot be loaded stay away; the page goes on in its language.
  useEffect(() => followLanguage((language) => void change(language, () => {}).catch(() => {})), [change]);
  const value = useMemo(
    () => ({ ...spoken, speak: (language: Language) => change(language, storeLanguage) }),
    [spoken, change],
  );
  return <SpokenContext value={value}>{children}</SpokenContext>;
}

export function useLanguage(): Spoken {
  const spoken = useContext(SpokenContext);
  if (!spoken) throw new Error('texts are used outside of TextsProvider');
  return spoken;
}

/** What home and the frame of the app say, in the language the reader chose. */
export const useFirstTexts = (): FirstTexts => useLanguage().first;

/**
 * All texts of the language the reader chose. They come with the files of a screen; whoever needs them without a
 * screen, such as a dialog, waits for them.
 */
export function useTexts(): Texts {
  const { language } = useLanguage();
  return use(promised(language));
}

const kept = new WeakMap<Texts, Promise<Texts>>();

/**
 * Texts that are at hand are read without waiting, as React reads a promise that says of itself that it is fulfilled.
 * They must go through `use` like those that were waited for: React draws a component again that has waited, and takes
 * it for another one (its error 467) when it then uses nothing.
 */
function promised(language: Language): Promise<Texts> {
  const texts = textsAtHand(language);
  if (!texts) return loadTexts(language);
  const known =
    kept.get(texts) ?? Object.assign(Promise.resolve(texts), { status: 'fulfilled', value: texts });
  kept.set(texts, known);
  return known;
}
