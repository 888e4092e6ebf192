import type { Random } from '../../core/random.ts';
import type { Beat } from '../screenplay.ts';

export type Shot = Beat['shot'];

const moves = {
  wide: ['push', 'hold', 'pan-right', 'pan-left', 'pull'],
  medium: ['push', 'hold', 'pan-left', 'pan-right', 'pull'],
  close: ['hold', 'push', 'pull'],
} as const;

interface Framing {
  opensScene: boolean;
  /** The child speaks, or a line is all feeling: we want the face. */
  intimate: boolean;
  closesFilm: boolean;
  figures: number;
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
  const choices = (framing.closesFilm ? (['pull', 'push'] as const) : moves[apart]).filter(
    (move) => previous === null || previous.size !== apart || previous.move !== move,
  );
  return { size: apart, move: random.pick(choices) };
}
