import { setNames } from '@milestoon/stage/names';
import { dressesForOutside, dressesInside, driesAfterBath } from './dressing-places.ts';
import type { Implied } from './implied.ts';
import {
  atTheSea,
  floats,
  gathersOutdoors,
  knocksAtDoors,
  ridesAtZoo,
  stepsInMess,
} from './done-outdoors.ts';
import { preparesFood } from './food-prepared.ts';
import { goesUnderUmbrella, isBlown } from './in-weather.ts';

/** It can be anywhere, and says something only where nothing is known of the place. */
const elsewhere = setNames;

/** Places of what is mostly done there. */
export const impliedElsewhere: readonly Implied[] = [
  { set: 'bathroom', does: driesAfterBath, also: elsewhere },
  {
    set: 'hall',
    nouns: /^(?:balance-beam|trave-de-equilíbrio|barra-de-equilibrio|viga-de-equilibrio|trampette)$/,
    also: elsewhere,
  },
  {
    set: 'street',
    nouns: /^(?:postbox|post-box|letterbox|letter-box|mailbox|marco-de-correio|caixa-de-correio|buzón)$/,
    also: elsewhere,
  },
  { set: 'kitchen', does: preparesFood, also: elsewhere },
  { set: 'garden', does: gathersOutdoors, also: elsewhere },
  { set: 'beach', does: atTheSea, also: elsewhere },
  { set: 'pool', does: floats, also: elsewhere },
  { set: 'zoo', does: ridesAtZoo, also: elsewhere },
  { set: 'street', does: stepsInMess, also: elsewhere },
  { set: 'porch', does: knocksAtDoors, also: elsewhere },
  { set: 'street', does: goesUnderUmbrella, also: elsewhere },
  { set: 'hallway', does: dressesForOutside, also: elsewhere },
  { set: 'bedroom', does: dressesInside, also: elsewhere },
  { set: 'park', does: isBlown, also: elsewhere },
];
