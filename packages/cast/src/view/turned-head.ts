/** The head in profile and from behind: nose in the silhouette, one eye, an ear, hair all round. */
import {
  clip,
  closedCurve,
  type DrawOp,
  fill,
  type Knot,
  type Point,
  shifted,
  solid,
} from '@milestoon/drawing';
import { ear } from '../ear.ts';
import { brows, browThroughHair } from '../face/brows.ts';
import { eyes } from '../face/eyes.ts';
import { glasses } from '../face/glasses.ts';
import { mouth } from '../face/mouth.ts';
import { place } from '../face/placement.ts';
import { birthmark } from '../face/birthmark.ts';
import { cheeks, freckles, moustache, wrinkles } from '../face/skin-marks.ts';
import type { Figure } from '../figure.ts';
import { type HeadLayers, type HeadRequest, lidKey } from '../head.ts';
import { coversEars, seenHair } from '../hair/hair.ts';
import { turnedHair } from '../hair/turned/hair.ts';
import { cochlearCoil } from '../wear/cochlear-coil.ts';
import { eyePatch } from '../wear/eye-patch.ts';
import { hairClip } from '../wear/hair-clip.ts';
import { hearingAid } from '../wear/hearing-aid.ts';
import { turnedHeadwear } from '../wear/turned-headwear.ts';
import { reachOf } from './skull.ts';
import { faceHidden, profile } from './yaw.ts';

/** Where the nose leads the silhouette, and a feature drawn on the cheek would lie beyond it. */
const noseInSilhouette = (yaw: number): boolean => yaw > 0.75 && yaw < 2.15;

/** A button nose on the edge of the face. */
function noseRing({ person, build, style }: Figure, outline: readonly Point[], yaw: number): Point[] {
  const y = style.nose.y + build.noseShift;
  const size =
    (0.75 + 0.5 * (person.nose * build.noseScale + (person.grownUp ? 0.25 : 0))) *
    Math.sin(Math.min(yaw, Math.PI - yaw));
  const x = reachOf(outline, y).right;
  const ring: Knot[] = [
    [x - 0.08, y - 0.13],
    [x + 0.004, y - 0.075],
    [x + 0.045 * size, y - 0.03],
    [x + 0.058 * size, y + 0.004],
    [x + 0.035 * size, y + 0.034],
    [x - 0.012, y + 0.05],
    [x - 0.09, y + 0.08],
  ];
  return closedCurve(ring, 8);
}

/** From here on its back is seen. */
const earTurns = 2.1;

/** The near ear, carried round from the left edge of the head to its right one. */
function nearEar(figure: Figure, yaw: number, earY: number): DrawOp[] {
  const x = 0.5 * Math.sin(yaw - 1.66);
  const aided = figure.person.hearingAid;
  return yaw < earTurns
    ? [
        ...ear(figure, x + 0.02, earY, 1.04, -1),
        ...(aided ? hearingAid(figure, x + 0.02, earY, 1.04, -1) : []),
      ]
    : [
        ...ear(figure, x * 0.98, earY, 0.95, 1, true),
        ...(aided ? hearingAid(figure, x * 0.98, earY, 0.95, 1, true) : []),
      ];
}

/** The coil goes round with the near ear; behind it is toward the back of the head. */
const coil = (figure: Figure, yaw: number, earY: number): DrawOp[] =>
  cochlearCoil(figure, 0.5 * Math.sin(yaw - 1.66), earY, -Math.cos(yaw - 1.66));

/** The other ear, seen from behind. */
const farEar = (figure: Figure, earY: number): DrawOp[] => [
  ...ear(figure, -0.485, earY, 0.95, -1, true),
  ...(figure.person.hearingAid ? hearingAid(figure, -0.485, earY, 0.95, -1, true) : []),
];

function face(figure: Figure, { expression, gaze, blink, outline }: HeadRequest): DrawOp[] {
  const { style, person, build, remember } = figure;
  const yaw = figure.yaw.head;
  const ops: DrawOp[] = clip(
    [outline],
    [...cheeks(figure, expression), ...freckles(figure), ...birthmark(figure)],
  );
  const nose = place(0, style.nose.y + build.noseShift, yaw);
  if (!noseInSilhouette(yaw)) {
    const size = person.nose * build.noseScale + (person.grownUp ? 0.25 : 0);
    ops.push(...style.drawNose(person, [nose.x + 0.02, nose.y], size));
  }
  ops.push(...clip([outline], mouth(figure, expression)));
  ops.push(
    ...remember(`${yaw} ${lidKey(expression, gaze, blink)}`, () =>
      clip([outline], eyes(figure, expression, gaze, blink)),
    ),
  );
  if (person.elder) ops.push(...clip([outline], wrinkles(figure)));
  if (person.moustache) ops.push(...moustache(figure));
  ops.push(
    ...clip(
      [outline],
      [...brows(figure, expression, style.brow.color(person.naturalHair)), ...eyePatch(figure)],
    ),
  );
  return ops;
}

export function turnedHead(figure: Figure, request: HeadRequest): HeadLayers {
  const { style, person, build, light } = figure;
  const { expression, outline } = request;
  const yaw = figure.yaw.head;
  const { hair: hang } = figure.sway;
  const strands = figure.remember(`hair ${yaw} ${light} ${hang}`, () => turnedHair(figure, outline));
  const shape = seenHair(person);
  const hidden = faceHidden(yaw);
  const earY = 0.095 + build.eyeShift * 0.6;
  const beside = yaw > 0.5 && yaw < 2.8;
  const covered = coversEars(shape) || person.headwear === 'hijab';
  const tucked = person.hearingAid && person.headwear !== 'hijab';
  const { dx, dy } = style.fringeShadow;
  const shadow = style.fringeShadow.color(person.skin);
  const rings = [outline as Point[], ...(noseInSilhouette(yaw) ? [noseRing(figure, outline, yaw)] : [])];
  const skull = solid(figure, rings, person.skin, {
    material: 'skin',
    inner: strands.cast.map((ring) => fill(shifted(ring, dx * light, dy), shadow)),
    shade: style.skullShade.strength,
    ...(style.skullShade.dotsFrom === undefined ? {} : { dotsFrom: style.skullShade.dotsFrom }),
  });
  const head: DrawOp[] = [
    ...(yaw > 2.6 && !covered ? farEar(figure, earY) : []),
    ...(beside || covered ? [] : nearEar(figure, yaw, earY)),
    ...skull,
    ...(hidden ? [] : face(figure, request)),
    ...strands.front,
    // Hair that would hide a hearing aid is tucked behind the ear.
    ...((covered ? tucked && yaw < 2.2 : beside) ? nearEar(figure, yaw, earY) : []),
    ...(hidden ? [] : glasses(figure)),
    ...strands.bound,
    ...(beside && person.headwear !== 'hijab' ? coil(figure, yaw, earY) : []),
    ...hairClip(figure),
  ];
  if (!hidden && strands.cast.length > 0 && shape.overBrows)
    head.push(
      ...clip(strands.cast, clip([outline], brows(figure, expression, browThroughHair(person.naturalHair)))),
    );
  head.push(...turnedHeadwear(figure));
  // From behind what hangs at the back lies over everything; from the side it falls behind the shoulder.
  return yaw > profile
    ? { back: strands.back, head: [...head, ...strands.over], over: [] }
    : { back: strands.back, head, over: strands.over };
}
