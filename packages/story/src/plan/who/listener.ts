import type { Clause } from '../../reading/clause.ts';
import type { People } from '../../world/people/people.ts';
import { relationOf } from '../../world/people/relation-words.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { Doing } from '../deeds/doing.ts';

const speaks = /^(?:talk|shout|whisper|sing)$/;
const first = /^\W*(?:(?:oh|hey|but|look|no|yes|mas|olha|não|sim|pero|mira|sí)[ ,]+)?(\p{L}+),/iu;
const last = /,\s*(\p{L}+)\s*[.!?…]*$/u;

/** 'Mum, the dog is innocent': whom words begin or end with is spoken to. */
function addressed(quote: string, people: People): Somebody | undefined {
  for (const pattern of [first, last]) {
    const word = pattern.exec(quote)?.[1];
    if (!word) continue;
    const known = people.byName(word);
    if (known) return known;
    if (relationOf(word.toLowerCase()))
      return people.spokenOf({
        text: word,
        span: [0, 0],
        head: word.toLowerCase(),
        qualities: [],
        plural: false,
        name: false,
      })?.people[0];
  }
  return undefined;
}

/** To whom somebody speaks where the clause names nobody: whom the words call, else with whom they were just now. */
export function listenerOf(
  { quote, sentence }: Pick<Clause, 'quote' | 'sentence'>,
  deed: string | null,
  who: readonly Somebody[],
  { people, doing }: { people: People; doing: ReadonlyMap<string, Doing> },
): Somebody | undefined {
  const [speaker] = who;
  if (!speaker || !speaks.test(deed ?? '')) return undefined;
  const called = quote ? addressed(quote, people) : undefined;
  const before = doing.get(speaker.person.id);
  const still =
    before && before.sentence === sentence
      ? people.all.find(({ person }) => person.id === before.act.to)
      : undefined;
  const listener = called ?? still;
  return listener && !who.includes(listener) && listener.person.only !== 'photo' ? listener : undefined;
}
