import type { Clause, Phrase } from '../../reading/clause.ts';
import type { World } from '../told-world.ts';

const pronouns = { girl: /^(?:she|ela|ella)$/, boy: /^(?:he|ele|él)$/ } as const;
const companions =
  /(?<!\p{L})(?:friend|cousin|brother|sister|classmate|buddy|teammate|amig[oa]|amiguinh[oa]|amiguit[oa]|prim[oa]|priminh[oa]|herman[oa]|hermanit[oa]|irmão|irmã|man[oa]|compañer[oa]|coleg[oa]|vecinit[oa])s?(?!\p{L})/iu;
const owned = /^(?:his|her|sus?|seu|sua|[oa](?: (?:seu|sua))?)\s/i;

/** 'Ella y su amigo Samuel', 'ela e o primo': of those who have such friends it is the child, whoever acted before. */
export function isChildBeside({ who }: Clause, { pronoun }: Phrase, { people: { hero } }: World): boolean {
  const fits = hero.sex
    ? pronouns[hero.sex].test(pronoun ?? '')
    : Object.values(pronouns).some((each) => each.test(pronoun ?? ''));
  return (
    fits &&
    who.length > 1 &&
    who.some((each) => !each.pronoun && owned.test(each.text) && companions.test(each.text))
  );
}
