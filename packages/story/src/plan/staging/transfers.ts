/** Whatever somebody moves from one place to another, while it is on its way. */
import type { NounLanguage } from '@milestoon/things/nouns';
import { transferWords, type TransferWords } from '../../languages/transfers.ts';
import { colorAmong } from '../../meaning/colors.ts';
import { liquidOf } from '../../meaning/substances.ts';
import type { Phrase } from '../../reading/clause.ts';
import type { Act, Seen } from '../plan.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';
import { isVessel, type Route, routeOf } from './route.ts';

interface Moved {
  staged: Staged;
  meant: ClauseMeant;
  words: TransferWords;
  language: NounLanguage;
  lead: Act;
  route: Route | null;
  direct: ThingMeant | undefined;
}

/** What a clause shows of which something is moved, or null where nothing is or the words do not say where. */
export function transferred(staged: Staged, meant: ClauseMeant, world: World): Staged | null {
  const { clause, who, others } = meant;
  const { language } = world;
  const words = transferWords[language];
  if (clause.mode !== 'done') return null;
  if (who.length === 0) return emerging(staged, meant, world, words);
  const [lead] = staged.acts;
  if (!lead || !who.some(({ person }) => person.id === lead.who && person.role)) return null;
  const direct = objectOf(others);
  const moved = { staged, meant, words, language, lead, direct, route: routeOf(meant, language) };
  return freed(moved) ?? poured(moved, world) ?? takenOut(moved, world) ?? putIn(moved) ?? sent(moved);
}

/** What is moved: a thing, or a toy that is treated like somebody. */
function objectOf(others: ClauseMeant['others']): ThingMeant | undefined {
  for (const { phrase, thing, people } of others) {
    if (phrase.preposition) continue;
    const toy = people.find(({ person }) => !person.role && person.picture)?.person;
    const found = thing ?? (toy?.picture ? { picture: toy.picture, kind: 'toy' as const } : undefined);
    if (found) return found;
  }
  return undefined;
}

const free = ({ thing: _thing, color: _color, ...act }: Act): Act => act;

/** 'Threw her shoes out of the window', 'kicked the ball over the fence': it is in the air there. */
function sent({ staged, meant, words, lead, route, direct }: Moved): Staged | null {
  const { lemma } = meant.clause.verb;
  const isKicked = words.kicks.test(lemma);
  if (!route || !direct || !(isKicked || words.throws.test(lemma))) return null;
  if (direct.picture === route.picture || lead.to || /^(?:pour|drop)$/.test(lead.action)) return null;
  const { picture, color, size } = direct;
  const action = isKicked ? 'kick' : lead.action === 'hit' ? 'hit' : 'throw';
  return {
    ...staged,
    acts: [{ ...free(lead), action, ...held(direct) }, ...staged.acts.slice(1)],
    seen: [
      ...without(staged.seen, [picture, route.picture]),
      standing(route),
      {
        picture,
        how: 'flying',
        of: lead.who,
        at: { picture: route.picture, side: route.side },
        ...(color ? { color } : {}),
        ...(size ? { size } : {}),
        ...(direct.count ? { count: direct.count } : {}),
      },
    ],
  };
}

/** It is still what the deed is done with: whoever draws it sees that it has left the hands. */
const held = ({ picture, color }: ThingMeant): Pick<Act, 'thing' | 'color'> => ({
  thing: picture,
  ...(color ? { color } : {}),
});
const without = (seen: readonly Seen[], pictures: readonly string[]): Seen[] =>
  seen.filter(({ picture, how }) => !pictures.includes(picture) || how === 'bubble');
const standing = ({ side: _side, ...route }: Route): Seen => ({ ...route, how: 'ground' });

/** 'Let the bird out of the cage': out it comes, and whoever opened it stands by. */
function freed({ staged, meant, words, lead, route }: Moved): Staged | null {
  if (!route || route.side !== 'out' || !words.frees.test(meant.clause.verb.lemma)) return null;
  const animal = meant.others
    .flatMap(({ people }) => people)
    .find(({ kind, person }) => kind === 'animal' && person.role);
  if (!animal) return null;
  const { id, role } = animal.person;
  const { side: _side, ...landmark } = route;
  return {
    ...staged,
    acts: [
      { ...free(lead), action: 'look' },
      { who: id, action: role === 'bird' ? 'fly' : 'jump', emotion: 'happy' },
      ...staged.acts.slice(1).filter(({ who }) => who !== id),
    ],
    seen: [...without(staged.seen, [route.picture]), { ...landmark, how: 'passed', way: 'out', of: id }],
  };
}

const liquidIn = ({ head, of }: Phrase): string | undefined =>
  liquidOf(head) ?? liquidOf(of?.split(' ')[0] ?? '');

/** 'Tipped the water out of her boot', 'echó la leche por el suelo': it runs out of what is in the hand. */
/** Where there is water anyway. */
const wet = /^(?:pool|beach|lake|boat|aquarium)$/;

