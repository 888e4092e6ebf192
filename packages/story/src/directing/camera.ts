import { type Action, hasTrait } from '@milestoon/cast';
import type { Random } from '@milestoon/drawing';
import type { Beat } from '../screenplay.ts';
import type { Line } from '../telling/tell.ts';

export type Shot = Beat['shot'];

interface Framing {
  opensScene: boolean;
  /** The child speaks, or a line is all feeling: we want the face. */
  intimate: boolean;
  closesFilm: boolean;
  figures: number;
  /** What the line is for, and what it says. */
  line: Pick<Line, 'part' | 'text'>;
  /** What the hero does, and to which side. */
  action: Action;
  facing: 'left' | 'right';
}

/** What one looks up to. */
const high =
  /(?<!\p{L})(?:sky|stars?|moon|rainbow|kites?|clouds?|treetops?|tall trees?|tower|high up|fireworks|c[ée]u|estrelas?|lua|arco-[íi]ris|cielo|estrellas?|luna|cometa)(?!\p{L})/iu;

/** Why the camera moves: along with whoever is on the way, up to what is high, nearer to a feeling, away from a celebration and at the end. */
function movesFor(framing: Framing): readonly Shot['move'][] {
  const { closesFilm, intimate, opensScene, action, facing, line } = framing;
  if (closesFilm) return ['pull'];
  if (hasTrait(action, 'on-the-way')) return [facing === 'right' ? 'pan-right' : 'pan-left'];
  if (hasTrait(action, 'up-high') || (!intimate && high.test(line.text))) return ['tilt-up'];
  if (hasTrait(action, 'celebrates')) return ['pull'];
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
