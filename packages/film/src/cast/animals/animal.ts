import type { Box, DrawList, DrawOp, Point } from '../../core/draw-list.ts';
import { clamp01, easing } from '../../core/easing.ts';
import { add, compose, openCurve, scaling, translation, tube, ellipse } from '../../core/geometry.ts';
import { noise, random } from '../../core/random.ts';
import type { Action } from '../actions.ts';
import { blinkAt } from '../blink.ts';
import type { Character } from '../character.ts';
import type { Emotion } from '../emotions.ts';
import { adjust } from '../material.ts';
import { type Pen, solid } from '../pen.ts';
import type { Performance } from '../performance.ts';
import { reach } from '../rig/reach.ts';
import { drawingStyle } from '../styles/index.ts';
import { viewOf } from '../view/heading.ts';
import { bird, duck } from './bird.ts';
import { cat } from './cat.ts';
import { dog } from './dog.ts';
import { hamster } from './hamster.ts';
import { horse } from './horse.ts';
import { rabbit } from './rabbit.ts';
import type { AnimalRole } from './roles.ts';
import type { Coat, Muzzle, Species } from './species.ts';

const species: Record<AnimalRole, Species> = { dog, cat, rabbit, hamster, bird, duck, horse };

const walking: readonly Action[] = ['walk', 'run', 'bike'];
const hopping: readonly Action[] = ['jump', 'cheer', 'dance'];
const upright: readonly Action[] = [...walking, ...hopping, 'stand'];
const glad: readonly Emotion[] = ['happy', 'laughing', 'proud', 'surprised'];
const cycle = 20;
const planted = 0.6;
/** Units per frame of who hops. */
const hopSpeed = 0.03;

const stepOf = (action: Action): number => (action === 'run' || action === 'bike' ? 1.7 : 1);

/** Stage pixels per frame by which the paws move the body. */
export function animalTravel(role: AnimalRole, action: Action): number {
  if (!walking.includes(action)) return 0;
  const { standing: onFour, scale: size } = species[role];
  return (onFour?.speed ?? hopSpeed) * size * stepOf(action);
}

function coatOf(character: Character, { coats }: Species): Coat {
  const { pick } = random(character.seed);
  return { ...pick(coats), collar: character.look.signatureColor };
}

/** Height of a hop 0…1 and squash, from the frame of the action: crouch, fly, land. */
function hopAt(frame: number): { lift: number; squash: number } {
  const t = frame % 24;
  if (t < 6) return { lift: 0, squash: 1 - 0.12 * Math.sin((t / 6) * Math.PI) };
  if (t < 16) {
    const s = (t - 6) / 10;
    return { lift: 4 * s * (1 - s), squash: 1 + 0.08 * Math.cos(s * Math.PI) ** 2 };
  }
  return { lift: 0, squash: 1 - 0.13 * Math.sin(clamp01((t - 16) / 6) * Math.PI) };
}

/** A pet in one frame: stage pixels, origin between the paws on the ground. */
export function performAnimal(character: Character, role: AnimalRole, performance: Performance): DrawList {
  const plan = species[role];
  const { mirrored } = viewOf(performance);
  const pen: Pen = { style: drawingStyle(character.style), light: mirrored ? -1 : 1 };
  const coat = coatOf(character, plan);
  const { action, actionFrame, frame, emotion } = performance;
  const happy = glad.includes(emotion);
  const breath = Math.sin((frame / 44) * 2 * Math.PI);
  const wag = Math.sin((frame / (happy ? 9 : 26)) * 2 * Math.PI) * (happy ? 1 : 0.5);
  const asleep = action === 'sleep' || emotion === 'sleepy';
  const gazeX = performance.gaze ? performance.gaze[0] * (mirrored ? -1 : 1) : 0.2;
  const muzzle: Muzzle = {
    blink: asleep ? 1 : blinkAt(character.seed, frame),
    open: happy ? 0.75 + 0.25 * Math.sin((frame / 7) * 2 * Math.PI) : 0,
    ears:
      (happy ? 0.35 : 0) +
      noise(character.seed, 'ears', frame, 16) * 0.12 -
      (emotion === 'sad' || emotion === 'scared' || emotion === 'shy' ? 0.6 : 0),
    gaze: [gazeX, 0],
  };
  const onFour = plan.standing && (upright.includes(action) || !plan.seated) ? plan.standing : undefined;
  const hops = hopping.includes(action) || (!plan.standing && walking.includes(action));
  const hop = hops ? hopAt(actionFrame) : { lift: 0, squash: 1 };
  const ops = onFour
    ? standing(pen, plan, onFour, coat, muzzle, {
        wag,
        breath,
        phase: walking.includes(action) ? (actionFrame * stepOf(action)) / cycle : null,
        lift: hop.lift,
      })
    : [
        ...(plan.seated?.(pen, coat, hop.lift > 0 ? 1 : wag) ?? []),
        headAt(pen, plan, coat, muzzle, [0, breath * 0.006], happy ? wag * 0.03 : 0),
      ];
  const { scale: size } = plan;
  const squash = hop.squash * (onFour ? 1 : 1 + 0.008 * breath);
  const width = size / Math.sqrt(squash);
  const matrix = compose(
    translation(0, -hop.lift * size * 0.45),
    scaling(mirrored ? -width : width, size * squash),
  );
  return [{ kind: 'group', matrix, ops }];
}

