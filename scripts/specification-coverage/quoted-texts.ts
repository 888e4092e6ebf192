/** Stands for whatever is filled into a text. */
export const blank = '…';
/** `'Starring {child name}'`, not what stands in quotes because it is part of an error or of code. */
const quoted = /(?<=^|[\s(])'(\p{Lu}.+?)'(?=$|[\s,:;.)])/gu;

/** The texts that a line of the checklist quotes, with a mark for each of their blanks. */
export const quotedTexts = (says: string): string[] =>
  [...says.matchAll(quoted)].map(([, text = '']) => text.replaceAll(/\{[^}]+\}/g, blank));

/** Every text of a language, with a mark for each of their blanks. */
export function textsIn(language: unknown): string[] {
  if (typeof language === 'string') return [language];
  if (typeof language === 'function') return textsIn(language(blank, blank, blank));
  return typeof language === 'object' && language !== null ? Object.values(language).flatMap(textsIn) : [];
}
