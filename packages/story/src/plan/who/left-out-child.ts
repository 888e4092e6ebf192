import { isTheSmallOne } from '../../world/people/kin-meant.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import { hasSomebody, type Reading, speaksOfChild } from './left-out-clause.ts';

/** What a story about a child tells of nobody else, where the words name nobody. */
const childish = /^(?:cry|sleep|fall|ride|bike|crawl|flip|dive|blow-out)$/;
const presents = /^(?:ser|estar|parecer)$/;
const gives = /^(?:hand-over|put-on|hold|give|dance|help)$/;
/** As many sentences before the child was spoken of. */
const reach = 3;
const endsSentence = /[.!?…]["”»)]*\s/;

/** 'A Mia calçou os ténis e o pai trocou-os. Largou a minha mão': the sentence before began with the child. */
const actedBeside = ({ done, world: { spoken, people } }: Reading): boolean =>
  spoken.some(
    ({ who, sentence, as }) => who === people.hero && sentence === done.sentence && as === 'subject',
  );

/**
 * 'Mi hermano le puso el abrigo. Agarró un puñado de nieve': where a Spanish sentence names nobody, it goes on with the
 * child whose story it is, and seldom with whoever else acted in between. Undefined where it is done to the child.
 */
export function childOfStory(reading: Reading): Somebody | undefined {
  const { clause, deed, last, done, world } = reading;
  const { people, language } = world;
  const { hero, options } = people;
  // In Portuguese only where it was the child to whom they gave or did something, or who acted in the same sentence.
  const isOfChild =
    language === 'es' ||
    (language === 'pt' &&
      ((gives.test(done.deed ?? '') && done.whom.includes(hero)) ||
        actedBeside(reading) ||
        childish.test(deed ?? '')));
  if (!isOfChild || last === hero || last.kind === 'toy' || last === people.tellerFound) return undefined;
  // 'El abuelo estaba cansado. Corrió a la cama': it is told of him.
  if (presents.test(done.verb) && done.who.includes(last)) return undefined;
  // 'El abuelo resbaló. Se rio': nobody has spoken of the child for long.
  const isNear = world.spoken.some(
    ({ who, sentence }) => who === hero && clause.sentence - sentence <= reach,
  );
  if (!isNear) return undefined;
  const [subject] = clause.who;
  const between = options.text.slice(subject?.span[1] ?? 0, clause.verb.span[0]);
  const isToChild =
    hasSomebody(reading) ||
    speaksOfChild(reading) ||
    clause.things.some((phrase) => isTheSmallOne(people, phrase));
  return endsSentence.test(between) && !isToChild ? hero : undefined;
}
