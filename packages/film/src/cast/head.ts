/** The head in its own space: origin in the middle of the skull, chin at +0.5, facing right by a quarter. */
import type { DrawOp, Point } from '../core/draw-list.ts';
import {
  closedCurve,
  ellipse,
  type Knot,
  openCurve,
  type Polyline,
  shifted,
  smoothstep,
} from '../core/geometry.ts';
import type { DrawingStyle } from './drawing-style.ts';
import { browThroughHair, brows } from './face/brows.ts';
import { drops } from './face/drops.ts';
import type { Expression } from './face/expressions.ts';
import { eyes } from './face/eyes.ts';
import { glasses } from './face/glasses.ts';
import { mouth } from './face/mouth.ts';
import { cheeks, freckles, moustache, wrinkles } from './face/skin-marks.ts';
import { place } from './face/placement.ts';
import { type Figure, inkOr } from './figure.ts';
import { hair } from './hair/hair.ts';
import { hairShapeOf } from './hair/shapes.ts';
import { adjust, shadowOf } from './material.ts';
import { clip, fill, solid, stroke } from './pen.ts';
import type { Person } from './person.ts';
import type { Build } from './rig/build.ts';
import { headwear } from './wear/headwear.ts';

const contour: readonly Point[] = [
  [-0.02, -0.5],
  [-0.28, -0.44],
  [-0.475, -0.25],
  [-0.53, 0],
  [-0.5, 0.19],
  [-0.388, 0.352],
  [-0.19, 0.462],
  [0.07, 0.506],
  [0.255, 0.446],
  [0.39, 0.315],
  [0.458, 0.15],
  [0.452, -0.02],
  [0.445, -0.24],
  [0.28, -0.43],
];

/** The skull with this style's and this person's jaw, chin and cheeks. */
export function skull(style: DrawingStyle, person: Person, build: Build, puff: number): Point[] {
  const taper = style.head.jaw + build.jaw - person.jaw * 0.045;
  // Grown-up jaws are squarer: the corner of the jaw stands out where a child's cheek has gone in.
  const corner = person.grownUp && build.halfShoulder > 0.35 ? 0.02 : 0;
  const hollow = person.elder ? 0.022 : 0;
  return closedCurve(
    contour.map(([x, y]): Point => {
      const low = smoothstep(0.08, 0.5, y);
      const middle = 0.06 * low;
      const wide =
        style.head.width * (1 - taper * low) * (1 + person.faceWidth * 0.035) +
        puff * 0.05 * Math.exp(-(((y - 0.24) / 0.14) ** 2)) +
        corner * Math.exp(-(((y - 0.36) / 0.09) ** 2)) -
        hollow * Math.exp(-(((y - 0.22) / 0.08) ** 2));
      const tall = y * style.head.height + (y > 0.44 ? style.head.chin : 0);
      return [middle + (x - middle) * wide, tall > 0 ? tall * (1 + build.chin) : tall];
    }),
    8,
  );
}

function ear(figure: Figure, x: number, y: number, size: number, side: 1 | -1): DrawOp[] {
  const { style, person, build } = figure;
  const rx = 0.085 * size * build.earScale;
  const ry = 0.118 * size * build.earScale;
  const tip = style.head.earTip;
  const shape: Knot[] = [
    [x - side * 0.02, y - ry * 0.8],
    [x + side * rx * 0.6, y - ry - tip * 0.6],
    [x + side * (rx * 1.12 + tip * 0.3), y - ry * 0.45 - tip * 0.3],
    [x + side * rx * 0.92, y + ry * 0.35],
    [x + side * rx * 0.35, y + ry * 0.98],
    [x - side * 0.02, y + ry * 0.7],
  ];
  const inner = style.flat
    ? fill(ellipse(x + side * rx * 0.42, y, rx * 0.42, ry * 0.5), shadowOf(person.skin, 'skin', 0.75))
    : stroke(
        openCurve(
          [
            [x + side * rx * 0.3, y - ry * 0.5],
            [x + side * rx * 0.78, y - ry * 0.35],
            [x + side * rx * 0.62, y + ry * 0.1],
            [x + side * rx * 0.25, y + ry * 0.35],
          ],
          7,
        ),
        style.line.width * 0.9,
        inkOr(figure, () => adjust(person.skin, { lightnessTimes: 0.66, chroma: 0.04, hue: 20, turn: 0.3 })),
      );
  return solid(figure, [closedCurve(shape)], person.skin, { material: 'skin', inner: [inner], dots: false });
}