/** The head turns a little about the neck. */
function headAt(pen: Pen, plan: Species, coat: Coat, muzzle: Muzzle, [dx, dy]: Point, tilt: number): DrawOp {
  const neck: Point = [0, plan.neck];
  const c = Math.cos(tilt);
  const s = Math.sin(tilt);
  return {
    kind: 'group',
    matrix: compose(
      translation(neck[0] + dx, neck[1] + dy),
      [c, s, -s, c, 0, 0],
      translation(-neck[0], -neck[1]),
    ),
    ops: plan.head(pen, coat, muzzle),
  };
}

interface Moment {
  wag: number;
  breath: number;
  /** Cycle of the walk, or null when standing still. */
  phase: number | null;
  lift: number;
}

/** On four legs: far legs, trunk with tail, near legs, head. Diagonal legs go together. */
function standing(
  pen: Pen,
  plan: Species,
  onFour: NonNullable<Species['standing']>,
  coat: Coat,
  muzzle: Muzzle,
  moment: Moment,
): DrawOp[] {
  const { rump, chest, girth, leg, tail, head, speed } = onFour;
  const bounce = moment.phase === null ? 0 : 0.014 * Math.cos(4 * Math.PI * moment.phase);
  const y = bounce - moment.breath * 0.004;
  const tailLine = tail.line.map(
    ([px, py], i): Point => [px - moment.wag * 0.05 * i, py + y + Math.abs(moment.wag) * 0.012 * i],
  );
  const trunk = tube(
    openCurve(
      [
        [rump[0], rump[1] + y],
        [(rump[0] + chest[0]) / 2, (rump[1] + chest[1]) / 2 + y + 0.02],
        [chest[0], chest[1] + y],
      ],
      8,
    ),
    girth,
  );
  const fur = { material: 'hair' } as const;
  const paw = (x: number, offset: number, far: boolean, back: boolean): DrawOp[] => {
    const color = far ? adjust(coat.fur, { lightness: -0.07 }) : coat.fur;
    const hip: Point = [x, rump[1] + y + 0.04];
    const foot = add([x, 0], pawAt(moment, offset, speed * cycle * planted, leg.thick));
    const { middle, end } = reach(hip, foot, leg.upper + 0.07, leg.lower + 0.06, back ? 1 : -1);
    const line = openCurve([hip, middle, end], 8);
    return [
      ...solid(pen, [tube(line, [leg.thick * 1.35, leg.thick, leg.thick * 0.82])], color, {
        ...fur,
        shade: 0.6,
        gaps: [[hip[0], hip[1], leg.thick * 2.2]],
      }),
      ...solid(
        pen,
        [
          ellipse(
            end[0] + leg.thick * 0.35,
            end[1] + leg.thick * 0.1,
            leg.thick * 1.25,
            leg.thick * 0.72,
            0,
            24,
          ),
        ],
        far ? adjust(coat.pale, { lightness: -0.07 }) : coat.pale,
        { line: 0.9, shade: 0.4 },
      ),
    ];
  };
  const back = rump[0] + 0.02;
  const front = chest[0] - 0.01;
  const nod = moment.phase === null ? 0 : 0.012 * Math.cos(4 * Math.PI * moment.phase - 0.8);
  return [
    ...solid(
      pen,
      [tube(openCurve(tailLine, 10), [tail.width, tail.width * 1.15, tail.width * 0.6])],
      coat.fur,
      fur,
    ),
    ...paw(back + 0.09, 0.5, true, true),
    ...paw(front + 0.08, 0, true, false),
    ...solid(pen, [trunk], coat.fur, fur),
    ...paw(back, 0, false, true),
    ...paw(front, 0.5, false, false),
    headAt(pen, plan, coat, muzzle, [head[0], head[1] + y + nod], moment.wag * 0.02),
  ];
}

/** Where a paw is against its rest place: planted it moves back evenly, then swings forward in an arc. */
function pawAt({ phase, lift }: Moment, offset: number, reachLength: number, thick: number): Point {
  const floor = -thick * 0.72;
  if (lift > 0) return [(offset > 0 ? 0.1 : -0.08) * lift, floor - 0.03 * lift];
  if (phase === null) return [0, floor];
  const t = (((phase + offset) % 1) + 1) % 1;
  if (t < planted) return [reachLength * (0.5 - t / planted), floor];
  const s = (t - planted) / (1 - planted);
  return [reachLength * (easing.soft(s) - 0.5), floor - 0.09 * Math.sin(Math.PI * s)];
}

export function animalFace(role: AnimalRole, { action, facing }: Performance): Box {
  const plan = species[role];
  const { top, tall } = plan.face;
  const [dx, dy] = (upright.includes(action) && plan.standing?.head) || [0, 0];
  const size = plan.scale;
  const x = facing === 'left' ? -dx : dx;
  return [(x - 0.34) * size, (top + dy) * size, 0.68 * size, tall * size];
}
