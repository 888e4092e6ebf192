import type { AnimationStyle } from '@milestoon/domain';
import { type Box, clamp01, type DrawList, type DrawOp, easing, lerp, type Matrix } from '@milestoon/drawing';
import { transition } from '../transition.ts';
import { contain, cover, faceIn, photoOp, type StagePhoto } from './photo.ts';

const screen: Box = [0, 0, 1920, 1080];
/** Shares of the whole: the photo stands still, then moves to the face, while the style wipes it away. */
const moveFrom = 0.34;
const moveTo = 0.68;
const wipeFrom = 0.52;
const wipeTo = 0.96;

/**
 * A memory that turns into the cartoon: the photo fills the screen (whole, on a blurred copy of itself),
 * its face moves onto the place of the cartoon child's face, and the style's own transition takes it away.
 */
export function photoDissolve(request: {
  style: AnimationStyle;
  photo: StagePhoto;
  to: DrawList;
  /** The cartoon child's face on the screen. */
  faceTarget: Box;
  frame: number;
  frames: number;
}): DrawList {
  const { style, photo, to, faceTarget, frame, frames } = request;
  const t = clamp01(frame / Math.max(1, frames - 1));
  const moved = easing.inOut(clamp01((t - moveFrom) / (moveTo - moveFrom)));
  const from = memory(photo, faceTarget, moved, t);
  const wiped = clamp01((t - wipeFrom) / (wipeTo - wipeFrom));
  return transition({ style, from, to, t: wiped });
}

function memory(photo: StagePhoto, faceTarget: Box, moved: number, t: number): DrawOp[] {
  const whole = contain(photo, [60, 40, 1800, 1000]);
  const fill = cover(photo, [-60, -60, 2040, 1200]);
  const breath = 1 + 0.03 * t;
  const onFace = faceMatrix(faceIn(photo, whole), faceTarget);
  const still: Matrix = [breath, 0, 0, breath, 960 * (1 - breath), 540 * (1 - breath)];
  const matrix = still.map((value, i) => lerp(value, onFace[i] ?? 0, moved)) as unknown as Matrix;
  return [
    {
      kind: 'layer',
      key: `photo fill ${photo.asset}`,
      box: screen,
      ops: [
        { kind: 'group', blur: 34, ops: [{ kind: 'image', asset: photo.asset, target: fill }] },
        {
          kind: 'fill',
          path: { d: 'M0 0H1920V1080H0Z', box: screen },
          paint: 'rgba(20,16,34,0.28)',
        },
      ],
    },
    photoOp(photo, whole, matrix),
  ];
}

/** Brings the middle of `from` to the middle of `to`, as large as `to` is high; nothing is stretched. */
function faceMatrix(from: Box, to: Box): Matrix {
  const scale = Math.max(0.2, Math.min(3, to[3] / from[3]));
  return [
    scale,
    0,
    0,
    scale,
    to[0] + to[2] / 2 - scale * (from[0] + from[2] / 2),
    to[1] + to[3] / 2 - scale * (from[1] + from[3] / 2),
  ];
}
