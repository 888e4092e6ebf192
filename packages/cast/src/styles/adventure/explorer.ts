import {
  add,
  adjust,
  adventureInk,
  closedCurve,
  type DrawOp,
  ellipse,
  fill,
  type Knot,
  lightOf,
  mix,
  openCurve,
  type Point,
  solid,
  tube,
  wire,
} from '@milestoon/drawing';
import type { Fit, Garment } from '../../body/fit.ts';
import type { Torso } from '../../body/torso-frame.ts';
import type { Figure } from '../../figure.ts';
import type { Person } from '../../person.ts';

const gold = '#f2c14e';

/** Shirt, shorts and boots; the neckerchief has the child's own colour. */
export function explorerFit(person: Person): Fit {
  const { outfit, signature } = person;
  const shirt = mix(shirts[person.variant] ?? '#ead9b0', signature, 0.1);
  return {
    garment: explorer,
    top: shirt,
    bottom: outfit.garment === 'dress' ? '#8a6a4a' : mix('#7d6a4d', outfit.bottom, 0.3),
    shoes: '#8a4f2f',
    signature,
    sleeve: { to: 0.4, color: shirt, width: 1, flare: 1, cuff: mix(shirt, '#ffffff', 0.35) },
    trousers: { to: 0.43, width: 1.04, cuff: '#a08a64' },
    skirt: null,
    tights: null,
    sock: null,
    boot: { cuff: '#b9793f' },
    sole: '#4a3024',
    hem: 0.03,
    hemWidth: 1,
    lap: false,
  };
}

/** The four avatars wear four shirts: sand, olive, sky, clay. */
const shirts = ['#ead9b0', '#b9bf8e', '#b5d0d6', '#e0b18e'] as const;

const explorer: Garment = {
  inner: (_figure, torso) => [...belt(torso), ...buttonsAndPocket(_figure, torso)],
  over: (figure, torso) => [...strap(figure, torso), ...neckerchief(figure, torso)],
  rear: (figure, torso) => [
    ...belt(torso, false),
    ...strapBack(figure, torso),
    ...kerchiefBack(figure, torso),
  ],
  hanging: (figure, torso) => (figure.noBag ? [] : satchel(figure, torso)),
};

/** Grown-ups come along in their own clothes, with the child's neckerchief. */
export const explorerTouch: Garment = { over: neckerchief, rear: kerchiefBack };

function belt(torso: Torso, buckled = true): DrawOp[] {
  const [x, y] = torso.hips([0.04, -0.065]);
  const band = (
    [
      [-0.5, -0.1],
      [0.5, -0.1],
      [0.5, -0.03],
      [-0.5, -0.03],
    ] as Point[]
  ).map(torso.hips);
  if (!buckled) return [fill(band, '#6b4226')];
  const buckle: Point[] = [
    [x - 0.04, y - 0.045],
    [x + 0.04, y - 0.045],
    [x + 0.04, y + 0.045],
    [x - 0.04, y + 0.045],
  ];
  return [fill(band, '#6b4226'), fill(buckle, gold), wire(buckle, 0.016, adventureInk, true)];
}

function buttonsAndPocket({ fit }: Figure, torso: Torso): DrawOp[] {
  const pocket = (
    [
      [0.1, 0.22],
      [0.2, 0.21],
      [0.205, 0.31],
      [0.105, 0.325],
    ] as Point[]
  ).map(torso.chest);
  return [
    wire(openCurve([torso.chest([0.035, 0.06]), torso.chest([0.04, 0.5])], 4), 0.014, adventureInk),
    fill(pocket, lightOf(fit.top)),
    wire(pocket, 0.016, adventureInk, true),
  ];
}

function strap(figure: Figure, torso: Torso): DrawOp[] {
  const line = openCurve(
    [torso.chest([0.205, -0.01]), torso.chest([0.06, 0.22]), torso.hips([-0.3, -0.02])],
    8,
  );
  return solid(figure, [tube(line, [0.03, 0.03], { samples: 12, start: 'flat', end: 'flat' })], '#7b4a2a', {
    line: 0.85,
    shade: 0.3,
    dots: false,
  });
}

/** From behind the bag hangs at the right hip: the strap comes over the left shoulder. */
function strapBack(figure: Figure, torso: Torso): DrawOp[] {
  const line = openCurve(
    [torso.chest([-0.2, -0.02]), torso.chest([-0.02, 0.24]), torso.hips([0.3, -0.04])],
    8,
  );
  return solid(figure, [tube(line, [0.03, 0.03], { samples: 12, start: 'flat', end: 'flat' })], '#7b4a2a', {
    line: 0.85,
    shade: 0.3,
    dots: false,
  });
}

/** The corner of the kerchief between the shoulder blades. */
function kerchiefBack(figure: Figure, torso: Torso): DrawOp[] {
  const corner: Knot[] = [
    [-0.2, -0.05, 1],
    [0, -0.02],
    [0.2, -0.05, 1],
    [0.12, 0.08],
    [0, 0.2, 1],
    [-0.12, 0.08],
  ];
  return solid(figure, [closedCurve(corner.map(torso.chestKnot))], figure.fit.signature, {
    line: 0.9,
    shade: 0.7,
  });
}

function neckerchief(figure: Figure, torso: Torso): DrawOp[] {
  const { signature } = figure.fit;
  const collar: Point[] = [
    [-0.2, -0.03],
    [-0.13, -0.09],
    [0, -0.06],
    [0.13, -0.09],
    [0.2, -0.03],
    [0.13, 0.06],
    [0.035, 0.1],
    [-0.1, 0.06],
  ];
  const tails: Knot[][] = [
    [
      [0.03, 0.07, 1],
      [-0.07, 0.16],
      [-0.085, 0.27, 1],
      [0, 0.2],
      [0.045, 0.09],
    ],
    [
      [0.03, 0.07, 1],
      [0.06, 0.17],
      [0.135, 0.25, 1],
      [0.115, 0.14],
      [0.06, 0.08],
    ],
  ];
  const [x, y] = torso.chest([0.035, 0.075]);
  return [
    ...solid(
      figure,
      tails.map((tail) => closedCurve(tail.map(torso.chestKnot))),
      signature,
      { line: 0.9, shade: 0.6 },
    ),
    ...solid(figure, [closedCurve(collar.map(torso.chest))], signature, { line: 0.9, shade: 0.9 }),
    ...solid(figure, [ellipse(x, y, 0.042, 0.038)], adjust(signature, { lightness: -0.05 }), {
      line: 0.9,
      shade: 0.4,
    }),
  ];
}

function satchel(figure: Figure, torso: Torso): DrawOp[] {
  const hip = torso.hips([-0.27, 0.05]);
  const bag: Point[] = [
    [-0.125, -0.09],
    [0.115, -0.09],
    [0.125, 0],
    [0.115, 0.12],
    [-0.12, 0.12],
    [-0.135, 0],
  ];
  const flap: Knot[] = [
    [-0.135, -0.1, 1],
    [0.125, -0.1, 1],
    [0.115, 0.01],
    [0, 0.055],
    [-0.12, 0.01],
  ];
  return [
    ...solid(figure, [closedCurve(bag.map((p) => add(hip, p)))], '#a8693a'),
    ...solid(
      figure,
      [closedCurve(flap.map((k): Knot => [hip[0] + k[0], hip[1] + k[1], k[2] ?? 0]))],
      '#bf7f49',
      { line: 0.9, shade: 0.5 },
    ),
    ...solid(figure, [ellipse(hip[0], hip[1] + 0.035, 0.026)], gold, { line: 0.7, shade: 0.3, dots: false }),
  ];
}
