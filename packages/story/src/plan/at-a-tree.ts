import type { Moment } from './plan.ts';

const tree = /^(?:(?:deciduous|evergreen|palm)-)?tree$/;
const rooms = /^(?:bathroom|bedroom|kitchen|living|hallway)$/;

/** No tree stands in a bathroom: whoever climbs one, or is by it, is in the garden, in whichever room the story was before. */
export function atATree(moment: Moment): Moment {
  const { place, mode, seen } = moment;
  const isThere = seen.some(
    ({ picture, how }) => tree.test(picture) && /^(?:support|beside|ground)$/.test(how),
  );
  if (mode !== 'done' || !isThere || !rooms.test(place.set ?? '')) return moment;
  return { ...moment, place: { set: 'garden', things: [] } };
}
