import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { AnimationStyle } from '@milestoon/domain';
import { portraitGround, portraitSize } from '@milestoon/cast';
import { createPainter, type DrawList, type DrawOp, type Point } from '@milestoon/drawing';
import { encodeWebP, nodeHost, type Pictures } from '@milestoon/studio/canvas';
import { createCanvas } from '@napi-rs/canvas';

export interface Sheet {
  width: number;
  height: number;
  list: DrawList;
  /** Photos that the list names. */
  pictures?: Pictures;
}
export interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const rectangle = ({ x, y, width, height }: Cell): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

export const text = (value: string, x: number, y: number, align: 'left' | 'center' = 'left'): DrawOp => ({
  kind: 'text',
  text: value,
  x,
  y,
  align,
  font: '600 16px Fredoka',
  paint: '#3a3340',
});

/** Draws into a cell: the style's own ground, or a plain colour, cut at the edges. */
export function cell(box: Cell, ground: AnimationStyle | string, ops: DrawList, seed = 4): DrawOp {
  const plain = ground.startsWith('#');
  const size = Math.max(box.width, box.height);
  const back: DrawOp[] = plain
    ? [{ kind: 'fill', path: { rings: [rectangle(box)] }, paint: ground }]
    : [
        {
          kind: 'group',
          matrix: [
            size / portraitSize,
            0,
            0,
            size / portraitSize,
            box.x - (size - box.width) / 2,
            box.y - (size - box.height) / 2,
          ],
          ops: portraitGround(ground as AnimationStyle, seed),
        },
      ];
  return { kind: 'clip', paths: [{ rings: [rectangle(box)] }], ops: [...back, ...ops] };
}

/** A list moved to (x, y) and scaled. */
export const placed = (ops: DrawList, x: number, y: number, scale: number): DrawOp => ({
  kind: 'group',
  matrix: [scale, 0, 0, scale, x, y],
  ops,
});

/** A soft ellipse on the ground under a figure. */
export const contact = (x: number, y: number, width: number): DrawOp => ({
  kind: 'fill',
  path: {
    rings: [
      Array.from({ length: 32 }, (_, i): Point => {
        const angle = (i / 32) * 2 * Math.PI;
        return [x + Math.cos(angle) * width * 0.5, y + Math.sin(angle) * width * 0.065];
      }),
    ],
  },
  paint: 'rgba(40,30,70,0.16)',
});

/** A plain light ground in the mood of each style, for whole figures. */
export const plainGround: Record<AnimationStyle, string> = {
  anime: '#d9edfb',
  adventure: '#f6e8c6',
  simple: '#fdf3e4',
  fantasy: '#7a6fb8',
};

export async function writeSheet(file: string, { width, height, list, pictures }: Sheet): Promise<void> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  createPainter(nodeHost(pictures)).paint(context, list);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await encodeWebP(canvas, 80));
}
