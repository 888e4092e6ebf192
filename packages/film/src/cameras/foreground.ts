/** Over a shoulder: somebody from behind, at the edge of the picture. */
import { type Character, faceZone, type Performance, performInParts, scaleOf } from '@milestoon/cast';
import { boundsOf, type DrawOp, frameSize, inflate } from '@milestoon/drawing';
import { type CastLight, gradeCast, shadeCast } from '@milestoon/stage';
import type { Film, Foreground, StoryShot } from '../film.ts';

/** Height of the head on the screen, pixels, and how far in from the edge the figure stands. */
const headSize = 530;
const inset = 165;
/** Where the middle of the face would be when both are equally tall, and at most. */
const level = 620;
const [highest, lowest] = [430, 690];
/** Nearly from behind, the cheek just seen; degrees. */
const turned = { body: 152, head: 140 };
/** Nearer than what is in focus, stage pixels. */
const softness = 1.3;

/** Where the one stands whom the camera looks past, on the side from which `faced` is looked at. */
export function placeForeground(
  member: string,
  character: Character,
  faced: { character: Character; performance: Performance },
  side: 'left' | 'right',
): Foreground {
  const size = headSize / scaleOf(character);
  const facing = side === 'left' ? 'right' : 'left';
  const above = faceHeight(character, fromBehind(facing, 0));
  const taller = above - faceHeight(faced.character, faced.performance);
  const head = Math.max(highest, Math.min(lowest, level - taller));
  return {
    member,
    x: side === 'left' ? inset : frameSize.width - inset,
    y: head + above * size,
    size,
    facing,
  };
}

/** How high above the ground the middle of a face is, stage pixels. */
function faceHeight(character: Character, performance: Performance): number {
  const [, top, , height] = faceZone(character, performance);
  return -(top + height / 2);
}

const fromBehind = (facing: 'left' | 'right', frame: number): Performance => {
  const side = facing === 'right' ? 1 : -1;
  return {
    action: 'stand',
    actionFrame: 0,
    frame,
    emotion: 'neutral',
    facing,
    heading: { body: side * turned.body, head: side * turned.head },
  };
};

/** Drawn once a shot; it sways with the breath. */
export function foregroundOps(
  film: Pick<Film, 'characters' | 'seed'>,
  shot: Pick<StoryShot, 'foreground' | 'from'>,
  frame: number,
  light: CastLight,
): DrawOp[] {
  const { foreground } = shot;
  const character = foreground && film.characters[foreground.member];
  if (!foreground || !character) return [];
  const { x, y, size } = foreground;
  const ops = drawnOnce(character, foreground, shot.from, light);
  const box = boundsOf(ops);
  if (!box) return [];
  const sway = [4 * Math.sin(frame / 23), 3 * Math.sin(frame / 15)] as const;
  return [
    {
      kind: 'layer',
      key: `foreground ${film.seed}|${shot.from}|${foreground.member}|${light.time}`,
      matrix: [size, 0, 0, size, x + sway[0], y + sway[1]],
      box: inflate(box, 8),
      ops,
      blur: softness,
    },
  ];
}

const drawings = new WeakMap<Foreground, DrawOp[]>();
function drawnOnce(character: Character, foreground: Foreground, frame: number, light: CastLight): DrawOp[] {
  let ops = drawings.get(foreground);
  if (!ops) {
    const { figure } = performInParts(character, fromBehind(foreground.facing, frame));
    ops = shadeCast(gradeCast(figure, light));
    drawings.set(foreground, ops);
  }
  return ops;
}
