import assert from 'node:assert/strict';
import test from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import { filmWords } from '@milestoon/domain/texts/film';
import { creditLines } from './credit-lines.ts';
import { typefaces } from './lettering/fonts.ts';
import { textWidth } from './lettering/measure.ts';

const eight = ['Mum', 'Dad', 'Grandma Ana', 'Grandpa José', 'Lucas', 'Sofia', 'Uncle Tom', 'Aunt Beatriz'];
const kept = (name: string): string => name.replaceAll(' ', '\u00A0');
const textsOf = (names: readonly string[], language: 'en' | 'pt' | 'es' = 'en'): string[] =>
  names.map((_, more) => filmWords[language].toldBy(names.slice(0, names.length - more).map(kept), more));

test('eight people are all named, each in one line, in every style and language', () => {
  for (const style of animationStyleKeys)
    for (const language of ['en', 'pt', 'es'] as const) {
      const { lines, size } = creditLines(textsOf(eight, language), typefaces[style].line);
      assert.ok(lines.length <= 3 && size >= 30, `${style}: ${lines.join(' | ')}`);
      for (const name of eight)
        assert.ok(
          lines.some((line) => line.includes(name)),
          `${style}: ${name}`,
        );
    }
});

test('one name stands large; names so long that all cannot be read are as many as fit, and how many more', () => {
  const { line } = typefaces.simple;
  assert.deepEqual(creditLines(textsOf(['Grandma Ana']), line), { lines: ['Told by Grandma Ana'], size: 40 });
  const long = Array.from({ length: 8 }, (_, i) => `Great-grandmother Maximiliana the ${i + 1}.`);
  const more = { en: /and (\d) more$/, pt: /e mais (\d)$/, es: /y (\d) más$/ } as const;
  for (const language of ['en', 'pt', 'es'] as const) {
    const { lines, size } = creditLines(textsOf(long, language), line);
    const text = lines.join(' ');
    const named = long.filter((name) => text.includes(name)).length;
    assert.equal(named + Number(more[language].exec(text)?.[1]), 8, text);
    assert.ok(named >= 3, text);
    for (const each of lines) assert.ok(textWidth(each, line, size) <= 880, each);
  }
});
