import { metresOf } from '@milestoon/things/nouns';
import type { Clause } from '../../reading/clause.ts';
import { agreementOfPronoun } from '../../world/people/noun-gender.ts';
import { ofThings } from '../deeds/deed-kinds.ts';
import { carried } from './held-thing.ts';
import type { MeantPhrase, ThingMeant } from './phrases-meant.ts';
import { stillThere, type ToldThing } from './told-things.ts';
import type { World } from '../told-world.ts';

/** As many clauses ago it may have been told. */
const reach = 6;
const objects = /^(?:it|them|one|l[oa]s?|[oa]s?)$/;
const handles =
  /^(?:hold|carry|hand-over|throw|put-down|put-in|take-out|drop|catch|receive|kiss|pour|lick|eat|drink|wave|flip|cut|slice)$/;
/** Stays where it is, however small it is drawn. */
const fixed =
  /^(?:door|garden-gate|bridge|stairs|ladder|window|wall|fence|table|desk|counter|bathtub|tap|toilet|shower|fountain|fridge|oven|wave|water-wave|puddle|mud|droplet|cloud.*|sun|moon|snowflake|road|hedge|.*tree|mat|sand-heap|playground-slide|elevator|metro|locomotive|bus|fire|crescent-moon|postbox|bed|couch-and-lamp)$/;
/** Off or with which one eats. */
const utensil =
  /^(?:frying-pan|spoon|fork-and-knife.*|kitchen-knife|spatula|plate|chair|chopsticks|cooking)$/;
/** Verbs of which somebody is never the object. */
const neverOfPeople = /^(?:abrir|contar|llenar|encher|recoger|recolher|fish_out|switch|unwrap)$/;

const mayBe = (deed: string, { picture, kind }: ThingMeant): boolean =>
  deed === 'eat'
    ? kind === 'food' && !utensil.test(picture)
    : !fixed.test(picture) && metresOf(picture) <= carried;
/** Water is poured and drunk. */
const isPoured = (deed: string, picture: string): boolean =>
  picture === 'droplet' && /^(?:pour|drink|throw)$/.test(deed);
const cannotBe = (deed: string, { picture }: ThingMeant): boolean =>
  handles.test(deed) &&
  !isPoured(deed, picture) &&
  (fixed.test(picture) || (deed === 'eat' && utensil.test(picture)));

/** 'Fished them out' is not one child, and nobody is opened or filled. */
function isNobody({ phrase, people, thing, crowd }: MeantPhrase, { verb }: Clause, deed: string): boolean {
  if (thing || crowd || people.length === 0 || people.some(({ kind }) => kind !== 'person')) return false;
  return (
    (phrase.pronoun === 'them' && people.length === 1 && ofThings.has(deed)) || neverOfPeople.test(verb.lemma)
  );
}

/**
 * 'Sat on the edge of the tub and threw it', 'sopló en la cuchara y se la comió': nobody throws a tub or eats a spoon, so
 * the pronoun is the last thing before that can be. It is nothing that is seen where that has no picture.
 */
export function handledPronoun(
  clause: Clause,
  deed: string,
  meant: MeantPhrase,
  world: Pick<World, 'language' | 'clause' | 'told'>,
): MeantPhrase {
  const { phrase, thing } = meant;
  const pronoun = phrase.pronoun ?? '';
  if (phrase.preposition || !objects.test(pronoun)) return meant;
  if (!(thing && cannotBe(deed, thing)) && !isNobody(meant, clause, deed)) return meant;
  const agreement = world.language === 'en' ? undefined : agreementOfPronoun(pronoun);
  const agrees = (each: ToldThing): boolean =>
    agreement ? each.agreement === agreement : pronoun !== 'it' || !each.plural;
  const found = stillThere(world.told).findLast(
    (each) =>
      world.clause - each.clause <= reach &&
      agrees(each) &&
      (each.thing ? mayBe(deed, each.thing) : each.isDirect),
  );
  if (!found) return meant;
  if (!found.thing) return thing ? { phrase, people: [] } : meant;
  const { preposition: _before, count: _several, ...other } = found.thing;
  return { phrase, people: [], thing: other };
}
