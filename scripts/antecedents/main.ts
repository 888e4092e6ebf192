/** Learns what 'it' and 'they' mean from labelled stories: `npm run train-antecedents -- --help` says how. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readCorpus } from './corpus.ts';
import { answersOf, figuresOf } from './figures.ts';
import { crossValidated, examplesOf, weightsOf } from './learn.ts';

const usage = `npm run train-antecedents -- [--out FILE] [--measure]
  --out      the weights (packages/story/src/antecedents/weights.json)
  --measure  only say how many pronouns are read rightly: by rules alone, and by what was learned from other stories`;

const { values: options } = parseArgs({
  options: {
    out: {
      type: 'string',
      default: fileURLToPath(new URL('../../packages/story/src/antecedents/weights.json', import.meta.url)),
    },
    measure: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  console.log(usage);
  process.exit(0);
}

const stories = readCorpus();
const ruled = figuresOf(stories.flatMap((story) => answersOf(story, () => undefined)));
const learned = figuresOf(crossValidated(stories).flatMap(({ story, choose }) => answersOf(story, choose)));
console.log(`${stories.length} stories: of how many pronouns, right by rules, right as learned`);
for (const [name, { all, right }] of Object.entries(learned).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`${name.padEnd(20)} ${all} ${ruled[name]?.right ?? 0} ${right}`);
if (!options.measure) {
  const weights = `${JSON.stringify(weightsOf(stories.flatMap(examplesOf)), null, 2)}\n`;
  writeFileSync(options.out, weights);
  console.log(`${options.out}: ${weights.length} bytes`);
}
