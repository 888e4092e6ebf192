import type { Color, DrawOp } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { Torso } from './torso-frame.ts';

/** The marks of one garment, in four layers around the torso. */
export interface Garment {
  /** Clipped to the torso. */
  inner?(figure: Figure, torso: Torso): DrawOp[];
  /** Over the torso: collars, straps, scarves. */
  over?(figure: Figure, torso: Torso): DrawOp[];
  /** Behind everything: a cloak. */
  behind?(figure: Figure, torso: Torso): DrawOp[];
  /** From behind, instead of `inner` and `over`. */
  rear?(figure: Figure, torso: Torso): DrawOp[];
  /** Hanging at the hip, over the legs. */
  hanging?(figure: Figure, torso: Torso): DrawOp[];
}

/** Clothes as the body parts need them: lengths along limbs (0…1), widths as multiples, colours. */
export interface Fit {
  garment: Garment;
  top: Color;
  bottom: Color;
  shoes: Color;
  signature: Color;
  sleeve: { to: number; color: Color; width: number; flare: number; cuff: Color | null } | null;
  trousers: { to: number; width: number; cuff: Color | null } | null;
  /** Skirt of a dress, or null. */
  skirt: Color | null;
  tights: Color | null;
  sock: { color: Color; from: number } | null;
  boot: { cuff: Color } | null;
  sole: Color | null;
  /** Lower edge of the torso below the hip, in heads, and its width. */
  hem: number;
  hemWidth: number;
  /** A seated skirt becomes a lap over the thighs. */
  lap: boolean;
}
