import type { Row } from './coverage.ts';
import { blank, quotedTexts } from './quoted-texts.ts';

/** A test may name a text by its place among the texts instead of spelling it out. */
export type PlacesOfTexts = ReadonlyMap<string, readonly string[]>;

const testStart = /^\s*(?:test|it|describe)\b/;
/** Of a table the title stands behind it. */
const opensTest = /\b(?:test|it|describe)\b|\)\(?/;
const indentOf = (line: string): number => line.search(/\S/);

/** The lines of the test with this title, to the next test beside it; all of `source` where it stands in no block. */
export function blockOf(source: string, title: string): string {
  const lines = source.split('\n');
  const titled = lines.findIndex(
    (line, i) => opensTest.test(line) && `${line}${lines[i + 1] ?? ''}`.includes(title),
  );
  if (titled < 0) return source;
  let from = titled;
  while (from > 0 && !testStart.test(lines[from] ?? '')) from -= 1;
  const indent = indentOf(lines[from] ?? '');
  const length = lines
    .slice(from + 1)
    .findIndex((line) => testStart.test(line) && indentOf(line) >= 0 && indentOf(line) <= indent);
  return lines.slice(from, length < 0 ? undefined : from + 1 + length).join('\n');
}

const wordsOf = (quote: string): string[] =>
  quote
    .split(blank)
    .map((part) => part.trim())
    .filter((part) => part.length > 2);

const measured = /\b(\d+(?:\.\d+)?)\s?(s|days?|minutes?|hours?|characters?|px|MB|%|EUR|USD)\b/g;

/** How a test may write a measure: seconds also in milliseconds, megabytes also in bytes. */
function waysToWrite(number: string, unit: string): string[] {
  const factor = unit === 's' ? 1000 : unit === 'MB' ? 1024 ** 2 : 1;
  const grouped = new Intl.NumberFormat('en').format(Number(number) * factor).replaceAll(',', '_');
  return [number, String(Number(number) * factor), grouped];
}

/** What a line asserts, each as the ways in which a test may mention it. */
function assertions(says: string, places: PlacesOfTexts): { what: string; ways: string[][] }[] {
  const texts = quotedTexts(says).map((quote) => {
    const words = wordsOf(quote);
    const named = [...places].filter(([, values]) =>
      values.some((text) => words.every((word) => text.includes(word))),
    );
    // By its name alone where a test took the group out before.
    const names = named.map(([place]) => [place.replace(/^.*(?=\.)/, '')]);
    return { what: `'${quote}'`, ways: [words, ...names] };
  });
  const measures = [...says.replaceAll(/`[^`]*`/g, '').matchAll(measured)].map(
    ([what, number = '', unit = '']) => ({ what, ways: waysToWrite(number, unit).map((way) => [way]) }),
  );
  return [...texts, ...measures];
}

/** What lines assert and none of their tests mentions: such a test proves something else. */
export function unmentioned(
  rows: readonly Row[],
  read: (file: string) => string | null,
  places: PlacesOfTexts,
): string[] {
  return rows.flatMap(({ line, says, proofs }) => {
    const blocks = proofs.map(({ file, titles }) => {
      const source = (read(file) ?? '').replaceAll("\\'", "'");
      return [blockOf(source, titles[0] ?? ''), ...titles].join('\n');
    });
    return assertions(says, places)
      .filter(
        ({ ways }) => !ways.some((way) => blocks.some((block) => way.every((word) => block.includes(word)))),
      )
      .map(({ what }) => `line ${line}, "${says}": no test mentions ${what}`);
  });
}

/** Every text by where it stands: its group and its name, such as `checkout.failed`. */
export function placesOf(language: unknown, place: readonly string[] = []): Map<string, string[]> {
  const places = new Map<string, string[]>();
  const add = (value: unknown, at: readonly string[]): void => {
    if (typeof value === 'function') add(value(blank, blank, blank), at);
    else if (typeof value === 'string') {
      const name = at.slice(-2).join('.');
      places.set(name, [...(places.get(name) ?? []), value]);
    } else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) add(inner, [...at, key]);
  };
  add(language, place);
  return places;
}
