import type { Clause } from '../reading/clause.ts';
import type { Somebody } from '../world/somebody.ts';
import { drives } from './played-with.ts';
import type { ThingMeant } from './phrases-meant.ts';

const vehicle =
  /^(?:automobile|sport-utility-vehicle|racing-car|taxi|bus|minibus|trolleybus|delivery-truck|articulated-lorry|fire-engine|police-car|ambulance|tractor|train|locomotive|rocket|small-airplane|airplane|helicopter|sailboat|motor-boat|speedboat|canoe|ship|building-construction)$/;
const inHands =
  /^(?:hand-over|receive|hold|carry|throw|drop|reach|put-in|take-out|play-with|hug|kiss|refuse)$/;
const movesIt = /^(?:push|pull|roll|fly|crash|slide|empurrar|puxar|rolar|voar|empujar|tirar|rodar|volar)$/;

const isChild = ({ person }: Somebody): boolean =>
  /^(?:hero|baby|sister|brother|friend|cousin)$/.test(person.role ?? '');

/** Nobody is handed a lorry, and no child drives one: a vehicle in the hands of a family is a toy, then and later. */
export function asToys(
  things: readonly ThingMeant[],
  { verb }: Pick<Clause, 'verb'>,
  { deed, who, toys }: { deed: string | null; who: readonly Somebody[]; toys: Set<string> },
): ThingMeant[] {
  const byChild = who.length > 0 && who.every(isChild);
  return things.map((thing) => {
    if (!vehicle.test(thing.picture)) return thing;
    const isToy =
      toys.has(thing.picture) ||
      (!thing.preposition &&
        (inHands.test(deed ?? '') || (byChild && (drives.test(verb.lemma) || movesIt.test(verb.lemma)))));
    if (!isToy) return thing;
    toys.add(thing.picture);
    return { ...thing, kind: 'toy' as const };
  });
}
