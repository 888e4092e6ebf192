/** Learns which thing of before is there where words name none: `npm run train-in-play -- --help` says how. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { byWeights } from '../../packages/story/src/in-play/choose-thing.ts';
import { learn } from '../learning/choices.ts';
import { inFolds } from '../learning/folds.ts';
import { agreementOf } from '../events/agreement.ts';
import { planOf, readStories } from '../events/corpus.ts';
import { examplesOf } from './examples.ts';
import { isMeasuring } from '../learning/training-command.ts';

const usage = `npm run train-in-play -- [--measure]
  --measure  only say in how many events of stories that are not kept back plans agree in the thing: by rules alone,
             and by what was learned from the other four fifths of the stories; and how many things were added
It is learned from packages/story/corpus/told-events.jsonl and written to packages/story/src/in-play.`;

const isOnlyMeasured = isMeasuring(usage);

const stories = readStories().filter(({ keptBack }) => !keptBack);
const told = stories.map((story) => ({ story, examples: examplesOf(story) }));
if (isOnlyMeasured) {
  const figures: Record<string, { ruled: number; learned: number; added: number }> = {};
  for (const { own, others } of inFolds(told, 5)) {
    const choose = byWeights(learn(others.flatMap(({ examples }) => examples)));
    for (const { story } of own) {
      const figure = (figures[story.language] ??= { ruled: 0, learned: 0, added: 0 });
      const ruled = planOf(story, { chooseThing: () => undefined });
      const learned = planOf(story, {
        chooseThing: (...question) => {
          const chosen = choose(...question);
          if (chosen) figure.added++;
          return chosen;
        },
      });
      for (const event of story.events) {
        if (agreementOf(story, event, ruled).thing) figure.ruled++;
        if (agreementOf(story, event, learned).thing) figure.learned++;
      }
    }
  }
  for (const [language, { ruled, learned, added }] of Object.entries(figures))
    console.log(
      `${language}: the thing is right in ${ruled} events by rules, in ${learned} as learned, which added ${added}`,
    );
} else {
  const examples = told.flatMap((each) => each.examples);
  const weights = `${JSON.stringify(learn(examples), null, 2)}\n`;
  const out = fileURLToPath(new URL('../../packages/story/src/in-play/weights.json', import.meta.url));
  writeFileSync(out, weights);
  console.log(`${examples.length} clauses; ${out}: ${weights.length} bytes`);
}
