import type { Phrase } from '../../reading/clause.ts';
import { articleSex } from '../people/by-article.ts';
import type { Registry } from '../people/registry.ts';
import { knownAs, playable, type Somebody } from '../people/somebody.ts';
import { wordTable } from '../../text/word-table.ts';

const definite = /^(?:el|la|o|a|al|del|ess[ea]|es[ea]|aquel[ae]?|aquella)\s/i;
const anyOne: Readonly<Record<string, RegExp>> = wordTable({
  man: /^(?:homem|senhor|tipo|moço|sujeito|gajo|cara|hombre|señor|tío|muchacho|caballero)$/,
  woman: /^(?:mulher|senhora|moça|mujer|señora|chica|muchacha|gaja)$/,
  doctor: /^(?:doutor|doutora|médico|médica|dr|dra|doctor|doctora)$/,
  teacher: /^(?:professor|professora|profe|prof|maestr[oa]|profesor[a]?)$/,
});

/**
 * 'Vi um polícia. O homem riu', 'le tocaba dentista. La doctora salió': a wider word with 'the' is whoever of them was told
 * of last. In English the rules of pronouns' antecedents do so.
 */
export function strangerAgain(
  people: Registry,
  phrase: Phrase,
  role: string,
  free: readonly Somebody[],
): Somebody | undefined {
  const head = phrase.head.toLowerCase();
  if (people.options.language === 'en' || phrase.owner || phrase.plural || !definite.test(phrase.text))
    return undefined;
  if (!anyOne[role]?.test(head) || phrase.qualities.length > 0 || phrase.of) return undefined;
  const sex = articleSex(phrase.text);
  const [last] = free
    .filter(
      (each) =>
        each.kind === 'person' &&
        each.person.role === playable(role as Parameters<typeof playable>[0]) &&
        each.lastNamed >= 0 &&
        !each.family &&
        !each.person.only &&
        each !== people.tellerFound &&
        (!sex || !each.sex || each.sex === sex),
    )
    .toSorted((a, b) => b.lastNamed - a.lastNamed);
  return last && sex ? knownAs(last, sex) : last;
}
