import type { Clause } from '../../reading/clause.ts';
import type { MeantPhrase, ThingMeant } from './phrases-meant.ts';
import { inItsColor } from './seen-as.ts';
import { stillThere, type ToldThing } from './told-things.ts';
import type { World } from '../told-world.ts';

type Fits = (told: ToldThing & { thing: ThingMeant }) => boolean;
interface Unsaid {
  fits: Fits;
  /** As many clauses ago it may have been told. */
  reach: number;
  /** Where it is done: one writes on paper. */
  preposition?: string;
}

/** One of it, or some: no other thing. */
const part =
  /^(?:half|another|some|more|one|two|three|four|five|six|bite|piece|rest|bit|last|first|second|it|them|un|uno|una|um|uma|outr[oa]s?|otr[oa]s?|dois|duas|dos|tres|três|primeir[oa]|primer[oa]|segund[oa]|últim[oa]|metade|mitad|pedaço|pedazo|trozo|bocado|resto|l[oa]s?|[oa]s?|todo|tudo|all)$/;
const drinks =
  /^(?:glass-of-milk|glass-of-water|beverage-box|cup|hot-beverage|teacup|water-bottle|baby-bottle|bubble-tea|cup-with-straw|jug|mate|teapot)$/;
/** What food is in. */
const vessels = /^(?!fruit-bowl).*(?:bowl|pot-of|shallow-pan|frying-pan|cooking|plate)/;
const tastes = /^(?:taste|probar|provar|experimentar)$/;
/** Whoever has it may taste it. */
const gets = /^(?:hand-over|receive|hold|reach|carry|take-out)$/;
const paper = /^(?:memo|notebook|sign|.*card|page|envelope|drawing|poster|.*plaster)$/;
const prepares = /^(?:cut|slice|cook|build)$/;
/** A deed that is done again is done with the same. */
const repeats = /^(?:drop|pour|pull|throw|hit|push|hold|carry|cut|open|wipe|read|dig)$/;
/** What a clause tells of a thing that stands right before it: 'the note I wrote'. */
const tells = /^(?:hold|carry|hand-over|write|paint|build|put-down|put-in|take-out|throw|drop|read)$/;

const isMeal: Fits = ({ thing: { kind, picture }, deed }) =>
  kind === 'food' && !drinks.test(picture) && !vessels.test(picture) && !prepares.test(deed);

function unsaid({ verb, manner }: Clause, deed: string, isPart: boolean): Unsaid | undefined {
  if (deed === 'eat')
    return { fits: (told) => isMeal(told) && (!tastes.test(verb.lemma) || gets.test(told.deed)), reach: 5 };
  if (isPart) return undefined;
  if (deed === 'drink') return { fits: ({ thing }) => drinks.test(thing.picture), reach: 5 };
  // 'Atirou-se' throws nothing.
  if ((deed === 'throw' || deed === 'kick') && !manner.includes('se'))
    return { fits: ({ thing }) => /ball$/.test(thing.picture), reach: 6 };
  if (deed === 'write' || deed === 'paint')
    return { fits: ({ thing }) => paper.test(thing.picture), reach: 3, preposition: 'on' };
  return undefined;
}

/**
 * 'She ate', 'shot', 'everybody signed', 'the boys laughed, so the teacher poured', 'the note I wrote': what a deed is done
 * with is what was told of before, as long as nothing else was named that it may be done with.
 */
export function unsaidAgain(
  clause: Clause,
  deed: string,
  others: readonly MeantPhrase[],
  world: Pick<World, 'language' | 'clause' | 'told' | 'colors'>,
): ThingMeant[] {
  const { things, mode, verb, who } = clause;
  if (
    mode !== 'done' ||
    others.some(
      ({ thing, phrase }) => thing && (!phrase.preposition || deed !== 'eat' || thing.kind === 'food'),
    )
  )
    return [];
  const objects = things.filter(({ preposition }) => !preposition);
  const isPart = objects.length > 0;
  if (!objects.every(({ pronoun, head }) => part.test((pronoun ?? head).toLowerCase()))) return [];
  if (others.some(({ phrase, people, crowd }) => !phrase.preposition && (people.length > 0 || crowd)))
    return [];
  const [subject] = who;
  const isSeen = (told: ToldThing): told is ToldThing & { thing: ThingMeant } => told.thing !== undefined;
  const near = (reach: number): (ToldThing & { thing: ThingMeant })[] => {
    const told = stillThere(world.told).filter((each) => world.clause - each.clause <= reach);
    return told
      .slice(told.findLastIndex((each) => !each.thing && each.isDirect) + 1)
      .filter(isSeen)
      .toReversed();
  };
  const before = near(1).find(
    ({ end }) => world.language === 'en' && !isPart && tells.test(deed) && subject?.span[0] === end + 1,
  );
  const use = unsaid(clause, deed, isPart);
  const found =
    before ??
    (use && near(use.reach).find(use.fits)) ??
    near(4).find(
      (each) =>
        !isPart && repeats.test(deed) && each.isDirect && each.lemma === verb.lemma && each.deed === deed,
    );
  if (!found) return [];
  const { preposition: _before, count: _several, ...thing } = found.thing;
  return [
    inItsColor(
      { ...thing, ...(use?.preposition && !before ? { preposition: use.preposition } : {}) },
      world.colors,
    ),
  ];
}
