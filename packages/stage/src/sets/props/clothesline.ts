import { polygonPath, random, roundedRect, smooth } from '@milestoon/drawing';
import type { Kit } from '../../kits/kit.ts';
import type { LocalColor } from '../../light/light.ts';
import type { SetLayers } from '../set-definition.ts';

/** Washing on a line between two posts that stirs in the wind; x is the left post. */
export function clothesline(
  kit: Kit,
  layers: SetLayers,
  x: number,
  y: number,
  width: number,
  height: number,
  seed: number,
): void {
  const { near } = layers;
  const dice = random(seed);
  for (const post of [x, x + width]) {
    kit.castShadow(near, post, y + 2, 40);
    kit.solid(near, roundedRect(post - 8, y - height, 16, height + 4, 5), 'wood', { shade: 0.3 });
    kit.solid(near, roundedRect(post - 34, y - height + 6, 68, 12, 5), 'wood', { shade: 0.2, lineWidth: 3 });
  }
  const line = (t: number): number => y - height + 14 + Math.sin(t * Math.PI) * 26;
  const rope = Array.from({ length: 13 }, (_, i) => [x + (width * i) / 12, line(i / 12)] as const);
  near.stroke(smooth(rope, false), kit.lineColor(kit.light.shadeOf('white', 0, 0.4)), 4);
  const kinds = ['shirt', 'sheet', 'trousers', 'shirt', 'sock', 'sock'] as const;
  const turn = dice.integer(0, 5);
  let at = 0.07;
  for (let i = 0; at < 0.86; i++) {
    const kind = kinds[(i + turn) % kinds.length] ?? 'sheet';
    const wide = { shirt: 0.2, sheet: 0.27, trousers: 0.15, sock: 0.07 }[kind];
    if (at + wide > 0.96) break;
    const left = x + width * at;
    const size = width * wide;
    const top = line(at + wide / 2) - 2;
    const color = dice.pick<LocalColor>(['white', 'red', 'blue', 'yellow', 'pink', 'sea2']);
    const shape = garment(kind, left, top, size);
    layers.moving(
      'near',
      { kind: 'sway', pivot: [left + size / 2, top - 30], angle: 0.07, period: 58, phase: -i * 0.11 },
      (drawing) => {
        kit.solid(drawing, shape, color, { shade: 0.14, lineWidth: 3 });
        for (const peg of [0.14, 0.86])
          kit.solid(drawing, roundedRect(left + size * peg - 4, top - 10, 8, 22, 3), 'wood', {
            shade: 0.1,
            lineWidth: 2,
          });
      },
    );
    at += wide + 0.03;
  }
}

function garment(kind: 'shirt' | 'sheet' | 'trousers' | 'sock', x: number, y: number, w: number) {
  if (kind === 'shirt')
    return polygonPath([
      [x + w * 0.2, y],
      [x + w * 0.38, y + 10],
      [x + w * 0.62, y + 10],
      [x + w * 0.8, y],
      [x + w, y + w * 0.36],
      [x + w * 0.84, y + w * 0.46],
      [x + w * 0.8, y + w * 0.34],
      [x + w * 0.8, y + w],
      [x + w * 0.2, y + w],
      [x + w * 0.2, y + w * 0.34],
      [x + w * 0.16, y + w * 0.46],
      [x, y + w * 0.36],
    ]);
  if (kind === 'trousers')
    return polygonPath([
      [x, y],
      [x + w, y],
      [x + w * 0.94, y + w * 1.7],
      [x + w * 0.6, y + w * 1.7],
      [x + w * 0.5, y + w * 0.5],
      [x + w * 0.4, y + w * 1.7],
      [x + w * 0.06, y + w * 1.7],
    ]);
  if (kind === 'sock')
    return smooth(
      [
        [x, y],
        [x + w * 0.7, y],
        [x + w * 0.7, y + w],
        [x + w * 1.3, y + w * 1.3],
        [x + w * 1.2, y + w * 1.7],
        [x + w * 0.2, y + w * 1.6],
      ],
      true,
      0.5,
    );
  return smooth(
    [
      [x, y],
      [x + w * 0.5, y + 6],
      [x + w, y],
      [x + w * 0.98, y + w * 0.6],
      [x + w, y + w * 1.1],
      [x + w * 0.5, y + w * 1.16],
      [x, y + w * 1.1],
      [x + w * 0.03, y + w * 0.5],
    ],
    true,
    0.5,
  );
}
