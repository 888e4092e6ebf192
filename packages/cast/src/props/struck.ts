/** What is struck, and what with: tools are in the hand, balls fly off a bat, all else is before it. Heads, degrees. */
import { add, type DrawOp, openCurve, type Point, segment, solid, tube, wire } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { inFarHand } from '../poses/with-hands.ts';
import { inHand } from './in-hand.ts';
import type { Drawn } from './slot.ts';

const balls =
  /(?:^|-)(?:ball|softball|baseball|football|volleyball|basketball|puck|shuttlecock|marble)$|^tennis$/;
const hung = /^pi[nñ]?ata$/;
const tools =
  /(?:^|-)(?:bat|stick|racket|racquet|hammer|mallet|paddle|club|broom|mop|spoon|wand|branch|sword|axe|rod|pole|pan|umbrella|wood|pencil|pillow|gloves?|belt|ruler|cushion|newspaper)$|^(?:cricket-game|field-hockey|ice-hockey|lacrosse|ping-pong|badminton|bamboo|flag-in-hole|skis)$/;

export const isStruckWithBat = (name = ''): boolean => balls.test(name) || hung.test(name);

/** Where it is while it is struck. */
export function struckAt(figure: Figure, { name, wide }: Drawn, frame: number): Point {
  const fist = inFarHand(figure);
  const { chest } = figure.joints;
  if (tools.test(name)) return fist;
  if (hung.test(name)) return add(chest, [1.06, -0.62]);
  if (!balls.test(name)) return add(chest, [0.78 + wide / 2, 0.06]);
  // Struck at frame 15, then off and away.
  const t = Math.max(0, Math.min(1, ((frame % 36) - 15) / 14));
  return add(chest, [1.16 + t * 1.5, -0.06 - t * 0.75]);
}

const wood = '#c9935a';

/** A bat, or any stick, in the far hand. */
export function bat(figure: Figure): DrawOp[] {
  const arm = figure.joints.arms.far;
  const body = tube(segment([0, 0.14], [0, -0.9]), [0.045, 0.045, 0.06, 0.095, 0.1]);
  return inHand(figure, arm, 180 - arm.end - 38, solid(figure, [body], wood, { shade: 0.4, dots: false }));
}

/** What hangs does so from somewhere above. */
export const rope = (figure: Figure): DrawOp[] => {
  const [x, y] = add(figure.joints.chest, [1.06, -0.9]);
  return [
    wire(
      openCurve([
        [x, y],
        [x + 0.02, y - 1.6],
        [x, y - 3.4],
      ]),
      0.04,
      '#8a6a48',
    ),
  ];
};
export const hangs = (name = ''): boolean => hung.test(name);
