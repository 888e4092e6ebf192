import {
  add,
  bow,
  type DrawOp,
  mix,
  openCurve,
  type Point,
  scale,
  section,
  solid,
  stroke,
  subtract,
  tube,
  wire,
  withAlpha,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { HairDrawing } from './hair-drawing.ts';
import { curled, curlsWithin, marksOf } from './curled.ts';
import type { HairPencil } from './pencil.ts';
import { clipped, stubble } from './stubble.ts';
import { cutEdge, lockShape } from './strands.ts';

/** Cap, fringe, side locks and spikes in one silhouette, with the strands and the light on it. */
export function cap(
  figure: Figure,
  pencil: HairPencil,
  shape: HairDrawing,
): { ops: DrawOp[]; cast: Point[][] } {
  const { style, person } = figure;
  const { base } = pencil;
  const edgeKnots = shape.edge ?? [];
  const edge = shape.smoothEdge
    ? openCurve(
        edgeKnots.map(([x, y]): Point => [x, y]),
        8,
      )
    : cutEdge(style, edgeKnots);
  const skullcap = [...openCurve(shape.cap ?? [], 8), ...edge.slice(1, -1)];
  const locks = (shape.locks ?? []).map((lock) => lockShape(style, lock.line.map(pencil.bend), lock.width));
  const round = style.tip === 'round';
  const spikes = (shape.spikes ?? []).map(({ line, width }) => {
    const root = line[0] ?? [0, 0];
    const shorter = line.map((p) => add(root, scale(subtract(p, root), round ? 0.72 : 0.86)));
    return lockShape(style, shorter, width * (round ? 1.15 : 1.08), { root: 0.8, belly: 0.2, pointed: true });
  });
  const outer = curled(shape, shape.pressed ? [] : [skullcap]);
  const hanging = curled(shape, locks, 0.9);
  const inner: DrawOp[] = [
    ...strandLines(figure, pencil, shape),
    ...(shape.partLine ? [parting(figure, pencil, shape)] : []),
    ...(shape.noLightBand ? [] : style.hair.band(base, pencil.light)),
    ...(shape.rows ? rows(figure, pencil) : []),
    ...marksOf(figure, pencil, shape, [
      ...outer.centres,
      ...curlsWithin(shape, skullcap),
      ...hanging.centres,
    ]),
  ];
  if (shape.shaved !== undefined)
    return {
      ops: [...clipped(figure, pencil, skullcap, edge, shape.shaved), ...wisps(figure, pencil, shape)],
      cast: [],
    };
  const ops: DrawOp[] = [
    ...(shape.shavedSides ? shavedSides(figure, pencil) : []),
    ...solid(figure, [skullcap, ...outer.rings, ...locks, ...hanging.rings, ...spikes], base, {
      material: 'hair',
      inner,
    }),
  ];
  // The one silhouette hides the line between lock and cap: one soft line per lock brings it back.
  if (!style.flat && !shape.curl)
    for (const { line, width } of shape.locks ?? []) {
      const centre = openCurve(line.map(pencil.bend), 10);
      ops.push(
        stroke(
          section(centre, 0.25, 0.9).map(([x, y]): Point => [x + width * 0.12, y]),
          pencil.line,
          pencil.lineColor,
        ),
      );
      if (!style.ink)
        ops.push(
          stroke(
            section(centre, 0.3, 0.62).map(([x, y]): Point => [x - width * 0.35, y]),
            width * 0.3,
            withAlpha(pencil.light, 0.6),
          ),
        );
    }
  ops.push(...wisps(figure, pencil, shape));
  return { ops, cast: person.hairShape === 'undercut' ? [skullcap] : [skullcap, ...outer.rings, ...locks] };
}

/** Loose ends beside the face or on the crown. */
const wisps = (figure: Figure, pencil: HairPencil, shape: HairDrawing): DrawOp[] =>
  (shape.wisps ?? []).flatMap((wisp) => {
    const round = figure.style.tip === 'round';
    const strand = tube(
      openCurve(wisp.map(pencil.bend), 8),
      round ? [0.018, 0.024, 0.012] : [0.012, 0.022, 0.002],
      { end: round ? 'round' : 'flat' },
    );
    return solid(figure, [strand], pencil.base, { material: 'hair', line: 0.7, shade: 0.5 });
  });

const sleekStrands: readonly Point[] = [
  [-0.47, -0.02],
  [-0.4, -0.2],
  [0.4, -0.16],
  [0.45, 0],
];

/** Strands run from the parting to the valleys and show only their last part. */
function strandLines({ style }: Figure, pencil: HairPencil, shape: HairDrawing): DrawOp[] {
  const { part } = shape;
  if (!part) return [];
  if (shape.smoothEdge) {
    if (shape.curl || shape.rows || style.flat) return [];
    return sleekStrands.map((end) =>
      stroke(
        section(bow(part, end, (end[0] - part[0]) * 0.34, 18), 0.22, 0.92),
        pencil.line,
        pencil.lineColor,
      ),
    );
  }
  const valleys = (shape.edge ?? []).filter((knot) => knot[2] === 'valley');
  return valleys.flatMap(([x, y], i) => {
    const line = bow(part, [x, y], (x - part[0]) * 0.22, 18);
    if (!style.flat)
      return [
        stroke(section(line, style.hair.strandFrom, 1), pencil.line * 1.1, pencil.lineColor, 0.05, 0.9),
      ];
    return i % 3 === 1 ? [stroke(section(line, 0.62, 1), 0.016, pencil.lineColor, 0.12, 1)] : [];
  });
}

function parting({ style, person }: Figure, pencil: HairPencil, { part = [0, -0.6] }: HairDrawing): DrawOp {
  const [x, y] = part;
  return stroke(
    openCurve(
      [
        [x - 0.03, y - 0.05],
        [x + 0.01, y + 0.06],
        [x + 0.035, y + 0.15],
      ],
      6,
    ),
    style.flat ? 0.02 : pencil.line * 1.6,
    style.flat ? mix(pencil.base, person.skin, 0.35) : pencil.lineColor,
    0.8,
    0.8,
  );
}

/** Cornrows: partings of skin from the hairline over the crown, and the plaits between them. */
function rows({ person }: Figure, pencil: HairPencil): DrawOp[] {
  return [-0.42, -0.28, -0.13, 0.03, 0.19, 0.33, 0.44].flatMap((k): DrawOp[] => {
    const line = openCurve(
      [
        [k * 0.98 + 0.05, -0.345 + Math.abs(k) * 0.42],
        [k * 0.9, -0.5 + Math.abs(k) * 0.16],
        [k * 0.55 - 0.08, -0.66],
      ],
      8,
    );
    return [
      wire(line, 0.016, mix(pencil.base, person.skin, 0.6)),
      ...section(line, 0.05, 0.95, 9).map(([x, y]) =>
        stroke(
          openCurve(
            [
              [x + 0.02, y - 0.016],
              [x + 0.05, y + 0.006],
              [x + 0.08, y - 0.016],
            ],
            3,
          ),
          pencil.line,
          pencil.lineColor,
        ),
      ),
    ];
  });
}

/** Shaved sides: skin showing through hair. */
function shavedSides(figure: Figure, pencil: HairPencil): DrawOp[] {
  const near: Point[] = [
    ...openCurve(
      [
        [-0.517, 0.12],
        [-0.571, -0.1],
        [-0.537, -0.33],
      ],
      6,
    ),
    [-0.42, -0.36],
    ...openCurve(
      [
        [-0.36, -0.25],
        [-0.4, -0.08],
        [-0.45, 0.03],
        [-0.525, 0.12],
      ],
      6,
    ),
  ];
  const far: Point[] = [
    ...openCurve(
      [
        [0.35, -0.36],
        [0.4, -0.2],
        [0.43, -0.06],
        [0.47, 0.02],
      ],
      6,
    ),
    ...openCurve(
      [
        [0.492, -0.09],
        [0.468, -0.3],
        [0.4, -0.44],
      ],
      6,
    ),
  ];
  return stubble(figure, pencil, [near, far], [-0.34, 0.1], [...near.slice(14), ...far.slice(0, 18)]);
}
