import { escapePattern } from '../text/words.ts';
import type { Language } from '../text/language.ts';

/** What stands before a girl's or a boy's name. 'A' and 'o' are articles in Portuguese, and no preposition before a name. */
const before: Partial<Record<Language, { girl: string; boy: string }>> = {
  pt: {
    girl: 'a|da|na|à|pela|pra|com a|filha|filhinha|neta|netinha|sobrinha|afilhada|menina|irmã|princesa',
    boy: 'o|do|no|ao|pelo|pro|com o|filho|filhinho|neto|netinho|sobrinho|afilhado|menino|irmão|príncipe',
  },
  es: {
    girl: 'la|hija|hijita|nieta|nietita|sobrina|ahijada|niña|nena|princesa',
    boy: 'el|hijo|hijito|nieto|nietito|sobrino|ahijado|niño|nene',
  },
};

/** 'A Carminho', 'mi hija Noa': whether a child is a girl or a boy by what stands before the name; undefined where that tells neither. */
export function sexByArticle(
  text: string,
  childName: string,
  language: Language,
): 'girl' | 'boy' | undefined {
  const words = before[language];
  const [given = ''] = childName.split(' ');
  if (!words || !given) return undefined;
  const count = (own: string): number =>
    text.match(new RegExp(`(?<!\\p{L})(?:${own}) ${escapePattern(given)}(?!\\p{L})`, 'giu'))?.length ?? 0;
  const [girls, boys] = [count(words.girl), count(words.boy)];
  if (girls > 0 && boys === 0) return 'girl';
  return boys > 0 && girls === 0 ? 'boy' : undefined;
}
