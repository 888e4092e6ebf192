/** Whatever somebody moves from one place to another, while it is on its way. */
import { isVehicle } from '@milestoon/things';
import { metresOf } from '@milestoon/things/nouns';
import { transferWords, type TransferWords } from '../../languages/transfers.ts';
import type { Seen } from '../plan.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';
import { free, held, isOut, type Moved, objectOf, standing, type Vessel, without } from './moved.ts';
import { emerging, poured } from './poured.ts';
import { isVessel, routeOf } from './route.ts';

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
  return freed(moved) ?? poured(moved, world) ?? takenOut(moved, world) ?? putIn(moved) ?? sent(moved, world);
}

/** What is thrown over something stays on it. */
const cloth = /blanket|towel|sheet|coat|jacket|quilt|cloth(?!es)|scarf|rug|carpet/;
/** People are in these too: 'kicked the ball in the sandpit'. */
const roomy = /^(?:bathtub|sandpit|shopping-cart|sink|hole)$/;
/** 'In the bath' is where it happens, 'tossed the salad in the bowl' stirs it. */
const isWhereItHappens = ({ route, meant, direct }: Moved): boolean =>
  route?.side === 'in' &&
  !route.into &&
  (roomy.test(route.picture) || (meant.clause.verb.lemma === 'toss' && direct?.kind === 'food'));
/** 'Jogou o jogo da memória na banheira' is Brazilian for both. */
const isPlayed = ({ meant }: Moved): boolean =>
  meant.clause.verb.lemma === 'jogar' &&
  meant.clause.things.some(
    ({ preposition, head }) =>
      !preposition && /^(?:jogo|videogame|carta|bola|baralho|xadrez|dama)/.test(head),
  );

/** 'Threw her shoes out of the window', 'kicked the ball over the fence': it is in the air there. */
function sent(moved: Moved, { place }: World): Staged | null {
  const { staged, meant, words, lead, direct } = moved;
  const { lemma } = meant.clause.verb;
  const isKicked = words.kicks.test(lemma);
  const out = moved.route;
  // What is thrown out of a car goes by its window, which is that of the picture where that is inside.
  if (out?.side === 'out' && out.picture === 'window' && place?.set === 'car') return null;
  const route = out?.side === 'out' && isVehicle(out.picture) ? { ...out, picture: 'window' } : out;
  if (!route || isWhereItHappens(moved) || isPlayed(moved)) return null;
  if (route.side === 'over' && direct && cloth.test(direct.picture)) return null;
  if (!direct || !(isKicked || words.throws.test(lemma))) return null;
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

/** 'Let the bird out of the cage': out it comes, and whoever opened it stands by. */
function freed({ staged, meant, words, lead, route }: Moved): Staged | null {
  if (!route || route.side !== 'out' || !words.frees.test(meant.clause.verb.lemma)) return null;
  const animal = meant.others
    .flatMap(({ people }) => people)
    .find(({ kind, person }) => kind === 'animal' && person.role);
  if (!animal) return null;
  const { id, role } = animal.person;
  const { side: _side, into: _into, ...landmark } = route;
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

/** What was opened or looked into just before: what is in it is smaller than it. */
function openedBefore({ meant }: World, words: TransferWords, direct: ThingMeant): Vessel | undefined {
  if (!meant || !words.opens.test(meant.clause.verb.lemma) || broughtOut.test(direct.picture))
    return undefined;
  return meant.others
    .map(({ thing }) => thing)
    .findLast(
      (thing) => thing && isVessel(thing.picture) && metresOf(direct.picture) < 0.7 * metresOf(thing.picture),
    );
}
/** Out of a pocket or the house, whatever was opened before. */
const broughtOut = /phone|waste|bin$|trash|garbage|bicycle|scooter/;

/** 'Opened the cupboard and took three umbrellas out': half of them is still in it. */
function takenOut({ staged, meant, words, lead, route, direct }: Moved, world: World): Staged | null {
  if (!words.takes.test(meant.clause.verb.lemma) || !direct || direct.kind === 'animal' || lead.to)
    return null;
  const before = isOut(meant.clause, world) && !route ? openedBefore(world, words, direct) : undefined;
  const from =
    route?.side === 'out'
      ? route
      : before && { ...standing({ picture: before.picture, side: 'out' }), side: 'out' as const };
  if (!from || from.picture === direct.picture) return null;
  if (/^(?:window|door|garden-gate)$/.test(from.picture) || isVehicle(from.picture)) return null;
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
const mail = /^(?:envelope|package|page|.*card|wrapped-gift)$/;
function putIn(moved: Moved): Staged | null {
  const { staged, meant, words, lead, route, direct } = moved;
  const { lemma } = meant.clause.verb;
  // 'Put her hat on in the bath', 'put out the candle', 'put up the lamp': nothing goes in.
  if (!direct || /^(?:on|up|out)$/.test(meant.clause.verb.particle ?? '')) return null;
  if (/^(?:put-on|dress)/.test(lead.action) || isPlayed(moved)) return null;
  // 'Posted a card on her blog' is no letter.
  const isShown = meant.clause.things.some(({ preposition }) => /^(?:on|onto|in)$/.test(preposition ?? ''));
  const isPosted = !route && !isShown && words.posts.test(lemma) && mail.test(direct.picture);
  if (isPosted) return putIn({ ...moved, route: { picture: 'postbox', side: 'in', into: true } });
  // 'Popped the balloons in the box', 'squeezed the sponge in the sink': plain 'in' is where.
  if (!route?.into && /^(?:pop|squeeze)$/.test(lemma)) return null;
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
