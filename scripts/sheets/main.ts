/**
 * Writes the contact sheets to docs/sheets: all, or those whose names are given.
 * `npm run sheets -- [--out <folder>] [names…]`
 */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { characterSheets } from './characters/sheets.ts';
import { writeSheet } from './characters/sheet.ts';
import { cardSheets } from './stage/cards.ts';
import { goldenSheets } from './stage/golden.ts';
import type { GridSheets } from './stage/grid.ts';
import { memorySheets } from './stage/memory.ts';
import { setSheets } from './stage/sets.ts';

const characters: GridSheets = Object.fromEntries(
  Object.entries(characterSheets).map(([name, draw]) => [
    name,
    async (file: string) => writeSheet(file, await draw()),
  ]),
);
const sheets: GridSheets = { ...characters, ...setSheets, ...cardSheets, ...memorySheets, ...goldenSheets };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'docs/sheets' } },
});
const unknown = positionals.filter((name) => !(name in sheets));
if (unknown.length > 0)
  throw new RangeError(
    `No sheet is called ${unknown.join(', ')}; there are ${Object.keys(sheets).join(', ')}.`,
  );
const wanted = positionals.length > 0 ? positionals : Object.keys(sheets);
for (const name of wanted) {
  const file = path.join(values.out, `${name}.webp`);
  await sheets[name]?.(file);
  console.log(`${file}: ${Math.round((await stat(file)).size / 1024)} kB`);
}
