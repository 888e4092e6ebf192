import type { Clause, Phrase } from '../../reading/clause.ts';
import { metresOf } from '@milestoon/things/nouns';
import { relationOf } from '../../world/people/relation-words.ts';
import { pushed } from '../things/held-thing.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';

const vessels =
  /^(?:cup|bowl|glass|jug|jar|bucket|bathtub|water-bottle|teacup|paddling-pool|watering-can|baby-bottle|hot-beverage|pot-of-food|lotion-bottle|shallow-pan|kettle)/;
const drinks = /beverage|milk|cup-with-straw|teacup|glass|bottle|juice|coffee/;
const liquids = /^(?:water|tea|milk|juice|soup|bath|tub|kettle)$/;
const isSomebody = ({ name, pronoun, head }: Phrase): boolean =>
  name || /^(?:me|him|her|us|you|them)$/.test(pronoun ?? '') || relationOf(head) !== undefined;
const squeezes = /^(?:get|squeeze|wriggle|creep|snuggle|huddle|burrow|squash|cram|shuffle)$/;
const reflexive = /sel(?:f|ves)$/;

/** What English verbs of moving, pouring and passing do by what they move; undefined where they are as by themselves. */
export function movedDeed(
  { verb, who, things: named, manner }: Clause,
  things: readonly ThingMeant[],
): string | undefined {
  const { lemma, particle } = verb;
  const directs = named.filter(({ preposition }) => !preposition);
  const direct = things.filter(({ preposition, likeness }) => !preposition && !likeness);
  const isFood = direct.some(({ kind }) => kind === 'food');
  const eaten = direct.some(({ picture }) => drinks.test(picture)) ? 'drink' : 'eat';
  const isMoved = (): boolean =>
    directs.some(({ head }) => head !== 'time') &&
    !directs.some(({ pronoun, name }) => name || reflexive.test(pronoun ?? ''));
  // 'Passed me the pegs'.
  if (/^pass$/.test(lemma) && directs.length > 1 && directs.some(isSomebody)) return 'hand-over';
  // 'Slid the form across the desk', 'rolled the spare over', 'moved his chair'.
  if (
    /^(?:slide|roll|move|shift|nudge|budge|scoot)$/.test(lemma) &&
    isMoved() &&
    !isFood &&
    direct.every(({ picture }) => metresOf(picture) <= pushed) &&
    !directs.some(({ head }) => /^(?:eye|house|ladoo|dough|sleeve|dice|die)s?$/.test(head))
  )
    return 'push';
  // 'Rang his mum': the bell rings otherwise.
  if (/^(?:ring|ring_up)$/.test(lemma) && directs.some(isSomebody)) return 'phone';
  // 'Lay on the sofa with a cloth on her forehead': what stands behind where somebody lies is not laid there.
  if (/^(?:lie|lay)$/.test(lemma) && !particle && liesWhere(named[0])) return 'lie-down';
  // 'Lay two boards under the wheels': nobody lies.
  if (lemma === 'lie' && directs.some(({ pronoun }) => !pronoun) && particle !== 'down')
    return direct.length > 0 ? 'put-down' : undefined;
  if (lemma === 'lie' && named.some(({ preposition }) => /^(?:on|in|under|beside)$/.test(preposition ?? '')))
    return 'lie-down';
  // 'Got under the table', 'squeezed behind the sofa'.
  if (squeezes.test(lemma) && !particle && directs.length === 0) {
    const into = things.find(({ preposition }) =>
      /^(?:under|underneath|beneath|behind)$/.test(preposition ?? ''),
    );
    if (into && metresOf(into.picture) >= 0.4) return into.preposition === 'behind' ? 'hide' : 'crawl';
  }
  // 'Emptied the basket', 'filled the jug', 'ran her bath'.
  if (
    /^(?:empty|tip_out)$/.test(lemma) &&
    (direct.some(({ picture }) => vessels.test(picture)) ||
      named.some(({ preposition }) => /^(?:on|onto|over|into|in)$/.test(preposition ?? '')))
  )
    return 'pour';
  if (
    /^(?:fill|refill|top)$/.test(lemma) &&
    (direct.some(({ picture }) => vessels.test(picture)) ||
      directs.some(({ of }) => liquids.test(of ?? ''))) &&
    !named.some(({ preposition, head }) => preposition === 'with' && !liquids.test(head))
  )
    return 'pour';
  if (lemma === 'run' && directs.some(({ head }) => /^(?:bath|tap|water)$/.test(head))) return 'pour';
  // 'Shared it', of what one eats together; 'finished my coffee'.
  if (
    lemma === 'share' &&
    isFood &&
    !named.some((each) => each.preposition && isSomebody(each)) &&
    (who.length > 1 || who.some(({ plural, pronoun }) => plural || /^(?:we|they)$/.test(pronoun ?? '')))
  )
    return eaten;
  if (/^(?:finish|polish_off)$/.test(lemma) && isFood) return eaten;
  // 'Spread a newspaper': only food is spread with a knife.
  if (
    lemma === 'spread' &&
    direct.some(({ picture }) => /newspaper|blanket|towel|mat|sheet|map/.test(picture))
  )
    return 'put-down';
  // 'Fished the ball out of the net'.
  if (
    lemma === 'fish' &&
    direct.length > 0 &&
    !direct.some(({ picture }) => /fish|pole|shark|crab|net/.test(picture))
  )
    return 'take-out';
  // 'Returned it to the man'.
  if (
    lemma === 'return' &&
    directs.length > 0 &&
    named.some((each) => each.preposition === 'to' && isSomebody(each))
  )
    return 'hand-over';
  // 'Hauled herself up'.
  if (
    /^(?:haul|pull|drag|heave|push)$/.test(lemma) &&
    directs.some(({ pronoun }) => reflexive.test(pronoun ?? '')) &&
    (particle === 'up' || manner.includes('up'))
  )
    return 'get-up';
  // 'Stopped at the gate': whoever does stands there.
  if (
    lemma === 'stop' &&
    !particle &&
    directs.length === 0 &&
    named.every(({ preposition }) =>
      /^(?:at|by|in|on|beside|near|behind|outside)?$/.test(preposition ?? ''),
    ) &&
    !things.some(({ preposition, kind }) => preposition === 'for' || kind === 'food')
  )
    return 'stand';
  // 'Blew the whistle'.
  if (/^(?:blow|sound|toot)$/.test(lemma) && direct.some(({ picture }) => picture === 'whistle'))
    return 'blow';
  return undefined;
}
const restsOn =
  /^(?:sofa|couch|settee|bed|bunk|floor|rug|carpet|grass|ground|sand|mat|mattress|hammock|sunbed|lap|bench|beach|lawn|blanket)$/;
const liesWhere = (first: Phrase | undefined): boolean =>
  first !== undefined &&
  /^(?:on|in)$/.test(first.preposition ?? '') &&
  restsOn.test(first.head.toLowerCase());
