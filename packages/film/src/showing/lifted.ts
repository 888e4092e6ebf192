/** Whoever is on or in something stands or sits so much higher. Stage pixels. */
import { type Character, isAnimal } from '@milestoon/cast';
import type { Seen } from '@milestoon/story/screenplay';
import { hasDoor, type Picture } from '@milestoon/things';
import type { Actor } from '../film.ts';
import { pictureIn } from '../picture-in.ts';
import { type Borne, bearing, type Company, vessels } from './bearing.ts';
import { boardOf, intoTheWaves, standingOn } from './boards.ts';
import { isMade } from './made-beds.ts';
import { closeTogether } from './on-the-same-bed.ts';
import { sharersOf } from './sharing.ts';
import { isSpread, sitting } from './sitting.ts';
import { underRoofs } from './under-roofs.ts';

/** Whoever is on one of these sits on it. */
const seats =
  /^(?:bench|chair|armchair|stool|seat|couch-and-lamp|toilet|potty|rocking-chair|deckchair|barber-chair|high-chair|pushchair|stairs|road|fallen-tree|cabin-seats|child-seat)$/;

const downIn = new Set<string>([
  'hide',
  'sit',
  'stand',
  'talk',
  'cry',
  'look',
  'laugh',
  'wait',
  'eat',
  'read',
  'watch',
]);

/** Those whom something of a moment bears stand higher. */
export function lifted(
  actors: readonly Actor[],
  seen: readonly Seen[],
  pictures: Readonly<Record<string, Picture>>,
  company: Omit<Company, 'actors'>,
): readonly Actor[] {
  const there = { ...company, actors };
  const things = seen.filter(
    (thing) => (thing.how === 'support' && !isMade(thing, thing.of, there)) || thing.how === 'inside',
  );
  return things.reduce(
    (those, thing) => {
      const picture = pictureIn(pictures, thing.picture);
      const there = closeTogether(thing, intoTheWaves(thing, those, company.set), company);
      const borne =
        picture && bearing(thing, picture, { ...company, actors: there, sharing: sharersOf(thing, things) });
      return borne ? upon(borne, thing, there, company.characters) : there;
    },
    underRoofs(actors, seen, pictures, company),
  );
}

/** Who is fastened in takes nothing standing. */
const strappedIn = (actor: Actor, strapped: boolean): Actor => ({
  ...actor,
  seated: true,
  ...(strapped
    ? {
        acting: actor.acting.map((act) =>
          act.action === 'receive' ? { ...act, action: 'sit' as const } : act,
        ),
      }
    : {}),
});

/** An animal that is in something does not go for a walk meanwhile. */
const staysIn = (act: Actor['acting'][number]): Actor['acting'][number] => ({
  ...act,
  speed: 0,
  action: /^(?:sleep|lie-down|eat|drink|look|sit)$/.test(act.action) ? act.action : 'stand',
});

function upon(
  borne: Borne,
  thing: Seen,
  actors: readonly Actor[],
  roles: Readonly<Record<string, Character>>,
): Actor[] {
  const strapped = /^(?:child-seat|high-chair)$/.test(thing.picture);
  const isIn = thing.how === 'inside' && (vessels.test(thing.picture) || hasDoor(thing.picture));
  const isSeat =
    thing.how === 'support' && (thing.seated === true || seats.test(thing.picture) || isSpread(thing));
  return actors.map((actor) => {
    if (thing.how === 'inside' && thing.of === actor.member && isAnimal(roles[actor.member]?.role ?? 'hero'))
      return { ...actor, lift: borne.lifts.get(actor.member) ?? 0, acting: actor.acting.map(staysIn) };
    const lift = borne.lifts.get(actor.member);
    const sits =
      isSeat &&
      lift !== undefined &&
      actor.acting.every(
        ({ action, partner, speed }) =>
          // Whoever is fastened in stays sitting.
          (sitting.has(action) || (strapped && /^(?:sit|stand|watch|receive)$/.test(action))) &&
          (strapped || !partner) &&
          speed === 0,
      );
    const onBoard = thing.how === 'support' && boardOf(thing.picture) !== undefined && lift !== undefined;
    // Whoever hides in a box does not stand in it.
    const isDownIn =
      isIn &&
      lift !== undefined &&
      actor.acting.every(({ action, speed }) => speed === 0 && downIn.has(action));
    const seated = sits || isDownIn ? strappedIn(actor, strapped) : onBoard ? standingOn(actor) : actor;
    return lift && !actor.lift ? { ...seated, lift } : seated;
  });
}