function poured({ staged, meant, words, lead, route, direct }: Moved, world: World): Staged | null {
  const { clause } = meant;
  if (!words.pours.test(clause.verb.lemma)) return null;
  const what = clause.things.find(({ preposition, pronoun }) => !preposition && !pronoun);
  const liquid = what && liquidIn(what);
  if (route?.side === 'out' && what && !/^(?:window|door)$/.test(route.picture)) {
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
  const isOnGround = clause.things.some(
    ({ preposition, head }) =>
      /^(?:on|onto|over|across|in|by|to|through)$/.test(preposition ?? '') &&
      words.grounds.test(head.toLowerCase()),
  );
  if (!liquid || !what || !isOnGround || !direct || wet.test(world.place?.set ?? '')) return null;
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

/** What was opened, tipped or looked into just before. */
function vesselBefore({ meant, language }: World): Pick<ThingMeant, 'picture' | 'color'> | undefined {
  const route = meant && routeOf(meant, language);
  if (route?.side === 'out') return route;
  return meant?.others
    .map(({ thing }) => thing)
    .findLast((thing) => thing !== undefined && isVessel(thing.picture));
}

/** English 'out' behind the last word of the clause. */
const isOut = ({ span, verb, things }: ClauseMeant['clause'], { people }: World): boolean =>
  verb.particle === 'out' ||
  /^\s*out\b(?!\s+of)/i.test(
    people.options.text.slice(Math.max(verb.span[1], things.at(-1)?.span[1] ?? 0), span[1] + 8),
  );

/** 'Opened the cupboard and took three umbrellas out': half of them is still in it. */
function takenOut({ staged, meant, words, lead, route, direct }: Moved, world: World): Staged | null {
  if (!words.takes.test(meant.clause.verb.lemma) || !direct || direct.kind === 'animal' || lead.to)
    return null;
  const before = isOut(meant.clause, world) && !route ? vesselBefore(world) : undefined;
  const from =
    route?.side === 'out'
      ? route
      : before && { ...standing({ picture: before.picture, side: 'out' }), side: 'out' as const };
  if (!from || from.picture === direct.picture || /^(?:window|door)$/.test(from.picture)) return null;
  const { picture, color, size, count = 1 } = direct;
  const told = { ...(color ? { color } : {}), ...(size ? { size } : {}) };
  return {
    ...staged,
    acts: [
      { ...free(lead), action: 'take-out', thing: picture, ...(color ? { color } : {}) },
      ...staged.acts.slice(1),
    ],
    seen: [
      ...without(staged.seen, [picture, from.picture]),
      { picture: from.picture, how: 'beside', of: lead.who, ...(from.color ? { color: from.color } : {}) },
      ...(count > 1
        ? [
            {
              picture,
              how: 'ground',
              ...told,
              count: count - 1,
              at: { picture: from.picture, side: 'in' },
            } satisfies Seen,
          ]
        : []),
    ],
  };
}

/** 'Hid the batteries in the flowerpot', 'echó la carta al buzón': it is half in, and the hands are at it. */
const mail = /^(?:envelope|package|page|memo|.*card|wrapped-gift)$/;
function putIn(moved: Moved): Staged | null {
  const { staged, meant, words, lead, route, direct } = moved;
  const { lemma } = meant.clause.verb;
  if (!direct) return null;
  const isPosted = !route && words.posts.test(lemma) && mail.test(direct.picture);
  if (isPosted) return putIn({ ...moved, route: { picture: 'postbox', side: 'in' } });
  if (route?.side !== 'in' || !(words.puts.test(lemma) || words.posts.test(lemma))) return null;
  // What is loose is poured, and what is dropped falls: nobody lays it there.
  if (/^(?:pour|drop)$/.test(lead.action)) return null;
  if (direct.picture === route.picture || direct.likeness) return null;
  if (lead.to && !words.posts.test(lemma)) return null;
  const { picture, color, size, count } = direct;
  return {
    ...staged,
    acts: [
      { ...free(lead), action: 'put-down', ...held(direct) },
      ...staged.acts.slice(1).map((act) => (act.thing === picture ? free(act) : act)),
    ],
    seen: [
      ...without(staged.seen, [picture, route.picture]),
      standing(route),
      {
        picture,
        how: 'ground',
        at: { picture: route.picture, side: 'in' },
        ...(color ? { color } : {}),
        ...(size ? { size } : {}),
        ...(count ? { count } : {}),
      },
    ],
  };
}

/** 'Tipped out the bucket and a crab fell out': whatever comes out falls from what is in the hand. */
function emerging(staged: Staged, meant: ClauseMeant, world: World, words: TransferWords): Staged | null {
  const { clause, subjects } = meant;
  const before = world.meant;
  const holder = before?.who[0];
  const vessel = vesselBefore(world);
  const [what] = subjects;
  if (!before || !holder?.person.role || !vessel || !what || what.picture === vessel.picture) return null;
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
