/** Headwear in head space. */
import {
  adjust,
  at,
  closedCurve,
  type Color,
  type DrawOp,
  ellipse,
  fill,
  type Knot,
  lightOf,
  openCurve,
  type Point,
  shadowOf,
  solid,
  star,
  tube,
  wire,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { Headwear } from '../outfit.ts';
import { cap } from './cap.ts';
import { hatCloth } from './cloth.ts';
import { kippah } from './kippah.ts';
import { turban } from './turban.ts';
import { type WorkHat, workHat, workHatNames } from './work-hats.ts';

const gold = '#f5c851';

const workHats = Object.fromEntries(workHatNames.map((name) => [name, workHat(name)])) as Record<
  WorkHat,
  (figure: Figure) => DrawOp[]
>;

const pieces: Record<Headwear, (figure: Figure) => DrawOp[]> = {
  none: () => [],
  hat,
  crown,
  circlet,
  flowers,
  cap,
  beanie,
  'sun-hat': sunHat,
  bow,
  headband,
  goggles,
  // Drawn in the place of the hair it covers: hijab.ts.
  hijab: () => [],
  turban,
  patka: turban,
  kippah,
  ...workHats,
};

export const headwear = (figure: Figure): DrawOp[] => pieces[figure.person.headwear](figure);

const felt = '#c99a5b';
const straw = '#e2c27e';

/** An explorer's hat; the band has the child's own colour. */
function hat(figure: Figure): DrawOp[] {
  return brimmed(figure, felt, figure.person.signature);
}

/** A hat with a brim all round: of straw with a band in the child's colour, or of cloth with a darker one of its own. */
function sunHat(figure: Figure): DrawOp[] {
  const { coverColor, signature } = figure.person;
  const band = coverColor ? adjust(coverColor, { lightness: -0.12 }) : signature;
  return brimmed(figure, coverColor ?? straw, band);
}

function brimmed(figure: Figure, color: Color, bandColor: Color): DrawOp[] {
  const crownShape: Point[] = [
    [-0.5, -0.33],
    [-0.5, -0.55],
    [-0.36, -0.76],
    [-0.06, -0.795],
    [0.24, -0.77],
    [0.42, -0.6],
    [0.44, -0.36],
    [0, -0.34],
  ];
  const band: Point[] = [
    [-0.505, -0.36],
    [-0.505, -0.46],
    [0, -0.475],
    [0.45, -0.465],
    [0.445, -0.37],
    [0, -0.36],
  ];
  const brim: Point[] = [
    [-0.72, -0.3],
    [-0.52, -0.385],
    [0, -0.43],
    [0.47, -0.4],
    [0.645, -0.33],
    [0.47, -0.275],
    [0.05, -0.245],
    [-0.48, -0.24],
  ];
  return [
    ...solid(figure, [closedCurve(crownShape)], color),
    ...solid(figure, [closedCurve(band)], bandColor, { line: 0.8, shade: 0.6, dots: false }),
    ...solid(figure, [closedCurve(brim)], lightOf(color, 'cloth', 0.3)),
  ];
}

function crown(figure: Figure): DrawOp[] {
  const shape: Knot[] = [
    [-0.26, -0.585, 1],
    [-0.29, -0.76, 1],
    [-0.165, -0.685, 1],
    [-0.085, -0.83, 1],
    [0, -0.7, 1],
    [0.13, -0.8, 1],
    [0.17, -0.575, 1],
    [0.06, -0.555],
    [-0.1, -0.555],
  ];
  const ops = solid(figure, [closedCurve(shape, 5)], gold, { line: 1.2 });
  for (const [x, y] of [
    [-0.29, -0.77],
    [-0.085, -0.84],
    [0.13, -0.81],
  ] as const)
    ops.push(...solid(figure, [ellipse(x, y, 0.028, 0.028, 0, 20)], '#ffe9a8', { line: 0.8 }));
  for (const [x, y, r] of [
    [-0.05, -0.635, 0.034],
    [-0.19, -0.63, 0.024],
    [0.09, -0.625, 0.024],
  ] as const)
    ops.push(
      ...solid(figure, [ellipse(x, y, r, r * 1.15, 0, 24)], r > 0.03 ? '#e86aa6' : '#8fd0ff', { line: 0.7 }),
      fill(ellipse(x - 0.008, y - 0.012, r * 0.3, r * 0.3, 0, 12), '#ffffff'),
    );
  return ops;
}

function circlet(): DrawOp[] {
  const line = openCurve(
    [
      [-0.5, -0.19],
      [-0.3, -0.335],
      [-0.02, -0.385],
      [0.26, -0.36],
      [0.455, -0.23],
    ],
    10,
  );
  return [
    wire(line, 0.034, '#8a6426'),
    wire(line, 0.022, gold),
    fill(star(0.06, -0.385, 0.085, 0.42, 4), '#8a6426'),
    fill(star(0.06, -0.385, 0.07, 0.42, 4), '#fff0b8'),
    fill(ellipse(0.06, -0.385, 0.024, 0.024, 0, 18), '#7fc4ff'),
  ];
}

const crownLine: readonly Point[] = [
  [-0.52, -0.18],
  [-0.42, -0.4],
  [-0.2, -0.545],
  [0.08, -0.565],
  [0.32, -0.46],
  [0.46, -0.25],
];
const petalColors = ['#ffd0e6', '#fff0b0', '#cdb4ff'] as const;

function flowers(figure: Figure): DrawOp[] {
  const line = openCurve(crownLine, 10);
  const count = 9;
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = at(line, Math.round((i * (line.length - 1)) / (count - 1)));
    const r = i % 2 ? 0.048 : 0.066;
    const petals = Array.from({ length: 5 }, (__, j) => {
      const angle = j * 1.2566 + i;
      return ellipse(x + Math.cos(angle) * r * 0.55, y + Math.sin(angle) * r * 0.55, r * 0.5, r * 0.5, 0, 20);
    });
    return [
      ...(i % 2
        ? solid(figure, [ellipse(x, y + 0.02, 0.055, 0.028, i)], '#79b98a', { line: 0.8, shade: 0.6 })
        : []),
      ...solid(figure, petals, petalColors[i % 3] ?? petalColors[0], { line: 0.7, shade: 0.5 }),
      fill(ellipse(x, y, r * 0.34, r * 0.34, 0, 16), '#ffb94a'),
    ];
  }).flat();
}

