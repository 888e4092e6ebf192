import {
  polygonPath,
  css,
  type DrawList,
  type DrawOp,
  easing,
  frameSize,
  type LayerOp,
  random,
} from '@milestoon/drawing';
import { drawn } from './drawing.ts';

/** How long the camera takes to be flung round, frames. */
export const whipFrames = 8;

/** Copies that smear a picture, and the part of the way of a frame over which they lie. */
const copies = 7;
const shutter = 0.7;
const streaks = 18;

/** The camera is flung from one picture to the next, to the right or the left; `t` 0 … 1. */
export function whipPan(request: {
  from: LayerOp;
  to: LayerOp;
  t: number;
  direction: 'left' | 'right';
}): DrawList {
  const { from, to, t, direction } = request;
  const side = direction === 'right' ? -1 : 1;
  const way = easing.inOut(t);
  const speed = way - easing.inOut(Math.max(0, t - 1 / (whipFrames + 1)));
  const smeared = Array.from({ length: copies }, (_, i): DrawOp[] => {
    const moved = Math.max(0, way - (speed * shutter * i) / copies) * frameSize.width;
    // Each copy over the mean of those before it: all weigh the same.
    const at = (layer: LayerOp, x: number): DrawOp => ({
      ...layer,
      whole: true,
      matrix: [1, 0, 0, 1, x, 0],
      alpha: 1 / (i + 1),
    });
    return [at(from, side * moved), at(to, side * (moved - frameSize.width))];
  });
  return [...smeared.flat(), ...streakOps(speed, t)];
}

/** Lines of ink and light that the eye sees when it goes too fast. */
function streakOps(speed: number, t: number): DrawOp[] {
  const dice = random(31 + Math.round(t * 100));
  return drawn((drawing) => {
    for (let i = 0; i < streaks; i++) {
      const length = dice.between(300, 1100) * Math.min(1, speed * 4);
      const [x, y] = [dice.between(-200, frameSize.width), dice.between(0, frameSize.height)];
      const thick = dice.between(2, 9);
      const line = polygonPath([
        [x, y],
        [x + length / 2, y - thick],
        [x + length, y],
        [x + length / 2, y + thick],
      ]);
      drawing.fill(line, i % 3 === 0 ? css([0.25, 0.03, 60], 0.35) : css([0.98, 0.02, 90], 0.4));
    }
  });
}
