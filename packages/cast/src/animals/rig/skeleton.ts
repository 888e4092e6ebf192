/** From a posture to joints in space. */
import { lerp } from '@milestoon/drawing';
import { feet, type Foot, footAt, type Gait } from '../acting/gait.ts';
import type { Species } from '../species.ts';
import type { Posture } from './posture.ts';
import { type Ball, lifted, mixed, plus, type Spot } from './space.ts';

export interface Leg {
  foot: Foot;
  hind: boolean;
  root: Spot;
  knee: Spot;
  end: Spot;
}
export interface Joints {
  hip: Ball;
  belly: Ball;
  chest: Ball;
  head: Spot;
  legs: Leg[];
}

const legLength = ({ legs }: Species): number => legs.upper + legs.lower;

/** Stage pixels per frame. */
export const speedOf = (species: Species, gait: Gait): number =>
  (gait.stride * legLength(species) * species.scale) / gait.cycle;

interface Frame {
  hip: Spot;
  chest: Spot;
}

/** Hips and shoulders of each of the ways to be, before they are blended. */
function standing({ trunk }: Species): Frame {
  return { hip: [-trunk.length / 2, -trunk.hip, 0], chest: [trunk.length / 2, -trunk.shoulder, 0] };
}
function sitting({ trunk, sits }: Species): Frame {
  const hip: Spot = [-trunk.length * 0.36, -trunk.girth[0] * 0.94, 0];
  return { hip, chest: plus(hip, lifted([trunk.length * 0.94, 0, 0], sits ?? 0.3)) };
}
function lying({ trunk }: Species): Frame {
  const [rump, waist, breast] = trunk.girth;
  return {
    hip: [-trunk.length / 2, -Math.max(rump, waist) * 0.94, 0],
    chest: [trunk.length / 2, -Math.max(breast, waist) * 0.97, 0],
  };
}
function rearing(species: Species): Frame {
  const { trunk } = species;
  const hip: Spot = [-trunk.length * 0.28, -trunk.hip * 0.96, 0];
  return { hip, chest: plus(hip, lifted([trunk.length, 0, 0], 1.12)) };
}
const bowing = ({ trunk }: Species): Frame => ({
  hip: [-trunk.length * 0.46, -trunk.hip * 1.02, 0],
  chest: [trunk.length * 0.5, -trunk.girth[2] * 1.05, 0],
});

const towards = (a: Frame, b: Frame, t: number): Frame =>
  t <= 0 ? a : { hip: mixed(a.hip, b.hip, t), chest: mixed(a.chest, b.chest, t) };

function frameOf(species: Species, posture: Posture): Frame {
  let frame = standing(species);
  if (species.sits !== null) frame = towards(frame, sitting(species), posture.sit);
  frame = towards(frame, lying(species), posture.lie);
  frame = towards(frame, bowing(species), posture.bow);
  frame = towards(frame, rearing(species), posture.rear);
  const sunk = posture.crouch * 0.34 * legLength(species) - posture.lift;
  const turn = (spot: Spot): Spot => plus(lifted(spot, posture.pitch), [0, sunk, 0]);
  const middle: Spot = mixed(frame.hip, frame.chest, 0.5);
  const about = (spot: Spot): Spot =>
    plus(turn([spot[0] - middle[0], spot[1] - middle[1], 0]), [middle[0], middle[1], 0]);
  // However low it goes, nobody sinks into the ground; in water they may.
  const [rump, waist, breast] = species.trunk.girth;
  const above = ([f, d, a]: Spot, girth: number): Spot => [
    f,
    posture.lift < 0 ? d : Math.min(d, -Math.max(girth, waist) * 0.93),
    a,
  ];
  return { hip: above(about(frame.hip), rump), chest: above(about(frame.chest), breast) };
}

export function jointsOf(
  species: Species,
  posture: Posture,
  going: { gait: Gait; frame: number } | null,
  breath: number,
): Joints {
  const { trunk } = species;
  const { hip, chest } = frameOf(species, posture);
  const [rump, waist, breast] = trunk.girth;
  const ball = (at: Spot, r: number): Ball => ({ at, r: [r, r, r * trunk.broad] });
  const belly = plus(mixed(hip, chest, 0.5), [0, (trunk.girth[1] - (rump + breast) / 2) * 0.35 + 0.01, 0]);
  const legs = feet
    .filter((foot) => species.legs.count === 4 || foot.startsWith('hind'))
    .map((foot) => legAt(species, posture, foot, hip, chest, going));
  return {
    hip: ball(hip, rump * (1 + 0.01 * breath)),
    belly: ball(belly, waist * (1 + 0.025 * breath)),
    chest: ball(chest, breast * (1 + 0.015 * breath)),
    head: headAt(species, posture, chest, breath),
    legs,
  };
}

