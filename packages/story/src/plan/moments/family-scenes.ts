import { isIndoors } from '../../directing/setting.ts';
import type { People } from '../../world/people/people.ts';
import type { Moment } from '../plan.ts';
import { atTheThing } from './at-the-thing.ts';
import { helpingHands } from './helping-hands.ts';
import { tuckedIn } from './in-bed.ts';
import { onPaper } from './on-paper.ts';
import { outOfRooms } from './out-of-rooms.ts';
import { pushedAlong } from './pushed-along.ts';

/** What belongs to the commonest scenes of a family's day besides who does what: the bed, the pram, the sheet of paper. */
export function familyScenes(told: Moment, text: string, people: People): Moment {
  const moment = outOfRooms(told, text);
  const { set } = moment.place;
  const drawn = onPaper(moment, text, set === null || isIndoors(set));
  return atTheThing(helpingHands(pushedAlong(tuckedIn(drawn, text, people), text), text), text, people);
}
