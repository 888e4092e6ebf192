import type { Clause } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import { relationOf } from '../../world/people/relation-words.ts';
import { drives } from '../deeds/played-with.ts';
import type { ThingMeant } from './phrases-meant.ts';

const vehicle =
  /^(?:automobile|sport-utility-vehicle|racing-car|taxi|bus|minibus|trolleybus|delivery-truck|articulated-lorry|fire-engine|police-car|ambulance|tractor|train|locomotive|rocket|small-airplane|airplane|helicopter|sailboat|motor-boat|speedboat|canoe|ship|building-construction|excavator|dump-truck|bin-lorry|cement-mixer|pickup-truck)$/;
const inHands =
  /^(?:hand-over|receive|hold|carry|throw|drop|reach|put-in|take-out|play-with|hug|kiss|refuse)$/;
/** Lost, mended, broken, hidden and quarrelled over by a child: its own, where it is said whose it is. */
const toOwn =
  /^(?:search|shout|hit|build|hide|cry|wipe|pull|push|dig|tug|put-in|put-down|hurt|look|play-with|break|reach|hold|refuse)$/;
const whose = /^(?:his|her|their|my|our|mi|mis|su|sus|seus?|suas?|meus?|minhas?|tus?)$/;
const dele = /^(?:dele|dela|deles|delas)$/;
const movesIt = /^(?:push|pull|roll|fly|crash|slide|empurrar|puxar|rolar|voar|empujar|tirar|rodar|volar)$/;

const mends = /^(?:fix|mend|repair|break|tape|glue|crash|line|wind)$/;
/** 'Drove the tractor with her uncle', 'steered the boat', 'drove the go-kart': such a one is sat in. */
const isDrivenFor = (named: Clause['things']): boolean =>
  named.some(
    ({ head, preposition }) =>
      (preposition === 'with' && relationOf(head.toLowerCase()) !== undefined) ||
      (!preposition &&
        /^(?:kart|go-kart|gokart|dodgem|bumper-car|boat|canoe|ship)$/.test(head.toLowerCase())),
  );

const isChild = ({ person }: Somebody): boolean =>
  /^(?:hero|baby|sister|brother|friend|cousin)$/.test(person.role ?? '');

/** Nobody is handed a lorry, and no child drives one: a vehicle in the hands of a family is a toy, then and later. */
export function asToys(
  things: readonly ThingMeant[],
  { verb, things: named }: Pick<Clause, 'verb' | 'things'>,
  { deed, who, toys }: { deed: string | null; who: readonly Somebody[]; toys: Set<string> },
): ThingMeant[] {
  const byChild = who.length > 0 && who.every(isChild);
  const isOwn =
    byChild &&
    (toOwn.test(deed ?? '') || deed === null) &&
    named.some(
      ({ owner, of, preposition }) =>
        (!preposition || preposition === 'over' || preposition === 'with') &&
        (whose.test(owner?.toLowerCase() ?? '') || dele.test(of ?? '')),
    );
  return things.map((thing) => {
    if (!vehicle.test(thing.picture)) return thing;
    const isToy =
      toys.has(thing.picture) ||
      // 'Fought over the digger'.
      (byChild && deed === 'shout' && thing.preposition === 'over') ||
      (isOwn && (!thing.preposition || /^(?:over|with)$/.test(thing.preposition))) ||
      (!thing.preposition &&
        (inHands.test(deed ?? '') ||
          (byChild &&
            !isDrivenFor(named) &&
            (drives.test(verb.lemma) || movesIt.test(verb.lemma) || mends.test(verb.lemma)))));
    if (!isToy) return thing;
    toys.add(thing.picture);
    return { ...thing, kind: 'toy' as const, size: thing.size ?? ('tiny' as const) };
  });
}
