import {
  adjust,
  closedCurve,
  css,
  type DrawOp,
  ellipse,
  fill,
  type Knot,
  mix,
  oklch,
  openCurve,
  type Point,
  solid,
  star,
  stroke,
  turnHue,
  wire,
  withAlpha,
} from '@milestoon/drawing';
import type { Fit, Garment } from '../../body/fit.ts';
import type { Torso } from '../../body/torso-frame.ts';
import type { Figure } from '../../figure.ts';
import type { Person } from '../../person.ts';

const gold = '#f2c14e';

/** Tunic, leggings and cloak. The signature colour keeps its hue: mixed with lilac, orange went to mud. */
export function tunicFit(person: Person): Fit {
  const { signature } = person;
  const hue = turnHue(oklch(signature)[2], 300, 0.4);
  return {
    garment: tunic,
    top: css([0.6, 0.118, hue]),
    bottom: '#4d4486',
    shoes: '#6d4a78',
    signature,
    sleeve: { to: 0.94, color: mix('#f4ecff', signature, 0.1), width: 0.92, flare: 1.25, cuff: gold },
    trousers: { to: 0.97, width: 0.9, cuff: null },
    skirt: null,
    tights: null,
    sock: null,
    boot: { cuff: gold },
    sole: '#3d2a50',
    hem: 0.24,
    hemWidth: 1.22,
    lap: false,
  };
}

const cloakColor = (figure: Figure): string => mix('#2c2f72', figure.fit.signature, 0.12);

const tunic: Garment = {
  inner: (figure, torso) => [
    ...(figure.fit.lap ? [] : [hem(figure, torso)]),
    belt(torso),
    ...emblem(figure, torso),
  ],
  over: (figure, torso) => collar(figure, torso),
  rear: (figure, torso) => [...(figure.fit.lap ? [] : [hem(figure, torso)]), belt(torso)],
  behind: cloak,
};

/** Grown-ups have the cloak over their own clothes. */
export const fairyTaleTouch: Garment = { over: collar, behind: cloak };

function hem({ fit }: Figure, torso: Torso): DrawOp {
  const line: Point[] = [
    [-0.7, fit.hem - 0.045],
    [0, fit.hem - 0.015],
    [0.7, fit.hem - 0.045],
  ];
  return fill([...openCurve(line.map(torso.hips), 8), torso.hips([0.7, 0.8]), torso.hips([-0.7, 0.8])], gold);
}

function belt(torso: Torso): DrawOp {
  const upper: Point[] = [
    [-0.5, -0.16],
    [0, -0.13],
    [0.5, -0.16],
  ];
  const lower: Point[] = [
    [0.5, -0.09],
    [0, -0.06],
    [-0.5, -0.09],
  ];
  return fill(
    [...openCurve(upper.map(torso.hips), 6), ...openCurve(lower.map(torso.hips), 6)],
    adjust(gold, { lightness: -0.04 }),
  );
}

const glints = [
  [-0.13, 0.42, 0.018],
  [0.16, 0.17, 0.02],
  [0.17, 0.46, 0.016],
  [-0.16, 0.2, 0.015],
] as const;

/** Each of the four avatars has an emblem of its own: star, moon, heart, flower. */
function emblem({ person }: Figure, torso: Torso): DrawOp[] {
  const [x, y] = torso.chest([0.04, 0.27]);
  const pale = withAlpha('#ffe9a8', 0.95);
  const signs: DrawOp[][] = [
    [fill(star(x, y, 0.085, 0.42, 5), pale)],
    [fill(moon(x, y, 0.085), pale)],
    [
      fill(
        closedCurve([
          [x, y + 0.085, 1],
          [x - 0.085, y - 0.005],
          [x - 0.042, y - 0.066],
          [x, y - 0.02, 1],
          [x + 0.042, y - 0.066],
          [x + 0.085, y - 0.005],
        ]),
        pale,
      ),
    ],
    [
      ...Array.from({ length: 6 }, (_, i): DrawOp => {
        const angle = (i * Math.PI) / 3;
        return fill(
          ellipse(x + Math.cos(angle) * 0.05, y + Math.sin(angle) * 0.05, 0.036, 0.036, 0, 18),
          pale,
        );
      }),
      fill(ellipse(x, y, 0.032), '#f7a8c8'),
    ],
  ];
  return [
    ...(signs[person.variant] ?? []),
    ...glints.map(([gx, gy, r]): DrawOp => {
      const [sx, sy] = torso.chest([gx, gy]);
      return fill(star(sx, sy, r, 0.3), 'rgba(255,255,255,0.8)');
    }),
  ];
}

