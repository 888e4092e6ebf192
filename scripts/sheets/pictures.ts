/** Sheets of the house's own pictures, as the pen of each style draws them. */
import { animationStyleKeys } from '@milestoon/domain';
import { type DrawOp, type Pen, penStyles } from '@milestoon/drawing';
import { headsOf, pictureThing, put } from '@milestoon/things';
import { ownPictureNames, pictureOf } from '@milestoon/things/pictures';
import { cell, plainGround, type Sheet, text } from './characters/sheet.ts';

const [width, height, gap, across] = [92, 104, 4, 4] as const;

export function ownPictures(): Sheet {
  const column = animationStyleKeys.length * width + gap;
  const list = ownPictureNames.flatMap((name, i): DrawOp[] => {
    const picture = pictureOf(name);
    if (!picture) return [];
    const [left, y] = [(i % across) * column, Math.floor(i / across) * (height + gap)];
    const cells = animationStyleKeys.map((style, at): DrawOp => {
      const pen: Pen = { style: penStyles[style], light: 1 };
      const x = left + at * width;
      const size = (width * 0.84) / headsOf(picture);
      const ops = put(pen, pictureThing(picture), {}, { at: [0, 0] });
      const drawn: DrawOp = {
        kind: 'group',
        matrix: [size, 0, 0, size, x + width / 2, y + height / 2 + 6],
        ops,
      };
      return cell({ x, y, width, height }, plainGround[style], [drawn]);
    });
    return [...cells, text(name, left + 4, y + 14)];
  });
  return {
    width: across * column,
    height: Math.ceil(ownPictureNames.length / across) * (height + gap),
    list,
  };
}
