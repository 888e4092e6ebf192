import type { NounLanguage } from '@milestoon/things/nouns';
import { meantBy } from '../../meaning/kinds.ts';
import type { Clause } from '../../reading/clause.ts';
import type { Moment } from '../plan.ts';

/**
 * What happens by itself is seen by somebody: the child looks at the cake that stands there, at the kite in the tree.
 * Without anybody a picture is a shop window. Where others are seen, or a crowd, nobody is added; nor where somebody
 * acts who could not be found, in whose stead the child would stand.
 */
export function seenByHero(
  moment: Moment | null,
  clause: Clause,
  { language, sorrowful }: { language: NounLanguage; sorrowful: boolean },
): Moment | null {
  if (!moment || moment.mode !== 'done' || moment.acts.length > 0 || moment.crowd) return moment;
  if (!isOfThings(clause, language)) return moment;
  const isSudden = moment.seen.some(({ move }) => move !== undefined && move !== 'grow');
  const emotion = sorrowful ? 'sad' : isSudden ? 'surprised' : 'happy';
  return { ...moment, acts: [{ who: 'hero', action: 'look', emotion }] };
}

/** Whether nobody alive is said to act. */
const isOfThings = ({ who }: Clause, language: NounLanguage): boolean =>
  who.every((phrase) => {
    if (phrase.pronoun) return phrase.pronoun === 'it';
    const { kind, picture } = meantBy(phrase, language);
    // 'Milk spilled': at the beginning of a sentence a word looks like a name.
    return picture !== null && kind !== 'person' && (!phrase.name || isSubstance(phrase));
  });
const isSubstance = ({ head, plural }: Clause['who'][number]): boolean =>
  !plural &&
  /^(?:milk|juice|water|mud|paint|foam|soup|sand|smoke|flour|sauce|ice|wind|rain|snow)$/i.test(head);
