import type { Moment, Seen } from '../plan.ts';

/** The tub itself, and no room that has one. */
const tub = /(?<!\p{L})(?:(?:bath)?tubs?|baths?|banheiras?|bañeras?|tinas?)(?!\p{L})/iu;
const bathing =
  /(?<!\p{L})(?:bath(?:s|ed|ing)?|banho(?!\p{L})(?!-)|(?:un|el|su|dio|dar\p{L}*|tom\p{L}*) baño|bañ\p{L}+)(?!\p{L})/iu;
const room = /(?<!\p{L})(?:bathroom|restroom|toilet|casa de banho|banheiro|baño)(?!\p{L})/iu;
const edge = /(?<!\p{L})(?:edge|side|rim|beira|borda|bordo|borde|orilla)(?!\p{L})/iu;
const toRoom =
  /(?<!\p{L})(?:(?:ir|va|fue|fui|ven\p{L}*|entr\p{L}*|corr\p{L}+) (?:solit[oa] )?(?:al|en el|hasta el) baño|(?:prest|pid|us|avis|necesit)\p{L}* (?:\p{L}+ )?(?:su |el |al )?baño|su baño)(?!\p{L})/iu;

/** 'Nos prestó su baño' is a room: no tub stands in the market. Whoever sits on the edge of a tub is not in it. */
export function roomsAndTubs(moment: Moment, text: string): Moment {
  if (!moment.seen.some(({ picture }) => picture === 'bathtub')) return moment;
  const told = text.slice(...moment.told);
  const isRoom = toRoom.test(told) || (room.test(told) && !tub.test(told) && !bathing.test(told));
  const isOnEdge = edge.test(told) && tub.test(told);
  if (!isRoom && !isOnEdge) return moment;
  const seen = moment.seen.flatMap((each): Seen[] => {
    if (each.picture !== 'bathtub') return [each];
    if (isRoom) return [];
    return each.how === 'inside' ? [{ picture: each.picture, how: 'beside' }] : [each];
  });
  return { ...moment, seen };
}