function beanie(figure: Figure): DrawOp[] {
  const color = hatCloth(figure.person);
  const dome: Point[] = [
    [-0.56, -0.22],
    [-0.575, -0.44],
    [-0.42, -0.68],
    [-0.06, -0.79],
    [0.28, -0.7],
    [0.48, -0.48],
    [0.5, -0.26],
    [0, -0.34],
  ];
  const cuff: Point[] = [
    [-0.6, -0.2],
    [-0.585, -0.36],
    [-0.3, -0.46],
    [0, -0.485],
    [0.3, -0.455],
    [0.52, -0.37],
    [0.53, -0.22],
    [0.3, -0.3],
    [0, -0.335],
    [-0.3, -0.3],
  ];
  const pale = adjust(color, { lightness: 0.1, chromaTimes: 0.75 });
  const pompom = Array.from({ length: 7 }, (_, i): Point[] => {
    const angle = (i * 2 * Math.PI) / 7;
    return ellipse(-0.06 + Math.cos(angle) * 0.07, -0.84 + Math.sin(angle) * 0.06, 0.055, 0.055, 0, 18);
  });
  const ribs = [-0.45, -0.3, -0.15, 0, 0.15, 0.3, 0.43].map((x) =>
    wire(
      [
        [x, -0.5],
        [x * 1.05, -0.22],
      ],
      0.012,
      shadowOf(pale, 'cloth', 0.8),
    ),
  );
  return [
    ...solid(figure, [ellipse(-0.06, -0.84, 0.09), ...pompom], pale, { line: 0.9, shade: 0.6 }),
    ...solid(figure, [closedCurve(dome)], color),
    ...solid(figure, [closedCurve(cuff)], pale, { line: 0.9, shade: 0.6, inner: ribs }),
  ];
}

/** A ribbon bow on the near side of the crown. */
function bow(figure: Figure): DrawOp[] {
  const color = figure.person.signature;
  const wing = (side: 1 | -1): Knot[] => [
    [-0.3, -0.52, 1],
    [-0.3 + side * 0.1, -0.64],
    [-0.3 + side * 0.22, -0.63],
    [-0.3 + side * 0.23, -0.47],
    [-0.3 + side * 0.12, -0.44],
  ];
  const tilted = (k: Knot): Knot => [k[0], k[1] - (k[0] + 0.3) * 0.45, k[2] ?? 0];
  return [
    ...solid(figure, [closedCurve(wing(-1).map(tilted)), closedCurve(wing(1).map(tilted))], color),
    ...solid(figure, [ellipse(-0.3, -0.53, 0.052, 0.06, -0.4)], adjust(color, { lightness: -0.05 }), {
      line: 0.9,
      shade: 0.5,
    }),
  ];
}

function headband(figure: Figure): DrawOp[] {
  const line = openCurve(
    crownLine.map(([x, y]): Point => [x * 1.03, y * 1.02]),
    10,
  );
  const band = tube(line, [0.034, 0.046, 0.034], { start: 'flat', end: 'flat' });
  const [x, y] = at(line, 16);
  return [
    ...solid(figure, [band], figure.person.signature, { line: 0.8, shade: 0.6 }),
    ...solid(figure, [star(x, y - 0.01, 0.1, 0.5, 5)], '#fff3c4', { line: 0.8, shade: 0.4 }),
  ];
}

/** Aviator's goggles pushed up on the hair. */
function goggles(figure: Figure): DrawOp[] {
  const strap = tube(
    openCurve(
      [
        [-0.56, -0.2],
        [-0.36, -0.36],
        [0, -0.43],
        [0.3, -0.4],
        [0.5, -0.24],
      ],
      10,
    ),
    [0.04, 0.045, 0.04],
    {
      start: 'flat',
      end: 'flat',
    },
  );
  const ops = solid(figure, [strap], '#7b4a2a', { line: 0.8, shade: 0.5, dots: false });
  for (const [x, y, r] of [
    [-0.1, -0.42, 0.13],
    [0.2, -0.41, 0.115],
  ] as const)
    ops.push(
      ...solid(figure, [ellipse(x, y, r, r * 0.9)], '#d9a84e', { line: 0.9, shade: 0.6 }),
      fill(ellipse(x, y, r * 0.7, r * 0.62), '#7fc7d9'),
      fill(ellipse(x - r * 0.2, y - r * 0.2, r * 0.28, r * 0.18, -0.5), 'rgba(255,255,255,0.75)'),
    );
  return ops;
}
