/** What somebody has over their clothes for their work, on whatever they wear. */
import {
  closedCurve,
  type Color,
  type DrawOp,
  ellipse,
  fill,
  mix,
  openCurve,
  type Point,
  solid,
  star,
  tube,
} from '@milestoon/drawing';
import type { Figure } from '../../figure.ts';
import type { Gear } from '../../outfit.ts';
import type { Garment } from '../fit.ts';
import type { Torso } from '../torso-frame.ts';

const gold = '#f2c14e';
const dark = '#2f2b30';
type Draws = (figure: Figure, torso: Torso) => DrawOp[];

const patch = (figure: Figure, points: Point[], color: Color): DrawOp[] =>
  solid(figure, [points], color, { line: 0.8, shade: 0.4, dots: false });
const on = (torso: Torso, ...points: Point[]): Point[] => points.map(torso.chest);
const strap = (figure: Figure, points: Point[], wide: number, color: Color): DrawOp[] =>
  patch(figure, tube(openCurve(points, 8), [wide, wide], { start: 'flat', end: 'flat' }), color);
const across = (torso: Torso, y: number): Point[] =>
  openCurve(on(torso, [-0.28 * torso.broad, y], [0, y + 0.03], [0.28 * torso.broad, y]), 6);

const bib: Draws = (figure, torso) => {
  const color = figure.person.outfit.accent;
  const wide = 0.19 * torso.broad;
  const cloth = [
    ...on(torso, [-wide * 0.72, 0.14], [wide * 0.78, 0.14]),
    ...(
      [
        [wide * 1.3, -0.16],
        [wide * 1.45, 0.2],
        [-wide * 1.4, 0.2],
        [-wide * 1.25, -0.16],
      ] as Point[]
    ).map(torso.hips),
  ];
  return [
    ...strap(figure, on(torso, [-wide * 0.66, 0.16], [-0.1, -0.03]), 0.018, color),
    ...strap(figure, on(torso, [wide * 0.7, 0.16], [0.1, -0.03]), 0.018, color),
    ...patch(figure, cloth, color),
    ...strap(
      figure,
      (
        [
          [-wide * 1.3, -0.17],
          [0, -0.14],
          [wide * 1.36, -0.17],
        ] as Point[]
      ).map(torso.hips),
      0.018,
      mix(color, '#000000', 0.18),
    ),
  ];
};

/** Comb and scissors in a breast pocket. */
const tools: Draws = (figure, torso) => [
  ...patch(figure, on(torso, [-0.11, 0.1], [-0.075, 0.1], [-0.075, 0.3], [-0.11, 0.3]), '#d8a04a'),
  ...patch(figure, on(torso, [-0.02, 0.14], [0.0, 0.14], [0.02, 0.3], [-0.02, 0.3]), '#cfd8de'),
  ...([-0.035, 0.02] as const).map((x): DrawOp => {
    const [px, py] = torso.chest([x, 0.12]);
    return fill(ellipse(px, py, 0.026), '#d8394a');
  }),
  ...patch(figure, on(torso, [-0.14, 0.24], [0.06, 0.24], [0.05, 0.38], [-0.13, 0.38]), '#5a606e'),
];

const emblem =
  (draw: (x: number, y: number) => DrawOp[]): Draws =>
  (_figure, torso) => {
    const [x, y] = torso.chest([0.1, 0.22]);
    return draw(x, y);
  };
const bars = (x: number, y: number, long: number, wide: number, color: Color): DrawOp[] =>
  (
    [
      [long, wide],
      [wide, long],
    ] as const
  ).map(([w, h]) =>
    fill(
      [
        [x - w, y - h],
        [x + w, y - h],
        [x + w, y + h],
        [x - w, y + h],
      ] as Point[],
      color,
    ),
  );

