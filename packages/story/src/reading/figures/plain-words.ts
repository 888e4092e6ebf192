import type { NounLanguage } from '@milestoon/things/nouns';
import { englishFigures } from './english.ts';
import { portugueseFigures, spanishFigures } from './iberian.ts';
import { familyPortuguese, familySpanish } from './family-texts.ts';
import { plainEnglish, plainPortuguese, plainSpanish } from './plain-texts.ts';
import { wordTable } from '../../text/word-table.ts';

interface Figure {
  said: RegExp;
  plain: string;
}

const possessives = "my|his|her|its|our|your|their|everyone['’]s|everybody['’]s|\\p{Lu}\\p{L}+['’]s";
const persons: Readonly<Record<string, readonly [subject: string, object: string]>> = wordTable({
  my: ['I', 'me'],
  his: ['he', 'him'],
  her: ['she', 'her'],
  our: ['we', 'us'],
  their: ['they', 'them'],
});

function figuresOf(lines: string): Figure[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [said = '', plain = ''] = line.split(/ > ?/);
      const own = said.replaceAll('POSS', `(?:${possessives})`);
      return { said: new RegExp(`(?<![\\p{L}\\d])(?:${own})(?![\\p{L}\\d])`, 'giu'), plain };
    });
}

const tables: Readonly<Record<NounLanguage, string>> = {
  en: plainEnglish + englishFigures,
  pt: familyPortuguese + plainPortuguese + portugueseFigures,
  es: familySpanish + plainSpanish + spanishFigures,
};
const figures = new Map<NounLanguage, readonly Figure[]>();

/**
 * 'Raining cats and dogs', 'a piece of cake', 'butterflies in her tummy' in plain words, filled up with spaces so that
 * every other word keeps its place: nobody is to see a butterfly.
 */
export function plainWords(text: string, language: NounLanguage): string {
  const own = figures.get(language) ?? figuresOf(tables[language]);
  figures.set(language, own);
  return own.reduce(
    (told, { said, plain }) =>
      told.replace(said, (figure: string, ...found: readonly unknown[]) =>
        filled(
          figure,
          plain.replace(/\$(\d)/g, (_, n: string) => String(found[Number(n) - 1] ?? '')),
        ),
      ),
    text,
  );
}

function filled(figure: string, plain: string): string {
  const whose = /(?<!\p{L})(?:my|his|her|our|their)(?!\p{L})/iu.exec(figure)?.[0].toLowerCase() ?? '';
  const [subject, object] = persons[whose] ?? ['everybody', 'everybody'];
  const words = plain.replace('$s', subject).replace('$o', object);
  return words.length > figure.length ? figure : words.padEnd(figure.length);
}
