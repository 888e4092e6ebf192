import {
  add,
  between,
  clip,
  type DrawOp,
  fill,
  rotate,
  shadowOf,
  shifted,
  solid,
  tube,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { skirtFolds } from './garments/marks.ts';
import { showsBack } from '../view/yaw.ts';
import type { Torso } from './torso-frame.ts';

/** The neck runs from the chest into the head, so it can never come off; the head shades it. */
export function neck(figure: Figure): DrawOp[] {
  const { style, build, joints, person } = figure;
  const k = style.body.limb * (build.neck > 1 ? 1.35 : 1);
  const ring = tube(
    [
      add(joints.chest, rotate([0, 0.06], joints.chestTurn)),
      joints.pivot,
      between(joints.pivot, joints.head, 0.35),
    ],
    [0.118 * k, 0.09 * k, 0.088 * k],
    { samples: 10 },
  );
  const shade = shadowOf(person.skin, 'skin', style.flat ? 0.8 : 1.05);
  return solid(figure, [ring], person.skin, {
    material: 'skin',
    shade: 0,
    dots: false,
    inner: [fill(shifted(figure.headOutline, 0.01 * figure.light, 0.055), shade)],
  });
}

export function torso(figure: Figure, frame: Torso): DrawOp[] {
  const { style, fit } = figure;
  const ring = frame.outline;
  const behind = showsBack(figure.yaw.body);
  const inner: DrawOp[] = [
    ...skirtFolds(figure, frame),
    ...((behind ? fit.garment.rear : fit.garment.inner)?.(figure, frame) ?? []),
  ];
  const chin = style.flat
    ? []
    : [
        fill(
          shifted(figure.headOutline, 0.02 * figure.light, 0.075),
          style.chestShadow(shadowOf(fit.top, 'cloth', 1.2)),
        ),
      ];
  return [
    ...solid(figure, [ring], fit.top, { shade: 0.95 }),
    ...clip([ring], [...inner, ...style.overTorso(frame), ...chin]),
    ...(behind ? [] : (fit.garment.over?.(figure, frame) ?? [])),
  ];
}
