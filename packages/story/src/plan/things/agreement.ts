import type { NounLanguage } from '@milestoon/things/nouns';
import { type Agreement, agreementOf, agreementOfPronoun } from '../../world/people/noun-gender.ts';
import type { Phrase } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { MeantPhrase, ThingMeant } from './phrases-meant.ts';
import type { World } from '../told-world.ts';
import { wordTable } from '../../text/word-table.ts';

/** How many clauses ago the thing may have been told. */
const near = 3;

const ofOne: Readonly<Record<string, Agreement>> = wordTable({
  uno: 'm',
  um: 'm',
  otro: 'm',
  outro: 'm',
  una: 'f',
  uma: 'f',
  otra: 'f',
  outra: 'f',
});

/** Remembers the things of a clause by what a pronoun for them would agree with; what is done something to comes last. */
export function rememberAgreement(
  world: World,
  phrases: readonly MeantPhrase[],
  { clause, tooth }: { clause: number; tooth: ThingMeant | undefined },
): void {
  if (world.language === 'en') return;
  world.lastOf ??= new Map();
  const direct = phrases.filter(({ phrase }) => !phrase.preposition);
  // 'Lo envolvió en papel y lo guardó': what a pronoun spoke of is it still.
  for (const { phrase, thing } of direct) {
    const agreement = agreementOfPronoun(phrase.pronoun ?? '');
    const same = agreement && world.lastOf.get(agreement);
    if (thing && same?.thing.picture === thing.picture) same.again = clause;
  }
  for (const { phrase, thing } of [...phrases.filter((each) => !direct.includes(each)), ...direct]) {
    // 'Uno se le cayó': of the eggs one.
    const agreement = agreementOf(phrase) ?? ofOne[phrase.pronoun ?? ''];
    const isOblique = !direct.some((each) => each.phrase === phrase);
    const before = agreement && world.lastOf.get(agreement);
    // 'En el desayuno se le cayó': where and when something happens is soon forgotten for what it is done to.
    const isFresh =
      isOblique && before && !before.isOblique && clause - (before.again ?? before.clause) < near;
    if (thing && agreement && thing.kind !== 'weather' && thing.picture !== 'droplet' && !isFresh)
      world.lastOf.set(agreement, { thing, clause, isOblique });
  }
  // 'El diente', 'o dente'.
  if (tooth) world.lastOf.set('m', { thing: tooth, clause });
}

/**
 * The thing an object pronoun agrees with, where it was spoken of after whoever else could be meant: 'cogió la pelota y
 * la lanzó' throws nobody. Undefined where somebody is meant, or nothing agrees.
 */
export function agreedThing(
  { pronoun, preposition }: Phrase,
  who: readonly Somebody[] | null,
  {
    language,
    clause,
    lastOf,
    isTender,
    isOfThings,
  }: {
    language: NounLanguage;
    clause: number;
    lastOf: World['lastOf'];
    isTender: boolean;
    /** What is done is done to things and to nobody. */
    isOfThings: boolean;
  },
): ThingMeant | undefined {
  // 'Fui buscar ela': somebody, where somebody is.
  if (language === 'en' || preposition || !pronoun || (who && /^(?:el[ae]s?|él|ell[ao]s?)$/.test(pronoun)))
    return undefined;
  const agreement = agreementOfPronoun(pronoun);
  const last = agreement && lastOf?.get(agreement);
  // Whoever was named since is spoken of rather than what only pronouns spoke of.
  const lastTold = (isOfThings && last?.again) || last?.clause;
  if (!last || clause - (lastTold ?? 0) > (isOfThings ? near * 2 : near)) return undefined;
  // 'Lucas le dibujó un sol. El abuelo lo pegó en la pared': nobody is glued, whoever was named since.
  if (isOfThings && (!last.isOblique || last.thing.preposition === 'with')) return last.thing;
  // 'Adormeceu no carro e o pai levou-o': where somebody is, nobody else carries.
  const named = Math.max(
    -9,
    ...(who ?? []).map(({ lastNamed, lastByEnding }) =>
      lastByEnding === lastNamed ? lastNamed - 1 : lastNamed,
    ),
  );
  if (
    who &&
    (named > last.clause || (named === last.clause && isTender) || (last.isOblique && clause - named < near))
  )
    return undefined;
  return last.thing;
}

/** What has the shape of somebody. */
const figures = /snowman|scarecrow|jack-o|robot/;
/** 'Fizeram um boneco de neve. Puseram-lhe uma cenoura': it, where it was made a moment ago. */
export const figureMade = (
  { pronoun }: Phrase,
  made: ThingMeant | undefined,
  clausesAgo: number,
): ThingMeant | undefined =>
  /^(?:lhe|le)$/.test(pronoun ?? '') && made && figures.test(made.picture) && clausesAgo < 3
    ? made
    : undefined;
