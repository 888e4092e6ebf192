import type { Moment } from '../plan.ts';

const tree = /^(?:(?:deciduous|evergreen|palm)-)?tree$/;
const decoration =
  /(?<!\p{L})(?:stars?|angels?|baubles?|ornaments?|tinsel|fairy lights|estrelas?|anjos?|bolas?|enfeites?|estrellas?|ángel(?:es)?|esferas?|adornos?)(?!\p{L})/iu;
const decorates = /^(?:put-down|reach|put-on|hold|hand-over|tie)$/;
const rooms = /^(?:bathroom|bedroom|kitchen|living|hallway|ward|doctor)$/;

/**
 * No tree stands in a bathroom: whoever climbs one, or is by it, is in the garden, in whichever room the story was before.
 * One that a star is put on is a Christmas tree.
 */
export function atATree(moment: Moment, text: string): Moment {
  const { place, mode, seen, acts } = moment;
  const isThere = seen.some(
    ({ picture, how }) => tree.test(picture) && /^(?:support|beside|ground)$/.test(how),
  );
  if (mode !== 'done' || !isThere || !rooms.test(place.set ?? '')) return moment;
  if (decoration.test(text.slice(...moment.told)) && acts.some(({ action }) => decorates.test(action)))
    return {
      ...moment,
      seen: seen.map((each) => (tree.test(each.picture) ? { ...each, picture: 'christmas-tree' } : each)),
    };
  return { ...moment, place: { set: 'garden', things: [] } };
}
