import {
  adjust,
  apply,
  type Box,
  type Color,
  compose,
  type DrawList,
  type DrawOp,
  lightnessOf,
  type Matrix,
  type Point,
  random,
  rotation,
  scaling,
  translation,
} from '@milestoon/drawing';
import type { Action } from '../actions/names.ts';
import type { Character } from '../character.ts';
import type { Pen } from '../pen.ts';
import { drawn as onBody } from '../on-body/on-body.ts';
import type { BodySpot } from '../on-body/spots.ts';
import type { Performance } from '../performance.ts';
import { headPixels } from '../rig/rig.ts';
import { drawingStyle } from '../styles/index.ts';
import { type Acted, actedAt, gaitFor } from './acting/acted.ts';
import { gaits } from './acting/gait.ts';
import { collar, halter } from './drawing/band.ts';
import type { Brush } from './drawing/brush.ts';
import type { Face } from './drawing/face.ts';
import { head } from './drawing/head.ts';
import { mane } from './drawing/mane.ts';
import { tail } from './drawing/tail.ts';
import { trunkTip } from './drawing/trunk-nose.ts';
import { toys } from './drawing/toys.ts';
import { leg, trunk } from './drawing/trunk.ts';
import { wings } from './drawing/wing.ts';
import { coatIn } from './coat.ts';
import { kinds } from './kinds/index.ts';
import { type Joints, jointsOf, speedOf } from './rig/skeleton.ts';
import { animalSpot } from './rig/spots.ts';
import { plus, type Sight, sightOf, type Spot, tilt } from './rig/space.ts';
import type { AnimalRole } from './roles.ts';
import type { Head, Layered, Species } from './species.ts';

/** Stage pixels per frame by which walking away goes up the picture. */
export function animalRise(role: AnimalRole): number {
  const species = kinds[role];
  return speedOf(species, gaits[species.gaits.walk]) * tilt;
}

/** Stage pixels per frame by which the feet move the body. */
export function animalTravel(role: AnimalRole, action: Action): number {
  const species = kinds[role];
  const gait = gaitFor(species, action);
  return gait && action !== 'walk-away' ? speedOf(species, gait) : 0;
}

/** Room for a trunk that is raised, to both sides together, in stage pixels. */
export function trunkRoom(role: AnimalRole): number {
  const { scale, trunk, neck, head: plan } = kinds[role];
  const { proboscis } = plan;
  if (!proboscis) return 0;
  const front = trunk.length / 2 + neck.forward + proboscis.at[0] + proboscis.length * 1.15;
  return 2 * front * scale - animalSize(role).width;
}

/** Height and length when it stands, in stage pixels. */
export function animalSize(role: AnimalRole): { height: number; width: number } {
  const { scale, trunk, neck, head: plan } = kinds[role];
  const ears = plan.ears.kind === 'long' ? plan.ears.length * 0.8 : 0;
  const height = trunk.shoulder + neck.up + plan.skull[1] + ears;
  const width = trunk.length + trunk.girth[0] + neck.forward + plan.skull[0] * 1.6;
  return { height: height * scale, width: width * scale };
}

function brushFor(character: Character, { coats }: Species, mirrored: boolean): Brush {
  const pen: Pen = { style: drawingStyle(character.style), light: mirrored ? -1 : 1 };
  const coat =
    coats[character.coat ?? -1] ??
    (character.color ? coatIn(character.color, coats) : random(character.seed).pick(coats));
  // Without outlines white would vanish before a light ground.
  const toned = (color: Color): Color =>
    pen.style.flat && lightnessOf(color) > 0.93 ? adjust(color, { lightness: -0.045 }) : color;
  return {
    pen,
    coat: { ...coat, fur: toned(coat.fur), pale: toned(coat.pale), collar: character.look.signatureColor },
  };
}

interface Standing {
  joints: Joints;
  body: Sight;
  head: Sight;
  /** Units to stage pixels. */
  matrix: Matrix;
}

function standingOf(species: Species, { posture, yaw, going, breath, mirrored }: Acted): Standing {
  const joints = jointsOf(species, posture, going, breath);
  const body = sightOf(yaw.body);
  const width = species.scale / Math.sqrt(posture.squash);
  return {
    joints,
    body,
    head: sightOf(yaw.head, body.see(joints.head), posture.nod),
    matrix: compose(
      translation((mirrored ? -1 : 1) * posture.ahead * species.scale, 0),
      scaling(mirrored ? -width : width, species.scale * posture.squash),
      rotation(posture.roll * Math.max(species.legs.count === 2 ? 0.5 : 0.25, Math.abs(Math.cos(yaw.body)))),
    ),
  };
}

