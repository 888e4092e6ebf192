import type { SetName } from '@milestoon/stage';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { bound } from './bound-deeds-table.ts';
import { outings } from './outings.ts';
import { saidDeeds } from './said-deeds.ts';
import { isAmong } from './place-groups.ts';

const wordsOf = (list = ''): ReadonlySet<string> => new Set(list.split(' ').filter(Boolean));
const table = bound.map((each) => ({
  ...each,
  verbs: wordsOf(each.verbs),
  things: each.things === undefined ? null : wordsOf(each.things),
  to: each.to === undefined ? null : wordsOf(each.to),
}));

/** Belts of a colour are earned, and no car's. */
const graded =
  /^cint(?:o|urón) (?:amar|branc|blanc|pret|negr|verde|azul|naranja|laranja|marrón|marrom|castanho|roj|vermelh|rox)/;
/** A noun by itself and with what belongs to it: 'board', 'board-diving', 'ponto#' where they are counted. */
function namesOf({ head, qualities, of, owner, count }: Phrase): string[] {
  const noun = head.toLowerCase();
  const owned = owner?.replace(/['’]s?$/, '');
  return [
    ...(graded.test(`${noun} ${qualities.join(' ')}`) ? [] : [noun]),
    ...qualities.map((each) => `${noun}-${each}`),
    ...(owned ? [`${noun}-${owned}`] : []),
    ...(of ? [`${noun}-${of}`, `${noun}-de-${of}`] : []),
    ...(count ? [`${noun}#`] : []),
  ].map((each) => each.toLowerCase());
}
/** A 'máquina de lavar loiça' stands in the kitchen. */
const dishes = /(?<!\p{L})(?:dish\p{L}*|lo[iu]ças?|pratos|vajilla|trastes|platos)(?!\p{L})/iu;
const given = /^(?:to|for|at|on)$/;

/** The only place where somebody does this, here where that is one of them; null where it can be done anywhere. */
export function boundPlace({ verb, things }: Clause, words: string, here: SetName | null): SetName | null {
  const told = things.filter(({ pronoun }) => !pronoun);
  const isOf = (words: ReadonlySet<string>, phrases: readonly Phrase[]): boolean =>
    phrases.some((phrase) => namesOf(phrase).some((name) => words.has(name)));
  for (const each of table) {
    // Of a film that is watched at the beginning nobody knows where.
    if (!each.verbs.has(verb.lemma) || (each.set === 'living' && here === null)) continue;
    const isPlain = each.things === null && each.to === null;
    const isDone =
      isPlain ||
      (each.things !== null && isOf(each.things, told)) ||
      (each.to !== null &&
        isOf(
          each.to,
          told.filter(({ preposition }) => given.test(preposition ?? '')),
        ));
    if (!isDone) continue;
    if (here && isAmong(each.also, here)) return here;
    return each.set === 'laundry' && dishes.test(words) ? 'kitchen' : each.set;
  }
  const said = [...saidDeeds, ...outings].find(([, , found]) => found.test(words));
  if (!said) return null;
  return here && isAmong(said[1], here) ? here : said[0];
}
