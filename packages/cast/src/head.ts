/** The head in its own space: origin in the middle of the skull, chin at +0.5, facing right by a quarter. */
import { clip, type DrawOp, fill, type Point, type Polyline, shifted, solid } from '@milestoon/drawing';
import { ear } from './ear.ts';
import { brows, browThroughHair } from './face/brows.ts';
import { drops } from './face/drops.ts';
import type { Expression } from './face/expressions.ts';
import { eyes } from './face/eyes.ts';
import { glasses } from './face/glasses.ts';
import { mouth } from './face/mouth.ts';
import { birthmark } from './face/birthmark.ts';
import { cheeks, freckles, moustache, wrinkles } from './face/skin-marks.ts';
import { place } from './face/placement.ts';
import type { Figure } from './figure.ts';
import { coversEars, hair, seenHair } from './hair/hair.ts';
import { cochlearCoil } from './wear/cochlear-coil.ts';
import { eyePatch } from './wear/eye-patch.ts';
import { hairClip } from './wear/hair-clip.ts';
import { hearingAid } from './wear/hearing-aid.ts';
import { headwear } from './wear/headwear.ts';

/** Everything the drawing of the eyes depends on. */
export const lidKey = (
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
  const strands = remember(`hair ${figure.yaw.head} ${light} ${hang}`, () => hair(figure));
  const shape = seenHair(person);
  const bare = person.headwear !== 'hijab';
  const earY = 0.085 + build.eyeShift * 0.6;
  const wide = style.head.width * (1 + person.faceWidth * 0.03);
  const nearEar = ear(figure, -0.505 * wide, earY + 0.01, 1.04, -1);
  const aid = (at: 'skin' | 'hair'): DrawOp[] =>
    person.hearingAid && bare && coversEars(shape) === (at === 'hair')
      ? hearingAid(figure, -0.505 * wide, earY + 0.01, 1.04, -1)
      : [];
  const skullOps = remember(`skull ${figure.yaw.head} ${light} ${hang} ${expression.puff}`, () => {
    const shadowColor = style.fringeShadow.color(skin);
    const { dx, dy } = style.fringeShadow;
    const cast = strands.cast.map((ring) => fill(shifted(ring, dx * light, dy), shadowColor));
    return [
      ...(bare ? ear(figure, 0.445 * wide, earY + 0.005, 0.82, 1) : []),
      ...(bare ? nearEar : []),
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
      ...aid('skin'),
    ];
  });
  const ops: DrawOp[] = [
    ...skullOps,
    ...remember(`cheeks ${figure.yaw.head} ${light} ${expression.blush} ${expression.puff}`, () =>
      clip([outline], [...cheeks(figure, expression), ...birthmark(figure)]),
    ),
  ];
  const nose = place(0, style.nose.y + build.noseShift, figure.yaw.head);
  const noseSize = person.nose * build.noseScale + (person.grownUp ? 0.25 : 0);
  ops.push(
    ...style.drawNose(person, [nose.x + 0.02, nose.y], noseSize),
    ...mouth(figure, expression),
    ...remember(`${figure.yaw.head} ${lidKey(expression, gaze, blink)}`, () =>
      eyes(figure, expression, gaze, blink),
    ),
  );
  if (person.elder) ops.push(...wrinkles(figure));
  if (person.moustache) ops.push(...moustache(figure));
  const browColor = style.brow.color(person.naturalHair);
  ops.push(
    ...brows(figure, expression, browColor),
    ...eyePatch(figure),
    ...glasses(figure),
    ...strands.front,
  );
  // Hair that would hide the aid is tucked behind the ear.
  if (aid('hair').length > 0) ops.push(...nearEar, ...aid('hair'));
  if (bare) ops.push(...cochlearCoil(figure, -0.505 * wide, earY, 0));
  // A dark fringe would swallow half of the acting: the brows are drawn once more through the hair.
  if (strands.cast.length > 0 && shape.overBrows)
    ops.push(...clip(strands.cast, brows(figure, expression, browThroughHair(person.naturalHair))));
  ops.push(...hairClip(figure), ...headwear(figure), ...drops(figure, expression));
  return { back: strands.back, head: ops, over: strands.over };
}
