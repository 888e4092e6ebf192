/** A hijab: a hood that frames the face, in head space, and a cape over the shoulders, in the figure's. */
import {
  add,
  clip,
  closedCurve,
  type DrawOp,
  fill,
  type Knot,
  lerp,
  openCurve,
  type Point,
  rotate,
  shadowOf,
  shifted,
  smoothstep,
  solid,
  stroke,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { HairLayers } from '../hair/hair.ts';
import { skull } from '../view/skull.ts';
import { between, faceHidden, profile, showsBack } from '../view/yaw.ts';
import { headCloth } from './cloth.ts';

/** From here on the far edge of the hood is behind the face. */
const oneSided = 0.42;

function fold(figure: Figure, knots: readonly Knot[]): DrawOp {
  const { style } = figure;
  const color = headCloth(figure.person);
  return stroke(
    openCurve(knots, 8),
    style.flat ? 0.016 : style.line.width * 1.1,
    style.flat ? shadowOf(color, 'cloth', 0.85) : style.line.color(color, 'cloth'),
    0.2,
    0.12,
  );
}

/** The cloth round the skull: fuller at the back and below, where it does not follow the jaw. */
function hood({ style, person, build, yaw }: Figure): Point[] {
  return skull(style, person, build, 0, yaw.head).map(([x, y]): Point => {
    const low = smoothstep(0.05, 0.48, y);
    // In profile the cloth lies close over the brow.
    const full = x > 0 && y < 0 ? between(yaw.head, 1.13, 1.03, 1.13) : 1.13;
    return [x * (full + 0.2 * low) + (x < 0 ? -0.012 : 0.006), y * (y < 0 ? 1.17 : 1.1)];
  });
}

/** The near edge of the opening, from the chin up to the forehead. */
function nearEdge(yaw: number, wide: number, tall: number): Knot[] {
  const side = yaw <= profile ? between(yaw, -0.375, 0.02, 0.02) : lerp(0.02, 0.42, (yaw - profile) / 0.3);
  const middle = between(yaw, 0.06, 0.3, 0.3);
  const at = (share: number, y: number): Knot => [lerp(middle, side, share) * wide, y * tall];
  return [
    at(0, 0.487),
    at(0.42, 0.45),
    at(0.8, 0.32),
    at(0.97, 0.13),
    at(1, -0.06),
    at(0.86, -0.22),
    at(0.52, -0.33),
    at(0.06, -0.372),
  ];
}
const farEdge = (far: number, wide: number, tall: number): Knot[] => [
  [far * 0.6 * wide, -0.335],
  [far * 0.92 * wide, -0.2],
  [far * wide, -0.03],
  [far * 0.975 * wide, 0.15 * tall],
  [far * 0.82 * wide, 0.32 * tall],
  [far * 0.5 * wide, 0.44 * tall],
];

/** The ring of cloth that is left round the face. */
function frame(figure: Figure): Point[] {
  const { style, person, build } = figure;
  const yaw = figure.yaw.head;
  const outer = hood(figure);
  if (faceHidden(yaw)) return outer;
  const wide = style.head.width * (1 + person.faceWidth * 0.035);
  const tall = style.head.height * (1 + build.chin);
  const near = nearEdge(yaw, wide, tall);
  if (yaw < oneSided) {
    const far = farEdge(lerp(0.425, 0.5, smoothstep(0.17, oneSided, yaw)), wide, tall);
    const inner = closedCurve([...near, ...far], 6);
    // In through a slit below the chin, round the face and out again.
    const start = outer.reduce(
      (best, [x, y], i) => (slit(x, y) > slit(...(outer[best] ?? [0, 0])) ? i : best),
      0,
    );
    const turned = [...outer.slice(start), ...outer.slice(0, start + 1)];
    const forward = windsLike(turned, inner) ? [...inner].reverse() : inner;
    const from = forward.reduce((best, [, y], i) => (y > (forward[best]?.[1] ?? 0) ? i : best), 0);
    return [...turned, ...forward.slice(from), ...forward.slice(0, from + 1)];
  }
  const brow: Knot = [between(yaw, 0.44, 0.435, 0.4), -0.34];
  const chin: Knot = [between(yaw, 0.2, 0.27, 0.25), 0.53 * tall];
  const behind = outer.filter(([x, y]) => (y < 0 ? y < brow[1] - 0.03 || x < 0 : x < chin[0] - 0.03));
  // The contour starts at the crown and goes down the back; from the brow it is the other way round.
  const forehead = behind.findIndex(([x, y]) => x > 0 && y < 0);
  const fromBrow = forehead > 0 ? [...behind.slice(forehead), ...behind.slice(0, forehead)] : behind;
  return [...openCurve([chin, ...near, brow], 6), ...fromBrow];
}

const slit = (x: number, y: number): number => y - Math.abs(x - 0.05);
const signed = (ring: readonly Point[]): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
const windsLike = (a: readonly Point[], b: readonly Point[]): boolean => signed(a) > 0 === signed(b) > 0;

/** The hood, in the layers of the hair it covers. */
export function hijab(figure: Figure): HairLayers {
  const yaw = figure.yaw.head;
  const ring = frame(figure);
  const back = between(yaw, 0, 0.12, 0.1);
  const folds = faceHidden(yaw)
    ? [
        fold(figure, [
          [-0.3, -0.45],
          [-0.38, -0.05],
          [-0.22, 0.42],
        ]),
        fold(figure, [
          [0.22, -0.5],
          [0.33, -0.1],
          [0.14, 0.44],
        ]),
      ]
    : [
        fold(figure, [
          [-0.1 + back, -0.54],
          [-0.42, -0.36],
          [-0.53, -0.02],
          [-0.46, 0.3],
        ]),
        fold(figure, [
          [-0.44 + back * 1.4, 0.12],
          [-0.36 + back, 0.36],
          [-0.12 + back, 0.5],
        ]),
        fold(figure, [
          [-0.5 + back, 0.36],
          [-0.22 + back, 0.5],
          [0.08 + back, 0.53],
        ]),
      ];
  return {
    back: [],
    front: solid(figure, [ring], headCloth(figure.person), {
      inner: folds,
      gaps: yaw < oneSided ? [[0.06, 0.54, 0.07]] : [],
    }),
    over: [],
    cast: faceHidden(yaw) ? [] : [ring],
  };
}

/** The ends of the cloth over neck, shoulders and chest. */
export function hijabCape(figure: Figure): DrawOp[] {
  const { joints, style, build, yaw } = figure;
  const k = (build.halfShoulder / 0.275) * style.body.shoulder * between(yaw.body, 1, 0.82, 1);
  const color = headCloth(figure.person);
  const onChest = ([x, y]: Point): Point => add(joints.chest, rotate([x * k, y], joints.chestTurn));
  const behind = showsBack(yaw.body);
  const tip = behind ? 0.46 : 0.34;
  const shape: Point[] = [
    [-0.2, -0.2],
    [-0.3, -0.03],
    [-0.375, 0.13],
    [-0.32, 0.24],
    [-0.12, tip - 0.05],
    [0.06, tip],
    [0.24, tip - 0.09],
    [0.355, 0.12],
    [0.29, -0.03],
    [0.2, -0.2],
  ];
  const ring = closedCurve(shape.map(onChest));
  const line = (knots: readonly Point[]): DrawOp => fold(figure, knots.map(onChest));
  const folds = behind
    ? [
        line([
          [-0.16, -0.05],
          [-0.14, 0.16],
          [-0.06, 0.36],
        ]),
        line([
          [0.16, -0.05],
          [0.15, 0.14],
          [0.1, 0.34],
        ]),
      ]
    : [
        line([
          [0.2, 0.0],
          [0.02, 0.12],
          [-0.26, 0.15],
        ]),
        line([
          [0.24, 0.05],
          [0.1, 0.19],
          [-0.12, 0.25],
        ]),
        line([
          [0.27, 0.1],
          [0.2, 0.2],
          [0.09, 0.29],
        ]),
      ];
  const shadow = fill(
    shifted(figure.headOutline, 0.02 * figure.light, 0.1),
    shadowOf(color, 'cloth', style.flat ? 0.5 : 0.8),
  );
  return [...solid(figure, [ring], color), ...clip([ring], [shadow, ...folds])];
}
