import type { Action } from '../../cast/actions.ts';
import type { Random } from '../../core/random.ts';
import type { Beat } from '../screenplay.ts';

export type Shot = Beat['shot'];

interface Framing {
  opensScene: boolean;
  /** The child speaks, or a line is all feeling: we want the face. */
  intimate: boolean;
  closesFilm: boolean;
  figures: number;
  /** What the hero does, and to which side. */
  action: Action;
  facing: 'left' | 'right';
}

const onTheWay: readonly Action[] = ['walk', 'run', 'bike', 'scooter', 'sled', 'crawl', 'swim'];

/** Why the camera moves: along with whoever is on the way, nearer to a feeling, away at the end. */
function movesFor({ closesFilm, intimate, opensScene, action, facing }: Framing): readonly Shot['move'][] {
  if (closesFilm) return ['pull'];
  if (onTheWay.includes(action)) return [facing === 'right' ? 'pan-right' : 'pan-left'];
  if (intimate) return ['push'];
  return opensScene ? ['push', 'pull'] : ['hold', 'push'];
}

/** The size and move of one shot; never the same pair as the shot before. */
export function frameShot(framing: Framing, previous: Shot | null, random: Random): Shot {
  const size = framing.closesFilm
    ? 'wide'
    : framing.opensScene && !framing.intimate
      ? 'wide'
      : framing.intimate && framing.figures <= 2
        ? 'close'
        : 'medium';
  // Two wides in a row read as a jump: the second scene of one place opens nearer.
  const apart =
    previous !== null &&
    previous.size === size &&
    size !== 'close' &&
    !framing.opensScene &&
    !framing.closesFilm
      ? size === 'wide'
        ? 'medium'
        : 'wide'
      : size;
  const moves = movesFor(framing).filter(
    (move) => previous === null || previous.size !== apart || previous.move !== move,
  );
  return { size: apart, move: moves.length > 0 ? random.pick(moves) : 'hold' };
}
