/** Learns who acts where words do not name them: `npm run train-actors -- --help` says how. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { byWeights } from '../../packages/story/src/actors/choose-actor.ts';
import { agreementOf } from '../events/agreement.ts';
import { planOf, readStories } from '../events/corpus.ts';
import { learn } from '../learning/choices.ts';
import { inFolds } from '../learning/folds.ts';
import { examplesOf } from './examples.ts';
import { isMeasuring } from '../learning/training-command.ts';

const usage = `npm run train-actors -- [--measure]
  --measure  only say in how many events of stories that are not kept back plans agree in who acts: by rules alone,
             and by what was learned from the other nine tenths of the stories
It is learned from packages/story/corpus/told-events.jsonl and written to packages/story/src/actors.`;

const isOnlyMeasured = isMeasuring(usage);

const stories = readStories().filter(({ keptBack }) => !keptBack);
const told = stories.map((story) => ({ story, examples: examplesOf(story) }));
if (isOnlyMeasured) {
  const figures: Record<string, { ruled: number; learned: number }> = {};
  for (const { own, others } of inFolds(told, 10)) {
    const choose = byWeights(learn(others.flatMap(({ examples }) => examples)));
    for (const { story } of own) {
      const figure = (figures[story.language] ??= { ruled: 0, learned: 0 });
      const ruled = planOf(story, { chooseActor: () => undefined });
      const learned = planOf(story, { chooseActor: choose });
      for (const event of story.events) {
        if (agreementOf(story, event, ruled).who) figure.ruled++;
        if (agreementOf(story, event, learned).who) figure.learned++;
      }
    }
  }
  for (const [language, { ruled, learned }] of Object.entries(figures))
    console.log(`${language}: who acts is right in ${ruled} events by rules, in ${learned} as learned`);
} else {
  const examples = told.flatMap((each) => each.examples);
  const weights = `${JSON.stringify(learn(examples), null, 2)}\n`;
  const out = fileURLToPath(new URL('../../packages/story/src/actors/weights.json', import.meta.url));
  writeFileSync(out, weights);
  console.log(`${examples.length} clauses; ${out}: ${weights.length} bytes`);
}
