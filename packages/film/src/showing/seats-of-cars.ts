/** In a car nobody stands about: who is in it sits on its seat. */
import { isAnimal, type Character } from '@milestoon/cast';
import type { SetName } from '@milestoon/stage';
import type { ShownMoment } from '@milestoon/story/screenplay';
import type { Actor } from '../film.ts';
import { sitting } from './sitting.ts';

/** Where one sits, stage pixels from above. */
const cushions: Partial<Record<SetName, number>> = { car: 862 };
/** Whoever does this keeps both legs still. */
const still = /^(?:stand|sit|watch|read|hide|admire|whistle|count|sneeze|cough|yawn|cheer)$/;

/** Nobody goes anywhere on a back seat. */
const goes = /^(?:walk|run|walk-away|tiptoe|jump|climb|get-up)$/;
const kept = (actor: Actor): Actor => ({
  ...actor,
  acting: actor.acting.map((acting) =>
    goes.test(acting.action) && !acting.partner ? { ...acting, action: 'sit', speed: 0 } : acting,
  ),
});

/** Those in a car on its back seat; who drives, is carried or holds on to somebody stays as they are. */
export const onBackSeat = (
  actors: readonly Actor[],
  set: SetName,
  characters: Readonly<Record<string, Character>>,
): Actor[] => {
  const cushion = cushions[set];
  if (!cushion) return [...actors];
  return actors.map(kept).map((actor) => {
    const sits = actor.acting.every(
      ({ action, partner, speed }) => (still.test(action) || sitting.has(action)) && !partner && speed === 0,
    );
    const character = characters[actor.member];
    if (actor.lift || !sits || !character) return actor;
    const lift = Math.max(1, actor.y - cushion);
    return { ...actor, lift, ...(isAnimal(character.role) ? {} : { seated: true }) };
  });
};

/** How far above the ground a child's seat stands: on the cushion. */
export const cushionUnder = (picture: string, y: number, set?: string): number =>
  picture === 'child-seat' ? Math.max(0, y - (cushions[set as SetName] ?? y)) : 0;

const ownSeats = /^(?:seat|chair|bench|armchair|couch-and-lamp|automobile|taxi)$/;
/** What a moment has in a place that has seats of its own: no second one. */
export const withoutOwnSeats = (moment: ShownMoment, set: SetName): ShownMoment =>
  cushions[set] === undefined
    ? moment
    : {
        ...moment,
        seen: moment.seen.filter(
          ({ picture, how }) => !ownSeats.test(picture) || (how !== 'support' && how !== 'inside'),
        ),
      };
