/** Measures how far plans agree with what stories tell: `npm run told-events -- --help` says how. */
import { parseArgs } from 'node:util';
import { nounLanguages } from '@milestoon/things/nouns';
import { agreementOf, aspects } from './agreement.ts';
import { clausesIn, planOf, readStories, verbAt } from './corpus.ts';
import { isAside, losses, lossOf } from './lost.ts';

const usage = `npm run told-events -- [--show ASPECT | --lost [--step STEP]] [--language en|pt|es]
  --language  only the stories in it
  --show  lists the events that do not agree in this (${aspects.join(', ')}), never of stories that are kept back
  --lost  at which step of reading those events get lost whose deed is not shown, a quarter of them aside
  --step  with --lost, lists those that get lost there, none of the quarter aside (${losses.join(', ')})
In how many labelled events of packages/story/corpus/told-events.jsonl today's plans show what is told.`;

const { values: options } = parseArgs({
  options: {
    show: { type: 'string' },
    lost: { type: 'boolean', default: false },
    step: { type: 'string' },
    language: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const shown = aspects.find((aspect) => aspect === options.show);
const step = losses.find((each) => each === options.step);
const isUnderstood =
  (options.show === undefined || shown !== undefined) &&
  (options.step === undefined || (step !== undefined && options.lost)) &&
  (options.language === undefined || nounLanguages.some((each) => each === options.language));
if (options.help || !isUnderstood) {
  console.log(usage);
  process.exit(options.help ? 0 : 2);
}

const wanted = readStories().filter(({ language }) => !options.language || language === options.language);
const judged = wanted.flatMap((story) => {
  const plan = planOf(story);
  const clauses = options.lost ? clausesIn(story) : [];
  return story.events.map((event) => ({
    story,
    event,
    read: { clauses, plan },
    agreement: agreementOf(story, event, plan),
  }));
});
if (options.lost) {
  const lost = judged
    .filter(({ story, agreement }) => !agreement.does && !story.keptBack)
    .map(({ story, event, read }) => ({
      event,
      story,
      aside: isAside(story.id, event),
      loss: lossOf(event, verbAt(story, event), read),
    }));
  for (const { story, event, loss, aside } of lost)
    if (loss === step && !aside) console.log(`${story.id} ${JSON.stringify(event)}`);
  for (const language of nounLanguages) {
    const own = lost.filter(({ story }) => story.language === language);
    const counted = losses.map((each) => {
      const there = own.filter(({ loss }) => loss === each);
      return `${each} ${there.filter(({ aside }) => !aside).length}+${there.filter(({ aside }) => aside).length}`;
    });
    console.log(`${language}: ${counted.join(', ')}`);
  }
  process.exit(0);
}
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
