import {
  type Color,
  compose,
  type DrawOp,
  finer,
  type Pen,
  type Point,
  radians,
  rotation,
  scaling,
  translation,
} from '@milestoon/drawing';

/**
 * A thing, drawn once: the same drawing is put into a hand, on the ground, into a set and into a close
 * picture. Lengths are heads of the child beside it, y up is negative; the origin is where the thing is
 * turned about.
 */
export interface Thing<State> {
  /** The longest side of a real one, metres. */
  metres: number;
  /** Where hands go. */
  grips: readonly Point[];
  /** From the origin down to the ground it stands or lies on; what only hangs or floats has none. */
  foot?: number;
  /** What it hangs from, or is held by from above. */
  hangsFrom?: Point;
  /** Radius, of what rolls. */
  rolls?: number;
  /** As the style of `pen` draws it in a state. */
  draw(pen: Pen, state: State): DrawOp[];
}

/** The colours somebody gave a thing. */
export interface Colored {
  color: Color;
}

/** Where a thing is seen: its origin, how many times its usual size, turned by degrees. */
export interface Place {
  at: Point;
  size?: number;
  turn?: number;
  /** Left and right changed; the light stays where it is. */
  mirrored?: boolean;
}

/** A thing somewhere. Its lines stay as thick as those of everything else there. */
export function put<State>(
  pen: Pen,
  thing: Thing<State>,
  state: State,
  { at: [x, y], size = 1, turn = 0, mirrored = false }: Place,
): DrawOp[] {
  const matrix = compose(translation(x, y), rotation(radians(turn)), scaling(mirrored ? -size : size, size));
  const held: Pen = mirrored ? { ...pen, light: pen.light === 1 ? -1 : 1 } : pen;
  return [{ kind: 'group', matrix, ops: thing.draw(finer(held, size), state) }];
}

/** A thing that stands or lies with its foot at `at`. */
export const stood = <State>(pen: Pen, thing: Thing<State>, state: State, place: Place): DrawOp[] =>
  put(pen, thing, state, {
    ...place,
    at: [place.at[0], place.at[1] - (thing.foot ?? 0) * (place.size ?? 1)],
  });
