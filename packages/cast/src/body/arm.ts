import {
  add,
  at,
  clip,
  type DrawOp,
  fill,
  hanging,
  lerp,
  openCurve,
  perpendicular,
  type Point,
  scale,
  section,
  shadowOf,
  shifted,
  solid,
  stroke,
  subtract,
  tube,
  unit,
  withAlpha,
} from '@milestoon/drawing';
import { farther, type Figure, inkOr } from '../figure.ts';
import type { Arm } from '../rig/skeleton.ts';
import { handDrawing } from './hands.ts';
import { limbLine } from './limbs.ts';
import type { Torso } from './torso-frame.ts';

/** Arm and hand in one silhouette, then the sleeve. `dim`: it is the far arm, behind the body. */
export function arm(figure: Figure, torso: Torso, joints: Arm, dim: boolean): DrawOp[] {
  const { style, person, build } = figure;
  const k = style.body.limb * build.limb;
  const skin = dim ? farther(figure, person.skin) : person.skin;
  const centre = limbLine(joints.shoulder, joints.elbow, joints.wrist);
  const hand = handDrawing(
    add(joints.wrist, scale(hanging(joints.end), -0.015)),
    joints.end,
    joints.hand,
    joints.thumb,
    style.body.hand * build.limb,
  );
  const ops = solid(
    figure,
    [tube(centre, [0.078 * k, 0.066 * k, 0.058 * k, 0.052 * k]), ...hand.rings],
    skin,
    {
      material: 'skin',
      shade: 0.7,
      dots: false,
    },
  );
  if (style.flat)
    ops.push(...hand.lines.slice(0, 1).map((line) => stroke(line, 0.01, shadowOf(skin, 'skin', 1), 1, 1)));
  else {
    const color = style.line.color(skin, 'skin');
    // Finer than an outline, and running out: thick ones look like claws.
    ops.push(...hand.lines.map((line) => stroke(line, style.line.width * 0.62, color, 0.7, 0.1)));
  }
  return [
    ...ops,
    ...sleeve(figure, torso, joints, centre, dim),
    ...armbands(figure, centre),
    ...(dim ? [] : armCast(figure, centre)),
  ];
}

/** Blown up round the upper arm, with its seam. */
function armbands(figure: Figure, centre: readonly Point[]): DrawOp[] {
  const { style, build, person } = figure;
  const color = person.outfit.armbands;
  if (!color) return [];
  const k = style.body.limb * build.limb;
  const [from, to] = [0.14, 0.46];
  return [
    ...solid(
      figure,
      [tube(section(centre, from, to, 12), [0.16 * k, 0.21 * k, 0.16 * k], { samples: 12 })],
      color,
      {
        shade: 0.6,
        dots: false,
      },
    ),
    ...solid(
      figure,
      [
        tube(section(centre, 0.28, 0.32, 6), [0.212 * k, 0.212 * k], {
          samples: 6,
          start: 'flat',
          end: 'flat',
        }),
      ],
      '#e2483e',
      { shade: 0.2, line: 0.4, dots: false },
    ),
  ];
}

/** Plaster from the elbow to the knuckles. */
function armCast(figure: Figure, centre: readonly Point[]): DrawOp[] {
  const { style, build, person } = figure;
  const color = person.outfit.armCast;
  if (!color) return [];
  const k = style.body.limb * build.limb;
  return solid(
    figure,
    [tube(section(centre, 0.52, 1, 12), [0.1 * k, 0.094 * k], { samples: 12, start: 'flat', end: 'flat' })],
    color,
    { shade: 0.8, dots: false },
  );
}

function sleeve(figure: Figure, torso: Torso, joints: Arm, centre: readonly Point[], dim: boolean): DrawOp[] {
  const { style, build, fit } = figure;
  if (!fit.sleeve) return [];
  const { to, width, flare, cuff } = fit.sleeve;
  const k = style.body.limb * build.limb;
  const long = to > 0.6;
  const base = dim ? farther(figure, fit.sleeve.color) : fit.sleeve.color;
  const line = section(centre, 0, to, 18);
  const start = 0.094 * k * width;
  const end = (long ? 0.074 : 0.108) * k * width * flare;
  const ring = tube(line, (t) => lerp(start, end, t), { samples: 20, end: 'flat' });
  const hem = at(line, -1);
  const along = unit(subtract(hem, at(line, -3)));
  const inner: DrawOp[] = [];
  if (long && !style.flat) {
    const bend = unit(subtract(hem, joints.shoulder));
    inner.push(
      stroke(
        openCurve(
          [
            add(joints.elbow, scale(perpendicular(bend), 0.05)),
            joints.elbow,
            add(joints.elbow, [-0.02, 0.02]),
          ],
          5,
        ),
        style.line.width * 0.9,
        inkOr(figure, () => style.line.color(base, 'cloth')),
      ),
    );
  }
  const ops: DrawOp[] = [];
  if (style.flat && !dim)
    ops.push(
      ...clip(
        [torso.outline],
        [fill(shifted(ring, 0.02, 0.012), withAlpha(shadowOf(fit.sleeve.color, 'cloth', 1.1), 0.8))],
      ),
    );
  const inward = unit(subtract(figure.joints.chest, joints.shoulder));
  const [x, y] = add(joints.shoulder, scale(inward, 0.07));
  ops.push(...solid(figure, [ring], base, { gaps: dim ? [] : [[x, y, 0.115 * k]], inner, shade: 0.8 }));
  if (cuff)
    ops.push(
      ...solid(
        figure,
        [
          tube([add(hem, scale(along, -0.055)), add(hem, scale(along, 0.012))], [end * 1.06, end * 1.08], {
            samples: 4,
            start: 'flat',
            end: 'flat',
          }),
        ],
        dim ? farther(figure, cuff) : cuff,
        { line: 0.9, shade: 0.5 },
      ),
    );
  return ops;
}
