import type { Act, Seen } from '../plan.ts';
import { sideOf, sides } from './resting.ts';
import type { ClauseMeant, Staged } from '../told-world.ts';

const isThere = ({ how }: Seen): boolean => /^(?:ground|beside|table|support|cover|inside|roof)$/.test(how);

/** 'Put the cake on top of the fridge', 'hid the ball behind the tree': the thing is seen there, and who did it is not. */
export function laidThere(staged: Staged, { clause, others }: ClauseMeant): Staged {
  const [lead, ...rest] = staged.acts;
  if (!lead?.thing || !/^(?:put-down|put-on|put-in|hide)$/.test(lead.action)) return staged;
  const direct = others.findIndex(
    ({ phrase, thing }) => !phrase.preposition && thing?.picture === lead.thing,
  );
  const holder = others.findLast(
    ({ phrase, thing }, at) =>
      at > direct &&
      thing !== undefined &&
      !thing.likeness &&
      sides[thing.preposition ?? ''] !== undefined &&
      !/^(?:worn|weather|place|body|animal)$/.test(thing.kind) &&
      thing.picture !== lead.thing &&
      phrase.span[0] >= clause.verb.span[0] &&
      staged.seen.some((each) => each.picture === thing.picture && isThere(each)),
  )?.thing;
  const told = sides[holder?.preposition ?? ''];
  if (direct < 0 || !holder || !told) return staged;
  const { picture } = holder;
  const side = sideOf(told, picture);
  const laid: Seen = {
    picture: lead.thing,
    how: 'ground',
    at: { picture, side },
    ...(lead.color ? { color: lead.color } : {}),
  };
  const put: Act = { ...lead, action: 'put-down' };
  return {
    ...staged,
    acts: [put, ...rest],
    seen: [
      ...staged.seen.flatMap((each): Seen[] => {
        if (each.picture === lead.thing) return [];
        if (each.picture !== picture || !isThere(each)) return [each];
        const { of: _doer, ...stands } = each;
        return [{ ...stands, how: 'ground' }];
      }),
      laid,
    ],
  };
}
