import {
  adjust,
  at,
  closedCurve,
  type DrawOp,
  ellipse,
  fill,
  openCurve,
  type Point,
  section,
  shadowOf,
  shifted,
  solid,
  stroke,
  tube,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { between } from '../view/yaw.ts';
import { lineRound } from './band.ts';
import { headCloth } from './cloth.ts';

/** Up to this age hair is knotted on top under a patka; later it is wrapped in a turban. */
const patkaUntil = 9;

/** Right to left over the crown. */
const wrapped: readonly Point[] = [
  [0.585, -0.26],
  [0.57, -0.46],
  [0.44, -0.68],
  [0.2, -0.81],
  [-0.06, -0.845],
  [-0.32, -0.79],
  [-0.52, -0.62],
  [-0.61, -0.4],
  [-0.6, -0.2],
];
const patka: readonly Point[] = [
  [0.53, -0.26],
  [0.49, -0.43],
  [0.36, -0.58],
  [0.16, -0.655],
  [-0.04, -0.67],
  [-0.26, -0.64],
  [-0.45, -0.52],
  [-0.555, -0.34],
  [-0.565, -0.18],
];

/** The layers run up to a point over the middle of the forehead and down to the nape. */
const layerHeight =
  (front: number, side: number, back: number) =>
  (angle: number): number => {
    const away = Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle))) / (Math.PI / 2);
    return away < 1 ? front + (side - front) * away ** 1.2 : side + (back - side) * (away - 1) ** 0.8;
  };

/** A head wrapped in cloth, from every side: layer upon layer that cross over the forehead. */
export function turban(figure: Figure): DrawOp[] {
  const { person, style } = figure;
  const yaw = figure.yaw.head;
  const young = person.headwear === 'patka' || person.age < patkaUntil;
  const color = headCloth(person);
  const dx = between(yaw, -0.01, -0.035, 0);
  const squeeze = between(yaw, 0.94, 0.93, 1);
  const round = (front: number, side: number, back: number): Point[] =>
    lineRound(yaw, layerHeight(front, side, back)).map(([x, y]): Point => {
      // Low at the back it follows the head in.
      const close = (x > 0 ? squeeze : 1) * (y > 0 ? 1 - 0.4 * y : 1);
      return [x * close + dx, y];
    });
  const edge = round(-0.375, -0.03, 0.24);
  const crown = young ? patka : wrapped;
  const [first, last] = [at(edge, 0), at(edge, -1)];
  const over = crown
    .map(([x, y]): Point => [(x > 0 ? x * squeeze : x) + dx, y])
    .filter(([x, y]) => y < (x > 0 ? last[1] : first[1]) - 0.06);
  const dome = [...edge.slice(0, -1), ...openCurve([last, ...over, first], 7).slice(0, -1)];
  const line = style.flat ? shadowOf(color, 'cloth', 0.9) : style.line.color(color, 'cloth');
  const width = style.flat ? 0.014 : style.line.width * 1.1;
  const rises = young ? [0.1, 0.2, 0.3] : [0.11, 0.22, 0.33, 0.44];
  const folds = rises.map((rise) =>
    stroke(round(-0.4 - rise * 0.5, -0.06 - rise * 1.35, 0.18 - rise * 1.35), width, line, 0.25, 0.25),
  );
  const shade = [
    fill(
      [...shifted(edge, 0, -0.07), ...[...edge].reverse()],
      adjust(color, { lightness: style.flat ? -0.04 : -0.035 }),
    ),
  ];
  return [
    ...hairline(figure, edge),
    ...(young ? knot(figure, dx) : []),
    ...solid(figure, [dome], color, { inner: [...shade, ...folds] }),
    ...(young || yaw > 0.6 ? [] : underTurban(figure, 0.52 * Math.sin(yaw) + dx)),
  ];
}

/** What is seen of the hair: a strip that is combed up under the cloth. */
function hairline(figure: Figure, edge: readonly Point[]): DrawOp[] {
  const { person } = figure;
  if (person.hairShape === 'bald') return [];
  return solid(
    figure,
    [
      tube(shifted(section(edge, 0.05, 0.95, 30), 0, 0.008), [0.03, 0.04, 0.03], {
        start: 'flat',
        end: 'flat',
      }),
    ],
    person.hair,
    { material: 'hair', line: 0.5, shade: 0.3, dots: false },
  );
}

/** The hair, knotted on top under the patka. */
function knot(figure: Figure, dx: number): DrawOp[] {
  const yaw = figure.yaw.head;
  const x = between(yaw, 0.04, 0.1, -0.01) + dx;
  const color = headCloth(figure.person);
  return [
    ...solid(figure, [ellipse(x, -0.735, 0.135, 0.115, 0, 40)], color, { shade: 0.8 }),
    ...solid(
      figure,
      [
        closedCurve([
          [x - 0.12, -0.68],
          [x, -0.655],
          [x + 0.12, -0.68],
          [x + 0.11, -0.635],
          [x, -0.61],
          [x - 0.11, -0.635],
        ]),
      ],
      adjust(color, { lightness: -0.06 }),
      { line: 0.7, shade: 0.4, dots: false },
    ),
  ];
}

/** The corner of a cloth below, where the layers cross. */
function underTurban(figure: Figure, x: number): DrawOp[] {
  const corner: Point[] = [
    [x - 0.1, -0.375],
    [x, -0.47],
    [x + 0.09, -0.38],
    [x, -0.36],
  ];
  return solid(figure, [closedCurve(corner.map(([a, b]) => [a, b, 1]))], figure.person.signature, {
    line: 0.7,
    shade: 0.3,
    dots: false,
  });
}
