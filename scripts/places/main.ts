/** Learns where stories happen: `npm run train-places -- --help` says how. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { trial } from './trial.ts';
import { isMeasuring } from '../learning/training-command.ts';

const usage = `npm run train-places -- [--measure]
  --measure  only say of how many labelled events the place is right: by rules alone, as learned from other stories,
             and as learned in stories that are kept back; and how often it is by how well it is said to fit
Words of places are learned from packages/story/corpus/places and told-events.jsonl, how far they are trusted and when a
place fits from the latter; all of it is written to packages/story/src/placing.`;

const isOnlyMeasured = isMeasuring(usage);

const write = (name: string, value: unknown): void => {
  const file = fileURLToPath(new URL(`../../packages/story/src/placing/${name}`, import.meta.url));
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
};
const { counts, weights, fitting } = trial();
if (!isOnlyMeasured) {
  write('words.json', counts);
  write('weights.json', weights);
  write('doubted/fitting.json', fitting);
}