const drawn: Readonly<Record<Exclude<Gear, 'wings' | 'satchel'>, Draws>> = {
  apron: bib,
  tools,
  badge: emblem((x, y) => [fill(star(x, y, 0.07, 0.5, 5), gold), fill(ellipse(x, y, 0.02), '#fff3d0')]),
  tie: (figure, torso) =>
    patch(
      figure,
      on(
        torso,
        [-0.02, 0.05],
        [0.06, 0.05],
        [0.045, 0.11],
        [0.075, 0.36],
        [0.02, 0.43],
        [-0.035, 0.36],
        [-0.005, 0.11],
      ),
      '#22345a',
    ),
  'bow-tie': (figure, torso) => [
    ...patch(figure, on(torso, [0.02, 0.085], [-0.11, 0.02], [-0.11, 0.15]), '#c2333f'),
    ...patch(figure, on(torso, [0.02, 0.085], [0.15, 0.02], [0.15, 0.15]), '#c2333f'),
    fill(ellipse(...torso.chest([0.02, 0.085]), 0.026), '#8f2430'),
  ],
  stripes: (figure, torso) => [0.2, 0.42].flatMap((y) => strap(figure, across(torso, y), 0.035, '#f4f08a')),
  whistle: (figure, torso) => [
    ...strap(figure, on(torso, [-0.12, -0.04], [-0.06, 0.14], [0.02, 0.24]), 0.012, dark),
    ...strap(figure, on(torso, [0.12, -0.04], [0.09, 0.14], [0.02, 0.24]), 0.012, dark),
    ...patch(figure, ellipse(...torso.chest([0.02, 0.28]), 0.05, 0.042), gold),
    ...patch(figure, on(torso, [0.02, 0.245], [0.12, 0.245], [0.12, 0.28], [0.02, 0.29]), gold),
  ],
  belt: (figure, torso) => {
    const wide = 0.27 * torso.broad;
    const points = (
      [
        [-wide, -0.2],
        [0, -0.17],
        [wide, -0.2],
      ] as Point[]
    ).map(torso.hips);
    const [x, y] = torso.hips([0.02, -0.17]);
    return [
      ...strap(figure, openCurve(points, 6), 0.045, dark),
      ...patch(
        figure,
        [
          [x - 0.06, y - 0.05],
          [x + 0.06, y - 0.05],
          [x + 0.06, y + 0.05],
          [x - 0.06, y + 0.05],
        ],
        gold,
      ),
      fill(
        [
          [x - 0.03, y - 0.022],
          [x + 0.03, y - 0.022],
          [x + 0.03, y + 0.022],
          [x - 0.03, y + 0.022],
        ] as Point[],
        dark,
      ),
    ];
  },
  collar: (figure, torso) =>
    strap(
      figure,
      on(torso, [-0.13, -0.05], [-0.07, 0.04], [0.02, 0.07], [0.09, 0.04], [0.13, -0.05]),
      0.034,
      '#fdfdfb',
    ),
  cross: emblem((x, y) => [fill(ellipse(x, y, 0.08), '#ffffff'), ...bars(x, y, 0.05, 0.017, '#d8302f')]),
  tooth: emblem((x, y) => {
    const shape: Point[] = [
      [x - 0.07, y - 0.06],
      [x, y - 0.045],
      [x + 0.07, y - 0.06],
      [x + 0.065, y + 0.02],
      [x + 0.035, y + 0.09],
      [x, y + 0.02],
      [x - 0.035, y + 0.09],
      [x - 0.065, y + 0.02],
    ];
    return [fill(ellipse(x, y, 0.12), '#4fb0c0'), fill(closedCurve(shape), '#ffffff')];
  }),
  paw: emblem((x, y) => [
    fill(ellipse(x, y, 0.11), '#ffffff'),
    fill(ellipse(x, y + 0.03, 0.045, 0.038), '#4f7f4a'),
    ...[-0.055, -0.02, 0.02, 0.055].map((dx) =>
      fill(ellipse(x + dx, y - 0.045 + Math.abs(dx) * 0.5, 0.017, 0.022), '#4f7f4a'),
    ),
  ]),
  // Round under the dress: its line is seen in front alone.
  belly: (figure, torso) => {
    const [x, y] = torso.hips([0.13, -0.22]);
    const { top } = figure.fit;
    const wide = 0.28 * torso.broad;
    return [
      ...patch(figure, ellipse(x, y, wide, 0.27), top),
      fill(ellipse(x - 0.07, y - 0.02, wide, 0.24), top),
      fill(ellipse(x + 0.06, y - 0.12, 0.1, 0.05), mix(top, '#ffffff', 0.22)),
    ];
  },
  pompoms: (figure, torso) =>
    [0.2, 0.34, 0.48].flatMap((y) =>
      patch(figure, ellipse(...torso.chest([0.03, y]), 0.048), figure.person.outfit.accent),
    ),
};

/** A bag across the shoulder, a letter looking out of it. */
const satchel: Draws = (figure, torso) => {
  const bag = (
    [
      [0.06, -0.12],
      [0.34, -0.12],
      [0.36, 0.16],
      [0.04, 0.16],
    ] as Point[]
  ).map(torso.hips);
  const flap = (
    [
      [0.05, -0.14],
      [0.35, -0.14],
      [0.33, 0],
      [0.2, 0.04],
      [0.07, 0],
    ] as Point[]
  ).map(torso.hips);
  const letter = (
    [
      [0.12, -0.24],
      [0.3, -0.22],
      [0.29, -0.1],
      [0.11, -0.1],
    ] as Point[]
  ).map(torso.hips);
  return [
    ...strap(
      figure,
      [torso.chest([-0.2, 0]), torso.chest([0, 0.24]), torso.hips([0.2, -0.1])],
      0.028,
      '#7a4a28',
    ),
    ...patch(figure, letter, '#fdfdf8'),
    ...patch(figure, bag, '#a8713d'),
    ...patch(figure, flap, '#8f5833'),
  ];
};

const wings: Draws = (figure, torso) =>
  ([-1, 1] as const).flatMap((side) => [
    ...patch(
      figure,
      closedCurve(
        on(
          torso,
          [side * 0.06, 0.2],
          [side * 0.3, -0.24],
          [side * 0.66, -0.3],
          [side * 0.62, 0.02],
          [side * 0.24, 0.26],
        ),
      ),
      '#e4f3ff',
    ),
    ...patch(
      figure,
      closedCurve(
        on(torso, [side * 0.06, 0.24], [side * 0.5, 0.2], [side * 0.56, 0.44], [side * 0.24, 0.44]),
      ),
      '#d4e6ff',
    ),
  ]);

/** A garment with the gear over it. */
export function withGear(garment: Garment, gear: readonly Gear[]): Garment {
  if (gear.length === 0) return garment;
  const over = gear.flatMap((name) =>
    name === 'wings' ? [] : name === 'satchel' ? [satchel] : [drawn[name]],
  );
  return {
    ...garment,
    over: (figure, torso) => [
      ...(garment.over?.(figure, torso) ?? []),
      ...over.flatMap((draw) => draw(figure, torso)),
    ],
    ...(gear.includes('wings')
      ? { behind: (figure, torso) => [...(garment.behind?.(figure, torso) ?? []), ...wings(figure, torso)] }
      : {}),
  };
}
