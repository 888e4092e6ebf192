/**
 * Boils the Fluent Emoji (flat) icons down to the shapes of `packages/things/src/pictures/icons.json`. Run by hand when
 * the icons change:
 * `npm install --no-save @iconify-json/fluent-emoji-flat@1.2.6 emojibase-data@17.0.0 svgpath@2.6.0 && node scripts/pictures/main.ts [--modules <folder>]`
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { keptIcons } from './kept-icons.ts';
import { shapesOf, type SvgPathLibrary } from './shapes.ts';

const { values } = parseArgs({ options: { modules: { type: 'string', default: 'node_modules' } } });
const folder = path.resolve(values.modules);
const require = createRequire(path.join(folder, 'x.js'));
const read = async (file: string) => JSON.parse(await readFile(path.join(folder, file), 'utf8'));

const set: { width: number; icons: Record<string, { body: string }> } = await read(
  '@iconify-json/fluent-emoji-flat/icons.json',
);
const labels: { label: string; group?: number }[] = await read('emojibase-data/en/data.json');
const library = 'svgpath';
const svgpath: SvgPathLibrary = require(library);

const icons: Record<string, ReturnType<typeof shapesOf>> = {};
for (const name of keptIcons(Object.keys(set.icons), labels)) {
  const shapes = shapesOf(set.icons[name]?.body ?? '', set.width, svgpath);
  if (shapes.length > 0) icons[name] = shapes;
}
const out = path.join(import.meta.dirname, '../../packages/things/src/pictures/icons.json');
const lines = Object.entries(icons).map(
  ([name, shapes]) => `${JSON.stringify(name)}:${JSON.stringify(shapes)}`,
);
await writeFile(out, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${lines.length} icons`);
