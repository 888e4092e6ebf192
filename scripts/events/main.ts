/** Measures how far plans agree with what stories tell: `npm run told-events -- --help` says how. */
import { parseArgs } from 'node:util';
import { nounLanguages } from '@milestoon/things/nouns';
import { agreementOf, aspects } from './agreement.ts';
import { planOf, readStories } from './corpus.ts';

const usage = `npm run told-events -- [--show ASPECT] [--language en|pt|es]
  --language  only the stories in it
  --show  lists the events that do not agree in this (${aspects.join(', ')}), never of stories that are kept back
In how many labelled events of packages/story/corpus/told-events.jsonl today's plans show what is told.`;

const { values: options } = parseArgs({
  options: {
    show: { type: 'string' },
    language: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const shown = aspects.find((aspect) => aspect === options.show);
if (options.help || (options.show !== undefined && !shown)) {
  console.log(usage);
  process.exit(options.help ? 0 : 2);
}

const wanted = readStories().filter(({ language }) => !options.language || language === options.language);
const judged = wanted.flatMap((story) => {
  const plan = planOf(story);
  return story.events.map((event) => ({ story, event, agreement: agreementOf(story, event, plan) }));
});
if (shown)
  for (const { story, event, agreement } of judged)
    if (agreement[shown] === false && !story.keptBack)
      console.log(`${story.id} ${JSON.stringify({ ...event, agreement })}`);
/** An event of which the place is labelled, and shown on a page. */
const isOnPage = ({ event, agreement }: (typeof judged)[number]): boolean =>
  event.places !== undefined && agreement.place === undefined;
for (const isKeptBack of [false, true])
  for (const language of nounLanguages) {
    const own = judged.filter(
      ({ story }) => story.language === language && (story.keptBack === true) === isKeptBack,
    );
    const figures = aspects.map((aspect) => {
      const labelled = own.filter(({ agreement }) => agreement[aspect] !== undefined);
      const pages = aspect === 'place' ? own.filter(isOnPage).length : 0;
      return `${aspect} ${labelled.filter(({ agreement }) => agreement[aspect]).length} of ${labelled.length}${pages > 0 ? ` and ${pages} on a page` : ''}`;
    });
    console.log(`${isKeptBack ? 'kept back, ' : ''}${language}: ${figures.join(', ')}`);
  }
