import {
  ellipsePath,
  polygonPath,
  starPath,
  blob,
  css,
  type Point,
  random,
  smooth,
} from '@milestoon/drawing';
import type { Drawing } from '../../drawing.ts';
import { typefaces } from '../../lettering/fonts.ts';
import { letter } from '../../lettering/lettering.ts';
import { textWidth } from '../../lettering/measure.ts';
import type { CardArt } from '../card-art.ts';
import type { AdventureKit } from './kit.ts';

const trailRed = css([0.6, 0.18, 33]);

/** Comic letters on a torn map, below a compass. */
export const adventureCards = (kit: AdventureKit): CardArt => ({
  layout: {
    emblemY: 178,
    emblemRadius: 96,
    episodeY: 366,
    wordY: 588,
    wordSize: 206,
    wordWidth: 1340,
    starY: 722,
  },
  emblem: (drawing, x, y, radius, turn) => compass(kit, drawing, x, y, radius, turn),
  field: (drawing, y) => tornMap(kit, drawing, y),
  word(size) {
    const ink = kit.ink();
    const depth = Array.from({ length: 9 }, (_, i) => ({
      fill: ink,
      stroke: { color: ink, width: size * 0.15 },
      dx: (9 - i) * size * 0.009,
      dy: (9 - i) * size * 0.011,
    }));
    return {
      arc: size * 0.16,
      spacing: size * 0.03,
      passes: [
        ...depth,
        { stroke: { color: ink, width: size * 0.15 } },
        { stroke: { color: css([0.96, 0.04, 90]), width: size * 0.07 } },
        {
          fill: {
            linear: [0, -size * 0.7, 0, size * 0.05],
            stops: [
              [0, css([0.88, 0.15, 88])],
              [0.6, css([0.74, 0.18, 55])],
              [1, css([0.62, 0.19, 34])],
            ],
          },
        },
      ],
    };
  },
  arrive: (t) => ({ dy: 0, scale: 1 + 0.9 * (1 - t) ** 3, alpha: 1 }),
  line(drawing, text, x, y, size, bright = false) {
    const face = typefaces.adventure.line;
    const half = textWidth(text, face, size) / 2 + [...text].length * size * 0.02;
    const pad = size * 0.7;
    const height = size * 1.6;
    const top = y - size * 1.08;
    for (const side of [-1, 1]) {
      const end = x + side * (half + pad);
      const tail = polygonPath([
        [end - side * size * 0.5, top + height * 0.22],
        [end + side * size * 1.1, top + height * 0.22],
        [end + side * size * 0.72, top + height * 0.72],
        [end + side * size * 1.1, top + height * 1.22],
        [end - side * size * 0.5, top + height * 1.22],
      ]);
      kit.solid(drawing, tail, [0.52, 0.14, 33], { shade: 0.2, lineWidth: 5 });
    }
    const ribbon = polygonPath([
      [x - half - pad, top],
      [x + half + pad, top - 3],
      [x + half + pad + 3, top + height],
      [x - half - pad - 2, top + height + 2],
    ]);
    kit.solid(drawing, ribbon, bright ? [0.94, 0.06, 88] : 'red', { shade: 0.06, lineWidth: 5.5 });
    const fill = bright ? kit.ink() : css([0.97, 0.03, 90]);
    letter(drawing, text, x, y, size, face, { spacing: size * 0.04, passes: [{ fill }] });
  },
});

function compass(
  kit: AdventureKit,
  drawing: Drawing,
  x: number,
  y: number,
  radius: number,
  turn: number,
): void {
  kit.solid(drawing, starPath(x, y, radius * 1.28, radius * 1.12, 16), 'red', { shade: 0.1, lineWidth: 7 });
  kit.solid(drawing, ellipsePath(x, y, radius), [0.94, 0.06, 88], { shade: 0.14, lineWidth: 7 });
  drawing.stroke(ellipsePath(x, y, radius * 0.8), kit.ink(), 4, { dash: [3, 12] });
  for (let i = 0; i < 4; i++) {
    const angle = (i * Math.PI) / 2;
    const mark = starPath(
      x + Math.cos(angle) * radius * 0.8,
      y + Math.sin(angle) * radius * 0.8,
      radius * 0.1,
      radius * 0.04,
      4,
    );
    drawing.fill(mark, kit.ink());
  }
  const needle = (angle: number, end: 1 | -1) => {
    const c = Math.cos(angle) * radius;
    const s = Math.sin(angle) * radius;
    return polygonPath([
      [x + end * c * 0.72, y + end * s * 0.72],
      [x - s * 0.15, y + c * 0.15],
      [x + s * 0.15, y - c * 0.15],
    ]);
  };
  const angle = -1.05 + Math.sin(turn * Math.PI * 2) * 0.4;
  const speed = Math.cos(turn * Math.PI * 2);
  drawing.fill(needle(angle - 0.5 * speed, 1), css([0.6, 0.17, 33], 0.18));
  drawing.fill(needle(angle - 0.26 * speed, 1), css([0.6, 0.17, 33], 0.35));
  kit.solid(drawing, needle(angle, -1), 'blue', { shade: 0, lineWidth: 4.5 });
  kit.solid(drawing, needle(angle, 1), 'red', { shade: 0, lineWidth: 4.5 });
  kit.solid(drawing, ellipsePath(x, y, radius * 0.1), 'yellow', { shade: 0, lineWidth: 4 });
}

function tornMap(kit: AdventureKit, drawing: Drawing, y: number): void {
  const dice = random(4);
  const [left, right, top, bottom] = [190, 1730, y - 285, y + 300];
  const edge: Point[] = [];
  const across = (i: number): number => left + ((right - left) * i) / 26;
  const down = (i: number): number => top + ((bottom - top) * i) / 11;
  for (let i = 0; i <= 26; i++) edge.push([across(i), top + dice.signed() * 13]);
  for (let i = 1; i <= 11; i++) edge.push([right + dice.signed() * 15, down(i)]);
  for (let i = 25; i >= 0; i--) edge.push([across(i), bottom + dice.signed() * 13]);
  for (let i = 10; i > 0; i--) edge.push([left + dice.signed() * 15, down(i)]);
  kit.solid(drawing, polygonPath(edge), [0.93, 0.065, 86], {
    shade: 0.04,
    lineWidth: 8,
    inside: (inside) => {
      const grid = { dash: [14, 10] };
      for (let i = 1; i < 8; i++) inside.stroke(`M${left + i * 193} 0V1080`, kit.ink(0.12), 2.4, grid);
      for (let i = 1; i < 4; i++) inside.stroke(`M0 ${top + i * 146}H1920`, kit.ink(0.12), 2.4, grid);
      for (const [cx, cy, rx, ry, seed] of [
        [330, top + 110, 170, 90, 3],
        [1570, bottom - 110, 200, 100, 8],
        [1580, top + 80, 110, 60, 5],
      ] as const) {
        const island = blob(cx, cy, rx, ry, 12, 0.5, random(seed));
        inside.fill(island, css([0.8, 0.1, 120], 0.75));
        inside.stroke(island, kit.ink(0.5), 3.4);
      }
      const way: Point[] = [
        [260, bottom - 70],
        [420, bottom - 40],
        [600, bottom - 52],
        [1250, bottom - 36],
        [1480, bottom - 70],
        [1560, bottom - 120],
      ];
      inside.stroke(smooth(way, false), trailRed, 7, { dash: [22, 15], cap: 'butt' });
      inside.stroke(`M1540 ${bottom - 140}l44 44m0 -44l-44 44`, trailRed, 10);
    },
  });
}
