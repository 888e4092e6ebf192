/** Learns what of a story is likelier wrong than right: `npm run train-doubts -- --help` says how. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { trial } from './trial.ts';
import { isMeasuring } from '../learning/training-command.ts';

const usage = `npm run train-doubts -- [--measure]
  --measure  only say, of the stories that are kept back, how often who, deed, things and place are right by how sure
             they are said to be
It is learned from packages/story/corpus/told-events.jsonl and written to packages/story/src/doubting.`;

const isOnlyMeasured = isMeasuring(usage);
const weights = trial();
if (!isOnlyMeasured)
  writeFileSync(
    fileURLToPath(new URL('../../packages/story/src/doubting/weights.json', import.meta.url)),
    `${JSON.stringify(weights, null, 2)}\n`,
  );