function moon(x: number, y: number, r: number): Point[] {
  const arc = (radius: number, dx: number, from: number, to: number): Point[] =>
    Array.from({ length: 19 }, (_, i): Point => {
      const angle = from + ((to - from) * i) / 18;
      return [x + dx + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    });
  return [...arc(r, 0, 0.9, 2 * Math.PI - 0.9), ...arc(r * 0.78, r * 0.36, 2 * Math.PI - 1.2, 1.2)];
}

function collar(figure: Figure, torso: Torso): DrawOp[] {
  const shape: Point[] = [
    [-0.295, 0.05],
    [-0.24, -0.07],
    [-0.12, -0.085],
    [0, -0.045],
    [0.12, -0.085],
    [0.23, -0.07],
    [0.275, 0.05],
    [0.16, 0.09],
    [0.04, 0.06],
    [-0.12, 0.1],
  ];
  const edge: Point[] = [
    [-0.29, 0.055],
    [-0.12, 0.1],
    [0.04, 0.062],
    [0.16, 0.09],
    [0.272, 0.055],
  ];
  const [x, y] = torso.chest([0.04, 0.05]);
  return [
    ...solid(figure, [closedCurve(shape.map(torso.chest))], cloakColor(figure)),
    wire(openCurve(edge.map(torso.chest), 8), 0.016, gold),
    ...solid(figure, [ellipse(x, y, 0.046)], gold, { line: 0.9 }),
    fill(ellipse(x, y, 0.028), mix(figure.fit.signature, '#ff7fb0', 0.25)),
    fill(ellipse(x - 0.01, y - 0.012, 0.01, 0.01, 0, 14), '#ffffff'),
  ];
}

const cloakStars = [
  [-0.38, 0.25, 0.028],
  [-0.3, -0.02, 0.02],
  [0.36, 0.2, 0.026],
  [0.33, 0.38, 0.018],
  [-0.42, 0.4, 0.018],
  [0.31, -0.03, 0.016],
  [0.1, 0.42, 0.02],
  [-0.1, 0.38, 0.016],
] as const;

/** The cloak hangs from the shoulders; its hem arrives late. */
function cloak(figure: Figure, torso: Torso): DrawOp[] {
  const s = figure.sway.cloak;
  const low = figure.sway.cloakLength;
  const hips: Knot[] = [
    [0.43 + s * 0.3, -0.12],
    [0.5 + s * 0.8, 0.22],
    [0.55 + s, low, 1],
    [0.3 + s, low - 0.04],
    [0.16 + s, low + 0.035],
    [s, low - 0.02],
    [-0.16 + s, low + 0.04],
    [-0.32 + s, low - 0.03],
    [-0.6 + s, low + 0.015, 1],
    [-0.54 + s * 0.8, 0.2],
    [-0.47 + s * 0.3, -0.12],
  ];
  const shoulders: Point[] = [
    [-0.26, -0.02],
    [0.24, -0.02],
    [0.37, 0.25],
  ];
  const ring = closedCurve(
    [...shoulders.map(torso.chest), ...hips.map(torso.hipKnot), torso.chest([-0.39, 0.25])],
    7,
  );
  const folds = [-0.3, -0.12, 0.1, 0.28].map((x) =>
    stroke(
      openCurve(
        [torso.chest([x * 0.5, 0.1]), torso.hips([x + s * 0.5, 0.05]), torso.hips([x * 1.15 + s, low])],
        8,
      ),
      0.012,
      withAlpha('#0f1040', 0.5),
      0.12,
      1,
    ),
  );
  const border: Point[] = [
    [-0.6 + s, low],
    [-0.32 + s, low - 0.045],
    [-0.16 + s, low + 0.025],
    [s, low - 0.035],
    [0.16 + s, low + 0.02],
    [0.3 + s, low - 0.055],
    [0.55 + s, low - 0.015],
  ];
  const stars = cloakStars.map(([x, y, r]): DrawOp => {
    const [sx, sy] = torso.hips([x + s * 0.8, Math.min(y, low - 0.06)]);
    return fill(star(sx, sy, r, 0.28), withAlpha('#ffeeb8', 0.95));
  });
  return solid(figure, [ring], cloakColor(figure), {
    inner: [...folds, wire(openCurve(border.map(torso.hips), 8), 0.022, gold), ...stars],
    shade: 1.1,
  });
}
