import type { NounLanguage } from '@milestoon/things/nouns';
import { meantBy } from '../../meaning/kinds.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import type { ThingMeant } from './phrases-meant.ts';

const plants = /^(?:plant|sow|bury|plantar|semear|sembrar)$/;
const seeds =
  /^(?:seed|bulb|pip|stone|bean|acorn|semente|caroço|feijão|bolbo|semilla|hueso|alubia|judía|bellota)$/;

/** 'Planted a sunflower seed': the picture of what will grow, where the words name it. */
export function sownIn({ verb, things }: Clause, language: NounLanguage): string | undefined {
  if (!plants.test(verb.lemma)) return undefined;
  const seed = things.find(({ head, preposition }) => !preposition && seeds.test(head.toLowerCase()));
  if (!seed) return undefined;
  const names = [...seed.qualities, ...(seed.of ? [seed.of] : [])];
  for (const name of names) {
    const phrase: Phrase = { ...seed, head: name, qualities: [] };
    delete phrase.of;
    const { picture, kind } = meantBy(phrase, language);
    if (picture && (kind === 'plant' || kind === 'food' || kind === 'thing')) return picture;
  }
  return undefined;
}

const grows = /^(?:grow|bloom|flower|sprout|open|tower|crescer|florir|brotar|crecer|florecer|brotar)$/;
const isTall = /^(?:tall|taller|high|higher|big|bigger|huge|enormous|grande|alt[oa]|maior|mayor|enorme)$/;

/** What was a seed is a plant once it is told to have grown. */
export function grown(
  thing: ThingMeant,
  { verb, manner }: Clause,
  { grows: plant }: { grows?: string },
): ThingMeant {
  if (!plant || !/^(?:seed|bean|chestnut|potted-plant)$/.test(thing.picture)) return thing;
  if (!grows.test(verb.lemma) && !manner.some((word) => isTall.test(word))) return thing;
  return { ...thing, picture: plant as ThingMeant['picture'], kind: 'plant', size: 'huge' };
}
