import { isAnimal } from '@milestoon/cast';
import { pictureOf } from '@milestoon/things/pictures';
import { toldOfHeld } from '@milestoon/things/told';
import type { Moment, Seen } from '../plan/plan.ts';
import type { Staging } from '../screenplay.ts';
import type { Wording } from './own-actions.ts';

/** Metres: what is longer stands where it is, and is pointed at. */
const mostInHands = 1;
const isSmall = (picture: string): boolean => (pictureOf(picture)?.metres ?? mostInHands + 1) <= mostInHands;
const looks = /^(?:look|watch|point|admire|search)$/;

interface InSight {
  staging: readonly Staging[];
  seen: readonly Seen[];
}

/** Nobody holds up nothing: what is beside them is in their hands, what is too large is pointed at. What is looked at is there. */
export function withHandsFull(
  { staging, seen }: InSight,
  { mode, acts }: Pick<Moment, 'mode' | 'acts'>,
  { people }: Pick<Wording, 'people'>,
): { staging: Staging[]; seen: Seen[] } {
  const isPerson = (id: string): boolean => {
    const person = people.find((each) => each.id === id);
    return person !== undefined && !isAnimal(person.role);
  };
  /** What is found under something is in the hand that has been there. */
  const isDrawnOut = ({ member, action, thing }: Pick<Staging, 'member' | 'action' | 'thing'>): boolean =>
    action === 'search' &&
    seen.some(({ how, of, picture }) => how === 'beside' && of === member && picture !== thing?.picture);
  /** Whoever looks at a thing has it before them and in no hand. */
  const isSight = ({ member, action, thing }: Staging): boolean =>
    mode === 'done' &&
    thing !== undefined &&
    looks.test(action) &&
    !isDrawnOut({ member, action, thing }) &&
    isPerson(member) &&
    !people.some(({ id }) => id === thing.picture);
  const saidByFamily = new Set(acts.flatMap(({ who, exact }) => (exact ? [who] : [])));
  const taken = new Set<Seen>();
  const held = staging.map((each): Staging => {
    if (isSight(each)) {
      const { thing: _sight, ...free } = each;
      return free;
    }
    if (each.action !== 'hold' || each.thing || !isPerson(each.member)) return each;
    if (saidByFamily.has(each.member)) return each;
    const near = seen.filter(
      ({ how, of = 'hero', picture, count = 1 }) =>
        how === 'beside' && of === each.member && count === 1 && pictureOf(picture),
    );
    const small = near.find(({ picture }) => isSmall(picture));
    if (small) {
      taken.add(small);
      return { ...each, thing: { picture: small.picture, ...toldOfHeld(small) } };
    }
    const shows =
      near.length > 0 || (each.to && seen.some(({ how }) => /^(?:ground|sky|wall|table)$/.test(how)));
    return { ...each, action: shows ? 'point' : 'stand' };
  });
  const sights = staging.flatMap((each): Seen[] => {
    const { member, thing } = each;
    return thing && isSight(each) && !seen.some(({ picture }) => picture === thing.picture)
      ? [
          {
            picture: thing.picture,
            how: 'beside',
            of: member,
            ...(thing.color ? { color: thing.color } : {}),
          },
        ]
      : [];
  });
  const kept = seen.filter((each) => !taken.has(each));
  return { staging: held, seen: [...kept, ...sights].slice(-8) };
}
