import type { AnimationStyle } from '@milestoon/domain';
import {
  type Box,
  css,
  type DrawList,
  easing,
  frameSize,
  inflate,
  intersect,
  roundedRect,
} from '@milestoon/drawing';
import { stackedWords } from './big-words.ts';
import { drawn } from './drawing.ts';

/** Where a poster's title may stand: at the foot of the picture, or at its top. */
export const posterTitleBoxes = {
  foot: [120, 772, 1680, 268],
  top: [120, 40, 1680, 268],
} as const satisfies Record<string, Box>;

const covered = (box: Box, faces: readonly Box[]): number =>
  faces.reduce((sum, face) => {
    const [, , width, height] = intersect(inflate(box, 10), face);
    return sum + Math.max(0, width) * Math.max(0, height);
  }, 0);

/** Where the title hides least of the faces (screen boxes): at the foot, unless it would cover one there. */
export function placePosterTitle(faces: readonly Box[]): { place: 'foot' | 'top'; covered: number } {
  const foot = covered(posterTitleBoxes.foot, faces);
  const top = covered(posterTitleBoxes.top, faces);
  return foot <= top ? { place: 'foot', covered: foot } : { place: 'top', covered: top };
}

/** The title of an episode, to be laid over a picture of it: 1920 × 1080 units. */
export function posterTitle(request: {
  style: AnimationStyle;
  title: string;
  faces: readonly Box[];
}): DrawList {
  const { style, title, faces } = request;
  const { place } = placePosterTitle(faces);
  const [x, top, width, height] = posterTitleBoxes[place];
  const shadeHeight = 520;
  const from = place === 'foot' ? frameSize.height : 0;
  const to = place === 'foot' ? frameSize.height - shadeHeight : shadeHeight;
  return drawn((drawing) => {
    const shade = Array.from({ length: 6 }, (_, i): readonly [number, string] => [
      i / 5,
      css([0.2, 0.06, 275], 0.62 * (1 - easing.soft(i / 5))),
    ]);
    drawing.fill(roundedRect(0, Math.min(from, to), frameSize.width, shadeHeight), {
      linear: [0, from, 0, to],
      stops: shade,
    });
    stackedWords(drawing, style, title, { x: x + width / 2, top, width, size: 178, height }, Infinity);
  });
}
