import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { defaultLook, type Look } from '@milestoon/look';
import { newHero, perform } from '@milestoon/cast';
import type { DrawList, DrawOp } from '@milestoon/drawing';
import { gradeCast, type StageSet } from '@milestoon/stage';
import { createFrameCanvas, encodePng, encodeWebP, type Pictures } from '@milestoon/studio/canvas';
import { createCanvas } from '@napi-rs/canvas';

export interface Cell {
  label: string;
  list: DrawList;
}

/** Paints draw lists (1920 × 1080) as a contact sheet and writes it: WebP or PNG by the file's ending. */
export async function writeGrid(
  file: string,
  columns: number,
  cellWidth: number,
  cells: readonly Cell[],
  images?: Pictures,
): Promise<void> {
  const cellHeight = Math.round((cellWidth * 9) / 16);
  const gap = 6;
  const rows = Math.ceil(cells.length / columns);
  const sheet = createCanvas(columns * (cellWidth + gap) + gap, rows * (cellHeight + gap) + gap);
  const context = sheet.getContext('2d');
  context.fillStyle = '#20222b';
  context.fillRect(0, 0, sheet.width, sheet.height);
  const frame = createFrameCanvas({ width: cellWidth, height: cellHeight, ...(images ? { images } : {}) });
  cells.forEach(({ label, list }, index) => {
    const x = gap + (index % columns) * (cellWidth + gap);
    const y = gap + Math.floor(index / columns) * (cellHeight + gap);
    frame.paint(list);
    context.drawImage(frame.canvas, x, y);
    frame.close();
    if (!label) return;
    context.font = 'bold 13px sans-serif';
    context.fillStyle = 'rgba(10,12,20,.62)';
    context.fillRect(x, y + cellHeight - 20, context.measureText(label).width + 12, 20);
    context.fillStyle = '#fff';
    context.fillText(label, x + 6, y + cellHeight - 6);
  });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, file.endsWith('.png') ? await encodePng(sheet) : await encodeWebP(sheet, 70));
}

/** Two children at the mark, waving, in the style and the light of the set. */
export function figures(set: StageSet): DrawOp[] {
  const { style } = set.light;
  const child = (
    name: string,
    hairShape: Look['hairShape'],
    variant: 0 | 1,
    x: number,
    size: number,
  ): DrawOp => {
    const look: Look = { ...defaultLook, hairShape, hairColor: variant ? 'brown' : 'black' };
    const hero = newHero({ name, look, style, seed: 5 + variant, variant });
    const drawn = perform(hero, {
      action: 'wave',
      actionFrame: 16,
      frame: 16,
      emotion: 'happy',
      facing: variant ? 'left' : 'right',
    });
    return { kind: 'group', matrix: [size, 0, 0, size, x, set.mark.y], ops: gradeCast(drawn, set.light) };
  };
  return [
    child('Mia', 'long-fringe', 0, set.mark.x - 120, 1),
    child('Leo', 'tousled', 1, set.mark.x + 130, 0.88),
  ];
}

/** The child beside a title: feet at the origin. */
export const hero = (set: StageSet): DrawOp[] => {
  const look: Look = { ...defaultLook, hairShape: 'long-fringe', hairColor: 'black' };
  const character = newHero({ name: 'Mia', look, style: set.light.style, seed: 5, variant: 0 });
  const performance = {
    action: 'wave',
    actionFrame: 16,
    frame: 16,
    emotion: 'happy',
    facing: 'left',
  } as const;
  return gradeCast(perform(character, performance), set.light);
};

/** Contact sheets by file name: each writes itself to the file it is given. */
export type GridSheets = Record<string, (file: string) => Promise<void>>;