/** An animal in one frame: stage pixels, origin between its feet on the ground. */
export function performAnimal(character: Character, role: AnimalRole, performance: Performance): DrawList {
  const species = kinds[role];
  const acted = actedAt(character, species, performance);
  const standing = standingOf(species, acted);
  const brush = brushFor(character, species, acted.mirrored);
  const ops = drawn(brush, species, acted, standing);
  const on = (performance.onBody ?? []).map((each) =>
    onBody(each, animalSpot(each.spot, species, standing), brush.pen, headPixels / species.scale),
  );
  return [{ kind: 'group', matrix: standing.matrix, ops: [...ops, ...on] }];
}

/** Where a spot of an animal's body is, stage pixels from between the feet. */
export function animalSpotAt(
  character: Character,
  role: AnimalRole,
  performance: Performance,
  spot: BodySpot,
): Point {
  const species = kinds[role];
  const standing = standingOf(species, actedAt(character, species, performance));
  return apply(standing.matrix, animalSpot(spot, species, standing).at);
}

function drawn(
  brush: Brush,
  species: Species,
  acted: Acted,
  { joints, body, head: sight }: Standing,
): DrawOp[] {
  const { posture, face, swing, toy, food, thing, frame } = acted;
  const above = { ...face, ground: -joints.head[1] };
  const mouth = sight.see(mouthOf(species.head, above));
  const played = toys(brush, toy, {
    species,
    joints,
    sight: body,
    mouth,
    frame,
    ...(food ? { food } : {}),
    ...(thing ? { thing } : {}),
  });
  const [x, y] = body.see(joints.head);
  const headOps = [
    ...head(brush, species, above, sight),
    ...(species.collar === 'halter' ? halter(brush, species.head, sight) : []),
  ];
  const tilted: DrawOp[] =
    Math.abs(posture.tilt) < 1e-3
      ? headOps
      : [{ kind: 'group', matrix: about([x, y + species.head.skull[1] * 0.7], posture.tilt), ops: headOps }];
  const headNear = body.near([joints.head[0] - joints.chest.at[0] * 0.4, 0, 0]);
  const parts: Layered[] = [
    trunk(brush, species, joints, body),
    tail(brush, species, joints, posture, swing, body),
    ...joints.legs.map((one) => leg(brush, species, one, body)),
    ...wings(brush, species, joints, posture, body),
    ...mane(brush, species, joints, body, { sight, near: headNear + 0.34 }),
    { near: headNear + 0.33, ops: collar(brush, species, joints.head, joints.chest, body) },
    { near: headNear + 0.34, ops: tilted },
  ];
  return [
    ...played.behind,
    ...parts.sort((a, b) => a.near - b.near).flatMap(({ ops }) => ops),
    ...played.before,
  ];
}

/** Where something is taken up: mouth, beak, or the end of a trunk. */
function mouthOf({ proboscis, mouth, beak, snout }: Head, face: Face): Spot {
  if (proboscis) return trunkTip(proboscis, face);
  return mouth?.at ?? [beak?.length ?? snout.at(-1)?.at[0] ?? 0, 0.05, 0];
}

const about = ([x, y]: Point, angle: number): Matrix =>
  compose(translation(x, y), rotation(angle), translation(-x, -y));

/** Larger kinds hold their head as high as a child. */
const tallScale = 200;

/** Where a hand that pets it rests, on the forehead or, up high, on the nose: stage pixels from between its feet. */
export function crownOf(character: Character, role: AnimalRole, performance: Performance): Point {
  const species = kinds[role];
  const { head: sight, matrix } = standingOf(species, actedAt(character, species, performance));
  const [length, height] = species.head.skull;
  const nose = species.scale > tallScale ? species.head.snout.at(-1) : undefined;
  const spot: Spot = nose
    ? plus(nose.at, [nose.r[0] * 0.6, -nose.r[1] * 0.75, 0])
    : [0.2 * length, -0.94 * height, 0];
  return apply(matrix, sight.see(spot));
}

/** Height of its back, where somebody rides, in stage pixels. */
export function backHeight(role: AnimalRole): number {
  const { scale, trunk } = kinds[role];
  return ((trunk.hip + trunk.shoulder) / 2 + trunk.girth[1] * 0.92) * scale;
}

/** Where the face is, in stage pixels from between the feet. */
export function animalFace(character: Character, role: AnimalRole, told: Performance): Box {
  const species = kinds[role];
  // The camera does not go after a bird that flies away.
  const performance: Performance = told.action === 'fly-away' ? { ...told, action: 'stand' } : told;
  const { joints, body, matrix } = standingOf(species, actedAt(character, species, performance));
  const [x, y] = body.see(joints.head);
  const { skull } = species.head;
  const [half, tall] = [Math.max(skull[0], skull[2]) * 1.35, skull[1] * 1.25];
  const middle = x * matrix[0];
  const size = Math.abs(matrix[0]);
  return [middle - half * size, (y - tall) * matrix[3], 2 * half * size, 2 * tall * matrix[3]];
}
