import type { Place } from './places.ts';

/**
 * Rooms whose words mean other things as well: a garage mends cars and is a toy, laundry hangs on a line, and in a leisure
 * centre there is dancing. Each is a room only where somebody is in it or goes in.
 */
const rooms: readonly (readonly [Place, RegExp, RegExp])[] = [
  [
    { set: 'garage', things: [] },
    /(?<!\p{L})(?:(?:in|into|inside|out of|through|to) (?:the|our|my|his|her|their|\p{L}+['’]s) garage(?! sales?| of| doors?)|(?:n[ao]s?|numa|à|pela) (?:nossa )?garagem|(?:en|a) (?:el|la|nuestr[oa]|su) (?:garaje|cochera)|al garaje)(?!\p{L})/iu,
    /(?<!\p{L})(?:toys?|lego|play garage|mechanics?|park(?:ed|ing)|(?:cars?|van|motorbike|truck) to|brinquedo|de brincar|mecânico|estacion\p{L}+|oficina|juguete|mecánico|aparc\p{L}+|taller|(?:carro|coche|auto) (?:à|al|a la))(?!\p{L})/iu,
  ],
  [
    { set: 'laundry', things: [] },
    /(?<!\p{L})(?:in|into|inside) (?:the|our) laundry(?! \p{L}*(?:basket|pile|bag|hamper|tub|line))(?!\p{L})/iu,
    /(?<!\p{L})(?:put|puts|threw|tossed|dropped|found|line|basket|pile)(?!\p{L})/iu,
  ],
];
const leisure = /(?<!\p{L})(?:at|to|in|into) (?:the|our) leisure cent(?:re|er)(?!\p{L})/iu;
const swims =
  /(?<!\p{L})(?:sw[iau]m\p{L}*|water|dive[sd]?|diving|splash\p{L}*|armbands|pool|lengths)(?!\p{L})/iu;

/** The room that somebody is in, or null. */
export function roomEntered(told: string): Place | null {
  if (leisure.test(told) && swims.test(told)) return { set: 'pool', things: [] };
  return rooms.find(([, words, others]) => words.test(told) && !others.test(told))?.[0] ?? null;
}
