import { isOutdoors } from '@milestoon/things';
import { type Moment, ways } from '../plan.ts';

const rooms = /^(?:living|kitchen|bedroom|bathroom|hallway|shop|library)$/;
const namesRoom =
  /(?<!\p{L})(?:(?:living |bed|bath|play)?room|kitchen|hall|hallway|house|indoors|inside|sala|cozinha|quarto|corredor|casa|dentro|salón|comedor|cocina|cuarto|habitación|pasillo|shop|loja|library|biblioteca)(?!\p{L})/iu;
const tree = /^(?:(?:deciduous|evergreen|palm)-)?tree$/;
const camp = /^(?:tent|sleeping-bag)$/;
const fire = /^(?:fire|campfire)$/;

const isCamping = ({ seen }: Moment): boolean =>
  seen.some(({ picture }) => picture === 'tent') && seen.some(({ picture }) => picture === 'sleeping-bag');

/** A way by what no room has in it. */
const leadsOutside = ({ picture, how, at }: Moment['seen'][number]): boolean =>
  /^(?:passed|flanking|backing)$/.test(how)
    ? isOutdoors(picture)
    : at !== undefined && isWay(at.side) && isOutdoors(at.picture);
const isWay = (side: string): boolean => ways.some((way) => way === side);

/** Where it is done instead; undefined where a room is as good a place as any. */
function outsideFor({ acts, seen, place }: Moment): NonNullable<Moment['place']['set']> | undefined {
  if (acts.some(({ action, thing }) => action === 'climb' && tree.test(thing ?? ''))) return 'park';
  const isPushed = acts.some(({ action }) => action === 'push');
  if (isPushed && seen.some(({ picture, how }) => picture === 'pushchair' && how === 'inside')) return 'park';
  if (seen.some(({ picture }) => picture === 'clothesline')) return 'garden';
  if (seen.some(leadsOutside)) return 'garden';
  if (seen.some(({ picture, how }) => fire.test(picture) && how === 'beside')) return 'forest';
  // A shop that has tent and sleeping bag in it is the Spanish word for the tent.
  return place.set === 'shop' && seen.some(({ picture }) => camp.test(picture)) ? 'tent' : undefined;
}

/** What nobody does in a room is done outside, where no word names one: trees are climbed, prams pushed, fires lit. */
export function outOfRooms(moment: Moment, text: string): Moment {
  const { place, mode } = moment;
  if (mode !== 'done' || !rooms.test(place.set ?? '')) return moment;
  const isTold = namesRoom.test(text.slice(moment.told[0], moment.told[1] + 30)) && !isCamping(moment);
  const set = isTold ? undefined : outsideFor(moment);
  return set ? { ...moment, place: { set, things: [] } } : moment;
}
