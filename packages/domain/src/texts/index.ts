import type { en } from './en.ts';
import type { first } from './first/en.ts';

export { type Subject, tell, type Telling, withoutButton } from './notifications/tell.ts';

/** The texts of one language; what a language leaves out does not compile. */
export type Texts = typeof en;

/** What home and the frame of the app say; the rest comes with the screens that show it. */
export type FirstTexts = typeof first;

/** One text, told in whichever language it is asked for in. */
export type Sentence = (texts: Texts) => string;

/** The name of a text without blanks, such as `child.nameRequired`: for where only words fit, as in a schema. */
export type TextKey = {
  [Section in keyof Texts]: {
    [Name in keyof Texts[Section] & string]: Texts[Section][Name] extends string
      ? `${Section}.${Name}`
      : never;
  }[keyof Texts[Section] & string];
}[keyof Texts];

/** The text with that name; undefined when `name` is no such name. */
export function findText(texts: Texts, name: string): string | undefined {
  let found: unknown = texts;
  for (const part of name.split('.'))
    found =
      typeof found === 'object' && found !== null
        ? Object.getOwnPropertyDescriptor(found, part)?.value
        : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** Languages of the app by their own name, by ISO 639-1 code. The films are told in the language a parent writes in. */
export const languages = { en: 'English', pt: 'Português (Portugal)', es: 'Español' } as const;

export type Language = keyof typeof languages;

/** Whether a value from outside is the code of a language of the app. */
export const isLanguage = (value: string): value is Language => Object.hasOwn(languages, value);

const loaders: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import('./en.ts')).en,
  pt: async () => (await import('./pt.ts')).pt,
  es: async () => (await import('./es.ts')).es,
};

const firstLoaders: Record<Language, () => Promise<FirstTexts>> = {
  en: async () => (await import('./first/en.ts')).first,
  pt: async () => (await import('./first/pt.ts')).first,
  es: async () => (await import('./first/es.ts')).first,
};

/** Loads what is needed first, of only the language that is asked for. */
export const loadFirstTexts = (language: Language): Promise<FirstTexts> => firstLoaders[language]();

const loading: Partial<Record<Language, Promise<Texts>>> = {};
const loaded: Partial<Record<Language, Texts>> = {};

/** Loads only the language that is asked for, once. Rejects where its file cannot be fetched; the next call tries again. */
export const loadTexts = (language: Language): Promise<Texts> =>
  (loading[language] ??= loaders[language]().then(
    (texts) => (loaded[language] = texts),
    (error: unknown) => {
      delete loading[language]; // the network may be there the next time
      throw error;
    },
  ));

/** What `loadTexts` has brought; undefined before. */
export const textsAtHand = (language: Language): Texts | undefined => loaded[language];

/**
 * The best known language of an `Accept-Language` header or of `navigator.languages.join()`, English
 * if none is known.
 */
export function preferredLanguage(accepted: string): Language {
  const wishes = accepted.split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
    return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
  });
  const known = wishes.filter(({ language, quality }) => isLanguage(language) && quality > 0);
  const best = known.toSorted((a, b) => b.quality - a.quality)[0]?.language;
  return best !== undefined && isLanguage(best) ? best : 'en';
}
