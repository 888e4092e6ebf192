import type { SetName } from '@milestoon/stage';
import { indoorsAmongPeople } from '../../world/places/place-groups.ts';
import type { Moment } from '../plan.ts';

const indoors: ReadonlySet<SetName> = new Set([
  // A gym has room for it.
  ...[...indoorsAmongPeople].filter((set) => set !== 'hall'),
  'kitchen',
  'bathroom',
  'pool',
  'station',
  'train',
  'bus',
  'plane',
]);

/** 'Down the hospital corridor', 'na cozinha': whoever rides there has not gone out for it. */
const within =
  /(?<!\p{L})(?:(?:in|inside|down|along|around|round|through|up and down) (?:the|our|\p{L}+['’]s) (?:\p{L}+ )?(?:kitchen|corridor|hallway|aisles?|lobby|ward)|(?:n[oa]|pel[oa]) (?:cozinha|corredor|hall|átrio)|(?:en|por) (?:la cocina|el pasillo|el corredor|el vestíbulo)|indoors|inside|lá dentro|adentro)(?!\p{L})/iu;

/** 'Cycled to school', 'went to the shop by scooter': nobody rides in there, so they are seen on the way. */
export const ridesOutside = (moment: Moment, text: string): Moment =>
  moment.place.set !== null &&
  indoors.has(moment.place.set) &&
  !within.test(text.slice(...moment.told)) &&
  moment.acts.some(({ who, action }) => who === 'hero' && vehicles.has(action))
    ? { ...moment, place: { ...moment.place, set: 'street' } }
    : moment;

const vehicles: ReadonlySet<string> = new Set(['bike', 'scooter', 'sled']);
