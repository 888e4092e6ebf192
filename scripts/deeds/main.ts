/** Measures how much better what is done would be chosen by learning: `npm run measure-deeds -- --help` says how. */
import { parseArgs } from 'node:util';
import { nounLanguages } from '@milestoon/things/nouns';
import { readStories } from '../events/corpus.ts';
import { inFolds } from '../learning/folds.ts';
import { type ChooseDeed, learnDeeds } from './choose-deed.ts';
import { type ToldDeed, toldDeeds } from './told-deeds.ts';

const usage = `npm run measure-deeds -- [--margin LOG-ODDS]
  --margin  as much likelier must something be than what rules chose (2)
In how many labelled events of packages/story/corpus/told-events.jsonl what is done is right, by rules alone and where
what other stories teach may choose as well. Nothing is written: films are still made by rules alone.`;

const { values: options } = parseArgs({
  options: { margin: { type: 'string', default: '2' }, help: { type: 'boolean', default: false } },
});
const margin = Number(options.margin);
if (options.help || Number.isNaN(margin)) {
  console.log(usage);
  process.exit(options.help ? 0 : 2);
}

const folds = 5;

interface Figures {
  all: number;
  ruled: number;
  learned: number;
}

function figuresOf(deeds: readonly ToldDeed[], choose: ChooseDeed): Figures {
  const isRight = (deed: ToldDeed): boolean => {
    const chosen = choose(deed);
    return chosen === undefined ? deed.isRuledRight : deed.does.includes(chosen);
  };
  return {
    all: deeds.length,
    ruled: deeds.filter(({ isRuledRight }) => isRuledRight).length,
    learned: deeds.filter(isRight).length,
  };
}

const tell = (name: string, { all, ruled, learned }: Figures): void =>
  console.log(`${name}: right in ${ruled} of ${all} by rules, in ${learned} with what was learned`);

for (const language of nounLanguages) {
  const stories = readStories().filter((story) => story.language === language);
  const taught = stories.filter(({ keptBack }) => !keptBack).map(toldDeeds);
  const keptBack = stories.filter((story) => story.keptBack).flatMap(toldDeeds);
  const parts = inFolds(taught, folds).map(({ own, others }) =>
    figuresOf(own.flat(), learnDeeds(others.flat(), margin)),
  );
  const sum = (of: keyof Figures): number => parts.reduce((total, part) => total + part[of], 0);
  tell(language, { all: sum('all'), ruled: sum('ruled'), learned: sum('learned') });
  tell(`kept back, ${language}`, figuresOf(keptBack, learnDeeds(taught.flat(), margin)));
}