/** Everything the drawing of the eyes depends on. */
const lidKey = (
  { open, lidTilt, cheekPush, closed, pupil }: Expression,
  gaze: Point,
  blink: number,
): string => `eyes ${open} ${lidTilt} ${cheekPush} ${closed} ${pupil} ${gaze} ${blink}`;

export interface HeadLayers {
  /** Hair behind the neck and shoulders. */
  back: DrawOp[];
  head: DrawOp[];
  /** Braids that fall over the shoulders. */
  over: DrawOp[];
}

export interface HeadRequest {
  expression: Expression;
  gaze: Point;
  blink: number;
  outline: Polyline;
}

export function head(figure: Figure, { expression, gaze, blink, outline }: HeadRequest): HeadLayers {
  const { style, person, build } = figure;
  const skin = person.skin;
  const { remember, light } = figure;
  const { hair: hang } = figure.sway;
  const strands = remember(`hair ${light} ${hang}`, () => hair(figure));
  const shape = hairShapeOf(person.hairShape);
  const earY = 0.085 + build.eyeShift * 0.6;
  const wide = style.head.width * (1 + person.faceWidth * 0.03);
  const skullOps = remember(`skull ${light} ${hang} ${expression.puff}`, () => {
    const shadowColor = style.fringeShadow.color(skin);
    const { dx, dy } = style.fringeShadow;
    const cast = strands.cast.map((ring) => fill(shifted(ring, dx * light, dy), shadowColor));
    return [
      ...ear(figure, 0.445 * wide, earY + 0.005, 0.82, 1),
      ...ear(figure, -0.505 * wide, earY + 0.01, 1.04, -1),
      ...solid(figure, [outline], skin, {
        material: 'skin',
        gaps: [
          [-0.505 * wide, earY + 0.01, 0.085],
          [0.455 * wide, earY + 0.005, 0.06],
        ],
        inner: [...cast, ...freckles(figure)],
        shade: style.skullShade.strength,
        ...(style.skullShade.dotsFrom === undefined ? {} : { dotsFrom: style.skullShade.dotsFrom }),
      }),
    ];
  });
  const ops: DrawOp[] = [
    ...skullOps,
    ...remember(`cheeks ${expression.blush} ${expression.puff}`, () =>
      clip([outline], cheeks(figure, expression)),
    ),
  ];
  const nose = place(0, style.nose.y + build.noseShift);
  const noseSize = person.nose * build.noseScale + (person.grownUp ? 0.25 : 0);
  ops.push(
    ...style.drawNose(person, [nose.x + 0.02, nose.y], noseSize),
    ...mouth(figure, expression),
    ...remember(lidKey(expression, gaze, blink), () => eyes(figure, expression, gaze, blink)),
  );
  if (person.elder) ops.push(...wrinkles(figure));
  if (person.moustache) ops.push(...moustache(figure));
  const browColor = style.brow.color(person.hair);
  ops.push(...brows(figure, expression, browColor), ...glasses(figure), ...strands.front);
  // A dark fringe would swallow half of the acting: the brows are drawn once more through the hair.
  if (strands.cast.length > 0 && shape.overBrows)
    ops.push(...clip(strands.cast, brows(figure, expression, browThroughHair(person.hair))));
  ops.push(...headwear(figure), ...drops(figure, expression));
  return { back: strands.back, head: ops, over: strands.over };
}