/** The head goes with the shoulders; reaching it comes down before the feet. */
function headAt(
  species: Species,
  { reach, sit, lie, rear, pitch, bow }: Posture,
  chest: Spot,
  breath: number,
): Spot {
  const { neck, head } = species;
  // Who sits or rears carries the head over the shoulders.
  const back = Math.min(1, sit * (species.sits ?? 0) * 0.9 + rear);
  const held: Spot = [
    neck.forward * (1 - 0.75 * back),
    -neck.up * (1 + 0.12 * back - 0.12 * lie - 0.1 * bow) - 0.006 * breath,
    0,
  ];
  const up = plus(chest, lifted(held, pitch * 0.6));
  const low: Spot = [chest[0] + Math.max(neck.forward * 1.25, head.skull[0] * 1.2), -head.skull[1] * 1.02, 0];
  // In an arc, not through the chest.
  const t = mixed(up, low, reach);
  return plus(t, [Math.sin(Math.PI * reach) * neck.up * 0.3, 0, 0]);
}

function legAt(
  species: Species,
  posture: Posture,
  foot: Foot,
  hip: Spot,
  chest: Spot,
  going: { gait: Gait; frame: number } | null,
): Leg {
  const { legs, trunk } = species;
  const hind = foot.startsWith('hind');
  const near = foot.endsWith('Near');
  const two = legs.count === 2;
  const side = (near ? -1 : 1) * legs.aside;
  const joint = two ? mixed(hip, chest, 0.45) : hind ? hip : chest;
  const girth = two ? trunk.girth[1] : hind ? trunk.girth[0] : trunk.girth[2];
  const root: Spot = [joint[0], joint[1] + girth * 0.3, side];
  const end = footSpot(species, posture, foot, root, going);
  return { foot, hind, root, end, knee: kneeOf(species, root, end, hind || two, posture) };
}

function footSpot(
  species: Species,
  { sit, lie, rear, bow, lift, paw, cock }: Posture,
  foot: Foot,
  root: Spot,
  going: { gait: Gait; frame: number } | null,
): Spot {
  const { legs, trunk, sits } = species;
  const hind = foot.startsWith('hind');
  const side = root[2];
  const length = legLength(species);
  const at = legs.count === 2 ? 0 : (hind ? -1 : 1) * (trunk.length / 2);
  const step = going ? footAt(going.gait, foot, going.frame) : { forward: 0, above: 0 };
  // Nobody stands like a table.
  const stagger = going || legs.count === 2 ? 0 : (hind === foot.endsWith('Near') ? -0.09 : 0.07) * length;
  // In the air legs hang and trail.
  const fly = going ? 0 : lift;
  const drawn = Math.min(1, fly / (length * 0.6));
  let spot: Spot = [
    at + stagger + step.forward * length,
    -step.above * length - fly + drawn * length * 0.16,
    side,
  ];
  if (going && lift > 0) spot = [spot[0], Math.min(0, spot[1] - lift * Math.min(1, step.above * 4)), side];
  if (drawn > 0) spot = plus(spot, [(hind ? -0.22 : 0.2) * length * drawn, -0.08 * length * drawn, 0]);
  if (legs.tucks && foot === 'hindFar' && !going && lift <= 0)
    spot = [root[0] + length * 0.04, root[1] + length * 0.42, side];
  if (legs.count === 2) return spot;
  const wide = 1 + 0.45 * sit;
  if (sits !== null && sit > 0)
    spot = mixed(
      spot,
      hind ? [root[0] + length * 0.62, 0, side * wide] : [root[0] + 0.02, 0, side * 0.8],
      sit,
    );
  if (lie > 0)
    spot = mixed(
      spot,
      hind ? [root[0] + length * 0.5, 0, side * 1.25] : [root[0] + length * 0.86, 0, side * 0.85],
      lie,
    );
  if (bow > 0 && !hind) spot = mixed(spot, [root[0] + length * 0.8, 0, side], bow);
  if (rear > 0 && !hind) spot = mixed(spot, [root[0] + length * 0.52, root[1] + length * 0.3, side], rear);
  if (rear > 0 && hind) spot = mixed(spot, [root[0] + 0.04, -lift, side * 1.2], rear);
  if (cock > 0 && foot === 'hindNear')
    spot = mixed(spot, [root[0] - length * 0.62, root[1] + length * 0.2, side * 2.6], cock);
  if (paw > 0 && foot === 'frontNear')
    spot = mixed(spot, [root[0] + length * 0.75, root[1] + length * 0.12, side], paw);
  return spot;
}

/** Between root and foot: hind knees point forward, elbows back. */
function kneeOf({ legs }: Species, root: Spot, end: Spot, hind: boolean, { lie, sit }: Posture): Spot {
  const [dx, dy] = [end[0] - root[0], end[1] - root[1]];
  const most = (legs.upper + legs.lower) * 0.999;
  const far = Math.min(most, Math.hypot(dx, dy) || 1e-3);
  const along = (legs.upper ** 2 - legs.lower ** 2 + far * far) / (2 * far);
  const out = Math.sqrt(Math.max(0, legs.upper ** 2 - along * along)) * (hind ? 1 : -1);
  const [ux, uy] = [dx / (Math.hypot(dx, dy) || 1), dy / (Math.hypot(dx, dy) || 1)];
  // The knee of who sits stands up, and out.
  const aside =
    root[2] + (end[2] - root[2]) * 0.5 + Math.sign(root[2]) * 0.03 * (hind ? lerp(sit, 1, lie) : 0);
  return [root[0] + ux * along + uy * out, root[1] + uy * along - ux * out, aside];
}
