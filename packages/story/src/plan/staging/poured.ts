/** What is poured, and what comes out of what is tipped. */
import { isVehicle } from '@milestoon/things';
import { metresOf } from '@milestoon/things/nouns';
import type { TransferWords } from '../../languages/transfers.ts';
import { colorAmong } from '../../meaning/colors.ts';
import { liquidOf } from '../../meaning/substances.ts';
import type { Phrase } from '../../reading/clause.ts';
import type { Seen } from '../plan.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';
import { free, isOut, type Moved, objectOf, type Vessel, without } from './moved.ts';
import { isVessel, routeOf } from './route.ts';

const liquidIn = ({ head, of }: Phrase): string | undefined =>
  liquidOf(head) ?? liquidOf(of?.split(' ')[0] ?? '');

/** Where there is water anyway. */
const wet = /^(?:pool|beach|lake|boat|aquarium)$/;

/** Nobody lifts these, so that they are not poured out of. */
const fixed =
  /^(?:bathtub|sink|toilet|aquarium|fridge|oven|microwave|washing-machine|dishwasher|wardrobe|chest-of-drawers|sandpit|window|door|postbox|goal-net)$/;
/** What is poured into is no ground. */
const drunkFrom = /cup|thermos|glass|mug|bottle|teapot|jug/;

/** 'Por el suelo', 'no chão', 'all over the table'; 'on the table' is also where somebody pours with care. */
function isOnGround({ meant, words, language }: Moved): boolean {
  const { clause, others } = meant;
  const isFor = clause.things.some(
    ({ preposition, pronoun }) => preposition === 'for' || /self$|selves$/.test(pronoun ?? ''),
  );
  const isIntoVessel = others.some(
    ({ phrase, thing }) =>
      phrase.preposition && thing && (isVessel(thing.picture) || drunkFrom.test(thing.picture)),
  );
  if (isFor || isIntoVessel) return false;
  const everywhere = language === 'en' ? /^(?:over|across)$/ : /^(?:over|across|by|through)$/;
  const there = /^(?:on|onto|in|to|over|across)$/;
  return clause.things.some(({ preposition = '', head }) => {
    const noun = head.toLowerCase();
    if (!words.grounds.test(noun)) return false;
    const isSpilt = words.spills.test(clause.verb.lemma) || words.floors.test(noun);
    return everywhere.test(preposition) || (isSpilt && there.test(preposition));
  });
}

/** 'Tipped the water out of her boot', 'echó la leche por el suelo': it runs out of what is in the hand. */
export function poured(moved: Moved, world: World): Staged | null {
  const { staged, meant, words, lead, route, direct } = moved;
  const { clause } = meant;
  if (!words.pours.test(clause.verb.lemma)) return null;
  const what = clause.things.find(({ preposition, pronoun }) => !preposition && !pronoun);
  const liquid = what && liquidIn(what);
  const isLoose =
    !!what && (!words.shakes.test(clause.verb.lemma) || words.loose.test(what.head.toLowerCase()));
  if (!isLoose) return null;
  if (route?.side === 'out') {
    if (fixed.test(route.picture) || isVehicle(route.picture)) return null;
    const color = liquid && (colorAmong(what.qualities) ?? liquid);
    const content: Seen | undefined =
      liquid && !wet.test(world.place?.set ?? '')
        ? { picture: 'puddle', how: 'beside', of: lead.who, ...(color ? { color } : {}) }
        : !liquid && direct && direct.picture !== route.picture
          ? {
              picture: direct.picture,
              how: 'flying',
              of: lead.who,
              move: 'fall',
              ...(direct.count ? { count: direct.count } : {}),
            }
          : undefined;
    return {
      ...staged,
      acts: [
        {
          ...free(lead),
          action: 'pour',
          thing: route.picture,
          ...(route.color ? { color: route.color } : {}),
        },
        ...staged.acts.slice(1),
      ],
      seen: [
        ...without(staged.seen, [route.picture, direct?.picture ?? '', 'puddle', 'droplet']),
        ...(content ? [content] : []),
      ],
    };
  }
  if (!liquid || !isOnGround(moved) || !direct || wet.test(world.place?.set ?? '')) return null;
  const color = colorAmong(what.qualities) ?? liquid;
  return {
    ...staged,
    acts: [{ ...free(lead), action: 'pour', thing: direct.picture }, ...staged.acts.slice(1)],
    seen: [
      ...without(staged.seen, [direct.picture, 'puddle', 'droplet']),
      { picture: 'puddle', how: 'beside', of: lead.who, ...(color ? { color } : {}) },
    ],
  };
}

/** What was tipped just before, never what something was poured into. */
function tippedBefore({ meant, language }: World): Vessel | undefined {
  const route = meant && routeOf(meant, language);
  const vessel = route?.side === 'out' ? route : route ? undefined : meant && objectOf(meant.others);
  const isInto = meant?.clause.things.some(({ preposition }) =>
    /^(?:in|into|inside|to)$/.test(preposition ?? ''),
  );
  return vessel && isVessel(vessel.picture) && !fixed.test(vessel.picture) && !isInto ? vessel : undefined;
}

/** Comes out of no vessel. */
const sky =
  /^(?:.*sun|sun.*|.*moon.*|.*stars?|rainbow|.*cloud.*|.*tears?|droplet|.*snow.*|lightning|fire.*)$/;

/** 'Tipped out the bucket and a crab fell out': whatever comes out falls from what is in the hand. */
export function emerging(
  staged: Staged,
  meant: ClauseMeant,
  world: World,
  words: TransferWords,
): Staged | null {
  const { clause, subjects } = meant;
  const before = world.meant;
  const holder = before?.who[0];
  const vessel = tippedBefore(world);
  const [what] = subjects;
  if (!before || !holder?.person.role || !vessel || !what || what.picture === vessel.picture) return null;
  // 'Emptied the bucket and the stars came out'; what is larger was never in it.
  if (sky.test(what.picture) || metresOf(what.picture) >= 1.5 * metresOf(vessel.picture)) return null;
  if (clause.things.length > 0 || before.clause.mode !== 'done') return null;
  if (!words.emerges.test(clause.verb.lemma) || (world.language === 'en' && !isOut(clause, world)))
    return null;
  if (!words.pours.test(before.clause.verb.lemma)) return null;
  return {
    ...staged,
    acts: [
      {
        who: holder.person.id,
        action: 'pour',
        emotion: 'surprised',
        thing: vessel.picture,
        ...(vessel.color ? { color: vessel.color } : {}),
      },
    ],
    seen: [
      ...without(staged.seen, [what.picture, vessel.picture]),
      {
        picture: what.picture,
        how: 'flying',
        of: holder.person.id,
        move: 'fall',
        ...(what.count ? { count: what.count } : {}),
      },
    ],
  };
}
