import { outdoors } from '../../world/places/place-groups.ts';
import type { Moment } from '../plan.ts';

const fires: ReadonlySet<string> = new Set(['fire', 'barbecue']);
/** What stands before tents and in none. */
const outside: ReadonlySet<string> = new Set([...fires, 'table', 'raccoon', 'fishing-pole']);
const atFire =
  /(?<!\p{L})(?:camp-?fires?|bonfires?|lit (?:the|a|our) fire|marshmallows?|s['’]mores|fogueira|fogata|hoguera|malvaviscos?)(?!\p{L})/iu;
/** The fires among them: marshmallows are eaten in cafés too. */
const openFire =
  /(?<!\p{L})(?:camp-?fires?|bonfires?|lit (?:the|a|our) fire|fogueira|fogata|hoguera)(?!\p{L})/iu;
const hearth =
  /(?<!\p{L})(?:fireplace|hearth|wood burner|stove|lareira|chimenea|estufa|candles?|velas?)(?!\p{L})/iu;
const inTent =
  /(?<!\p{L})(?:(?:in|inside|into) (?:the|our|his|her|a) tent|dentro d[ae] (?:tenda|barraca)|n[ao] (?:nossa )?(?:tenda|barraca)|en la (?:tienda|carpa)|dentro de la (?:tienda|carpa))(?!\p{L})/iu;

/**
 * A fire of logs burns under the sky: not in a tent, a café or a stage. Whoever camps and sits by it, cooks or has things
 * stolen off the table is before the tent.
 */
export function outsideOfTent(moments: readonly Moment[], text: string): Moment[] {
  let site: Moment['place'] | null = null;
  return moments.map((moment) => {
    const { place, seen, acts, told } = moment;
    const words = text.slice(...told);
    if (place.set && outdoors.includes(place.set)) site = place;
    if (moment.mode !== 'done') return moment;
    const isBurning =
      (atFire.test(words) ||
        seen.some(({ picture }) => fires.has(picture)) ||
        acts.some(({ thing }) => fires.has(thing ?? ''))) &&
      !hearth.test(words);
    const isCamp =
      place.set === 'tent' &&
      !inTent.test(words) &&
      !acts.some(({ action }) => /^(?:sleep|lie-down|read)$/.test(action));
    const isBefore = isCamp && seen.some(({ picture }) => outside.has(picture));
    const isRoomed = place.set !== null && roofed.has(place.set) && isBurning && openFire.test(words);
    if (!(isCamp && isBurning) && !isBefore && !isRoomed) return moment;
    const set = site?.set ?? 'forest';
    return { ...moment, place: { set, things: place.set === 'tent' ? ['tent'] : [] } };
  });
}

/** No room has a fire on its floor. */
const roofed: ReadonlySet<string> = new Set([
  'cafe',
  'stage',
  'hall',
  'classroom',
  'shop',
  'church',
  'cinema',
  'bedroom',
  'party',
]);
