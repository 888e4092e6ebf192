import { clip, type DrawOp, fill, openCurve, type Point, solid, stroke } from '@milestoon/drawing';
import { type Ball, onBall, type Sight, skinOver } from '../rig/space.ts';
import type { Head, Species } from '../species.ts';
import { type Brush, fur, inkOf, lineOf, marksOn } from './brush.ts';
import { ears } from './ears.ts';
import { animalEye } from './eye.ts';
import type { Face } from './face.ts';
import { horns, tuft } from './hair.ts';
import { proboscis, tusks } from './trunk-nose.ts';
import { beak, gullet, jaw, lips, nose, whiskers } from './muzzle.ts';

/** A head from any side: what looks away first, the face last. */
export function head(brush: Brush, species: Species, face: Face, sight: Sight): DrawOp[] {
  const { pen, coat } = brush;
  const plan = species.head;
  const skull: Ball = { at: [0, 0, 0], r: plan.skull };
  const cranium = skinOver([skull, ...(plan.more ?? [])], sight);
  const snout = plan.snout.length > 0 ? skinOver(plan.snout, sight) : null;
  const faces = sight.near([1, 0, 0]) > -0.12;
  const drawn = ears(brush, plan.ears, skull, face, sight);
  const marks = marksOn(brush, skull, plan.marks, sight);
  const tip =
    snout && plan.snoutColor !== 'fur' ? clip([cranium, snout], [fill(snout, coat[plan.snoutColor])]) : [];
  const beakOps = beak(brush, plan, face, sight);
  const base = species.wool ? coat.dark : coat.fur;
  const covered = solid(pen, snout && faces ? [cranium, snout] : [cranium], base, { ...fur, inner: marks });
  const away =
    snout && !faces
      ? solid(pen, [snout], coat[plan.snoutColor === 'fur' ? 'fur' : plan.snoutColor], fur)
      : [];
  return [
    ...(faces
      ? []
      : [
          ...beakOps,
          ...proboscis(brush, plan, face, sight),
          ...tusks(brush, plan, sight),
          ...jaw(brush, plan, face, sight),
          ...away,
          ...nose(brush, plan, sight),
        ]),
    ...drawn.filter(({ before }) => !before).flatMap(({ ops }) => ops),
    ...(faces ? jaw(brush, plan, face, sight) : []),
    ...covered,
    ...(faces ? tip : []),
    ...eyes(brush, plan, skull, face, sight),
    ...(faces
      ? [...gullet(plan, face, sight), ...lips(brush, plan, face, sight), ...nose(brush, plan, sight)]
      : []),
    ...(plan.whiskers ? whiskers(brush, plan, sight) : []),
    ...(faces ? [...tusks(brush, plan, sight), ...proboscis(brush, plan, face, sight), ...beakOps] : []),
    ...tuft(brush, plan, skull, sight),
    ...drawn.filter(({ before }) => before).flatMap(({ ops }) => ops),
    ...horns(brush, plan, skull, sight),
  ];
}

function eyes(brush: Brush, { eye }: Head, skull: Ball, face: Face, sight: Sight): DrawOp[] {
  return [1, -1].flatMap((side) => {
    const aside = side * eye.aside;
    const facing = sight.near([Math.cos(aside), 0, Math.sin(aside)]);
    if (facing < 0.16) return [];
    const at = sight.see(
      onBall({ at: [0, 0, 0], r: [skull.r[0] * 0.96, skull.r[1], skull.r[2] * 0.94] }, aside, eye.up),
    );
    const narrow = Math.max(0.58, Math.min(1, facing * 1.25));
    return [
      ...animalEye(brush.pen, at, eye.size, narrow, brush.coat.eye, face),
      ...brow(brush, at, eye.size, narrow, side, face),
    ];
  });
}

/** Only feelings that need it have brows. */
function brow(
  brush: Brush,
  [x, y]: Point,
  size: number,
  narrow: number,
  side: number,
  { brows }: Face,
): DrawOp[] {
  if (Math.abs(brows) < 0.2) return [];
  const half = size * 0.85 * narrow;
  const slope = -brows * size * 0.55 * side;
  const top = y - size * (1.75 - 0.1 * brows);
  return [
    stroke(
      openCurve(
        [
          [x - half, top - slope],
          [x, top - size * 0.22],
          [x + half, top + slope],
        ],
        5,
      ),
      Math.max(lineOf(brush), size * 0.2),
      inkOf(brush),
      0.4,
      0.4,
    ),
  ];
}
