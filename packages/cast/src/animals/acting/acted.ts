/** From a performance to everything a drawing of an animal needs. */
import type { HeldThing } from '../../props/slot.ts';
import { clamp, clamp01, easing, lerp, noise, radians } from '@milestoon/drawing';
import { definitionOf } from '../../actions/index.ts';
import type { Action } from '../../actions/names.ts';
import { blinkAt } from '../../blink.ts';
import type { Character } from '../../character.ts';
import type { Performance } from '../../performance.ts';
import { threeQuarter } from '../../view/yaw.ts';
import type { Snack } from '../../foods.ts';
import type { Face } from '../drawing/face.ts';
import type { Swing } from '../drawing/tail.ts';
import type { Toy } from '../drawing/toys.ts';
import { blendPostures, type Posture } from '../rig/posture.ts';
import type { Species } from '../species.ts';
import { type Deed, postureAt } from './deed.ts';
import { type Gait, gaits } from './gait.ts';
import { blendMoods, type Mood, moods } from './mood.ts';

export interface Acted {
  posture: Posture;
  face: Omit<Face, 'ground'>;
  /** Radians, turned to the right; a drawing that looks left is mirrored. */
  yaw: { body: number; head: number };
  mirrored: boolean;
  going: { gait: Gait; frame: number } | null;
  swing: Swing;
  /** -1 breathed out … 1 in. */
  breath: number;
  toy?: Toy;
  /** What of the story it eats or licks up, from the ground. */
  thing?: HeldThing;
  food?: Snack;
  frame: number;
}

/** Frames over which one deed flows into the next. */
const blend = 8;
/** Frames after which loose parts follow. */
const late = 3;

export const deedOf = (action: Action, { wings, head }: Species): Deed => {
  const { animal, bird, trunk } = definitionOf(action);
  return (wings ? bird : head.proboscis ? trunk : undefined) ?? animal;
};

export const gaitFor = (species: Species, action: Action): Gait | null => {
  const { gait } = deedOf(action, species);
  return gait ? gaits[species.gaits[gait]] : null;
};

function postureOf(species: Species, action: Action, mood: Mood, frame: number): Posture {
  const deed = deedOf(action, species);
  const posture = postureAt(deed, frame);
  const gait = gaitFor(species, action);
  const body = gait ? gait.body((frame / gait.cycle) % 1) : {};
  const add = (part: keyof Posture): number => posture[part] + (body[part] ?? 0);
  const felt = deed.busy ? 0.35 : 1;
  const legs = species.legs.upper + species.legs.lower;
  return {
    ...posture,
    // Short legs jump low; wings carry anybody.
    lift: posture.lift * (species.wings ? 1 : Math.min(1, legs * 2.6)) + (body.lift ?? 0) * legs,
    pitch: add('pitch'),
    roll: add('roll'),
    reach: add('reach'),
    wings: add('wings'),
    crouch: add('crouch') + mood.crouch * felt * (1 - posture.lie) * (1 - posture.sit),
    squash: posture.squash + (body.squash ?? 1) - 1,
    nod: add('nod') + mood.nod * felt,
    tilt: add('tilt') + mood.tilt * felt,
    ears: clamp(posture.ears + mood.ears * felt, -1, 1),
    tail: clamp(add('tail') + mood.tail, -1, 1),
    open: Math.max(
      posture.open,
      mood.open * (species.pants ? 1 : 0.3) * felt * (1 - posture.lie * posture.reach),
    ),
  };
}

/** The posture `earlier` frames before the performance, flowing out of what was done before. */
function postureBefore(species: Species, performance: Performance, mood: Mood, earlier: number): Posture {
  const { action, actionFrame, previous } = performance;
  const frame = actionFrame - earlier;
  if (!previous || frame >= blend) return postureOf(species, action, mood, Math.max(0, frame));
  const before = postureOf(species, previous.action, mood, Math.max(0, previous.actionFrame - earlier));
  if (frame <= 0) return before;
  return blendPostures(before, postureOf(species, action, mood, frame), easing.soft(frame / blend));
}

/** Three-quarter, where people rest; an animal rests further round. Profile and back are the same for all. */
const quarter = (threeQuarter * 180) / Math.PI;
function yawOf(degrees: number, rest: number): number {
  const turned = Math.abs(degrees);
  const side = Math.max(90, rest);
  const angle =
    turned <= quarter
      ? rest * (turned / quarter)
      : turned <= 90
        ? lerp(rest, side, (turned - quarter) / (90 - quarter))
        : lerp(side, 180, (turned - 90) / 90);
  return radians(angle) * Math.sign(degrees);
}

