import type { Clause } from '../../reading/clause.ts';
import { agreementOfPronoun } from '../../world/people/noun-gender.ts';
import { ofThings } from '../deeds/deed-kinds.ts';
import type { MeantPhrase, ThingMeant } from './phrases-meant.ts';
import type { World } from '../told-world.ts';

/** As many clauses ago it was spoken of. */
const near = 3;

/** Nobody calls two of them 'it'. */
const pairs =
  /^(?:gloves|boxing-glove|socks|rubber-boots|hiking-boot|running-shoe|slippers|ballet-shoes|glasses|sunglasses|goggles|jeans|shorts|pyjamas|ice-skate|roller-skate|skis|flippers|armbands|knee-pads|earrings)$/;
const keeps =
  /^(?:hold|lift|carry|pick|stroke|hug|kiss|weigh|feed|catch|rescue|free|take|show|give|examine|wrap)$/;

/**
 * What 'it' speaks of where the words before say so: the hedgehog that is held in gloves, the train that 'it was'.
 */
export function sameIt(clause: Clause, deed: string, meant: MeantPhrase, world: World): MeantPhrase {
  const { phrase, people, thing } = meant;
  const { lastCreature, lastCreatureAt = -9, before } = world;
  if (world.language !== 'en') return sameClitic(deed, meant, world);
  if (phrase.pronoun !== 'it' || people.length > 0) return meant;
  if (clause.who.includes(phrase)) return meant;
  const by = (found: ThingMeant | undefined): MeantPhrase => {
    if (!found || found.picture === thing?.picture) return meant;
    const { preposition: _before, ...free } = found;
    const { preposition } = phrase;
    return { phrase, people: [], thing: { ...free, ...(preposition ? { preposition } : {}) } };
  };
  if (!phrase.preposition && keeps.test(clause.verb.lemma) && pairs.test(thing?.picture ?? ''))
    return lastCreature?.kind === 'animal' && world.clause - lastCreatureAt <= near
      ? by(lastCreature)
      : meant;
  const isNamed = before?.verb.lemma === 'be' && before.who.some(({ pronoun }) => pronoun === 'it');
  return isNamed
    ? by(world.told.findLast((each) => each.clause === world.clause - 1 && each.isDirect)?.thing)
    : meant;
}

/** 'Deu-a ao avô e ele pô-la na mesa', 'se la dio y él la puso': what was a thing a clause ago is no girl now. */
function sameClitic(deed: string, meant: MeantPhrase, { lastOthers = [] }: World): MeantPhrase {
  const { phrase, people } = meant;
  const agreement = agreementOfPronoun(phrase.pronoun ?? '');
  if (phrase.preposition || !agreement || people.length === 0 || deed === 'eat' || !ofThings.has(deed))
    return meant;
  const before = lastOthers.find(
    (each) =>
      each.thing && !each.phrase.preposition && agreementOfPronoun(each.phrase.pronoun ?? '') === agreement,
  )?.thing;
  return before ? { phrase, people: [], thing: before } : meant;
}
