import type { SetName } from '@milestoon/stage';
import type { Place } from './places.ts';

/** Whose own word says no more than what is known: who rows a canoe is 'in the boat', a pharmacy has 'the shop's door'. */
const general: ReadonlySet<SetName> = new Set(['boat', 'shop', 'hall', 'doctor', 'station', 'stage']);
const itsWord =
  /(?<!\p{L})(?:the|n[oa]|d[oa]|a|o|el|la|del) (?:boat|shop|store|hall|doctor|station|stage|barco|loja|sala|médico|estação|palco|tienda|estación|escenario)(?!\p{L})/iu;
/** Whoever goes somewhere and what comes later may be at another one. */
const goesOn =
  /(?<!\p{L})(?:then|later|afterwards?|next|another|home|went|go|goes|ran|walked|drove|came|depois|mais tarde|outr[oa]|fomos|foi|foram|luego|después|más tarde|otr[oa]|fuimos|fue|fueron)(?!\p{L})/iu;

const isHome = /(?<!\p{L})(?:home|(?:em|en|a|para) (?:la )?casa)(?!\p{L})/iu;

/** A place with the look that it has had from the moment before, where nothing says that it is another one. */
export const sceneryGoesOn = (now: Place | null, before: Place | null, told: string): Place | null =>
  now &&
  before?.scenery &&
  !now.scenery &&
  now.set === before.set &&
  now.by !== 'home' &&
  !isHome.test(told) &&
  (now.by !== 'told' || (general.has(now.set) && itsWord.test(told) && !goesOn.test(told)))
    ? { ...now, scenery: before.scenery }
    : now;