function viewAt(
  species: Species,
  { action, actionFrame, previous, heading, facing }: Performance,
): { body: number; head: number; mirrored: boolean } {
  const now = deedOf(action, species).view;
  const before = previous ? deedOf(previous.action, species).view : now;
  const t = previous ? easing.soft(clamp01(actionFrame / blend)) : 1;
  const rest = { body: lerp(before.body, now.body, t), head: lerp(before.head, now.head, t) };
  if (!heading) return { body: radians(rest.body), head: radians(rest.head), mirrored: facing === 'left' };
  const body = yawOf(heading.body, rest.body);
  const head = yawOf(heading.head, rest.head);
  const mirrored = body === 0 ? facing === 'left' : body < 0;
  return { body: Math.abs(body), head: mirrored ? -head : head, mirrored };
}

/** Whoever is looked at: the head turns to them as far as a neck goes. */
function headYaw(
  body: number,
  held: number,
  { gaze }: Performance,
  mirrored: boolean,
  deed: Deed,
  turn: number,
): number {
  const aim = gaze && !deed.busy ? (mirrored ? -gaze[0] : gaze[0]) : null;
  const towards = aim === null ? held : lerp(held, aim * 1.25, 0.65);
  return clamp(towards + turn, body - 1.45, body + 1.2);
}

/** Done with the mouth at the ground: what the story names lies there. */
const atGround: ReadonlySet<string> = new Set(['eat', 'lick', 'peck']);

export function actedAt(character: Character, species: Species, performance: Performance): Acted {
  const { action, actionFrame, frame, emotion, previous, food, thing } = performance;
  const { seed } = character;
  const deed = deedOf(action, species);
  const t = previous ? easing.soft(clamp01(actionFrame / blend)) : 1;
  const mood = previous ? blendMoods(moods[previous.emotion], moods[emotion], t) : moods[emotion];
  const posture = postureBefore(species, performance, mood, 0);
  const lagging = postureBefore(species, performance, mood, late);
  const view = viewAt(species, performance);
  const gait = gaitFor(species, action);
  const wag = ((mood.wag + posture.wag * 2) * (2 * Math.PI)) / 24;
  const wide = Math.min(0.9, (mood.wide + posture.wag * 0.3) * (deed.gait === 'run' ? 0.4 : 1));
  const tilted = (lagging.roll - posture.roll) * 2;
  const lids = Math.max(posture.lids, mood.lids * (posture.open > 0.3 && mood.joy < 0.5 ? 0.5 : 1));
  return {
    posture,
    yaw: {
      body: view.body,
      head: headYaw(view.body, view.head, performance, view.mirrored, deed, posture.turn),
    },
    mirrored: view.mirrored,
    going: gait ? { gait, frame: actionFrame } : null,
    breath: Math.sin((frame / (action === 'sleep' ? 72 : 46)) * 2 * Math.PI + (seed % 97)),
    swing: (after) => Math.sin(frame * wag - after) * wide + tilted,
    ...(deed.toy ? { toy: deed.toy } : {}),
    ...(thing && atGround.has(action) ? { toy: 'meal' as const, thing } : {}),
    ...(food && food !== 'pasta' && food !== 'bowlful' ? { food } : {}),
    frame: actionFrame,
    face: {
      blink: Math.max(lids, blinkAt(seed, frame)),
      joy: Math.max(posture.joy, mood.joy),
      // Panting.
      open: posture.open * (mood.open > 0.2 ? 0.85 + 0.15 * Math.sin(frame / 2.2) : 1),
      ears: clamp(posture.ears + noise(seed, 'ears', frame, 16) * 0.12, -1, 1),
      swing:
        lagging.lift -
        posture.lift +
        (posture.crouch - lagging.crouch) * 0.05 +
        (lagging.nod - posture.nod) * 0.12,
      sway: Math.sin((frame / 96) * 2 * Math.PI + (seed % 89)),
      gaze: [performance.gaze ? performance.gaze[0] * (view.mirrored ? -1 : 1) : 0.2, 0],
      wide: mood.eyes,
      brows: mood.brows,
    },
  };
}
