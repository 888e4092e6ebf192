import { ellipsePath, polygonPath, roundedRect } from '@milestoon/drawing';
import type { SetColor } from '../kits/kit.ts';
import type { LocalColor } from '../light/light.ts';
import { wallClock } from '../sets/props/clock.ts';
import { frame } from '../sets/props/decoration.ts';
import { shelf } from '../sets/props/furniture.ts';
import { cupboard, tiles } from '../sets/props/interior.ts';
import { pendant } from '../sets/props/pendant.ts';
import { plant } from '../sets/props/potted-plant.ts';
import type { Part } from './pen.ts';

const paints: readonly LocalColor[] = ['red', 'yellow', 'green', 'blue', 'pink', 'purple', 'white'];

export const clock =
  (x: number, y = 190): Part =>
  ({ kit, layers }) =>
    wallClock(kit, layers, x, y, 60, 'white');
export const pictures =
  (...xs: readonly number[]): Part =>
  ({ kit, layers, dice, off }) => {
    for (const [i, x] of xs.entries())
      frame(kit, layers.far, x + off(14), 200, 190, 150, i + dice.integer(0, 5));
  };
export const potted =
  (x: number, size = 1): Part =>
  ({ kit, layers, y }) =>
    plant(kit, layers.mid, x, y + 40, size);
export const lamps =
  (color: SetColor, ...xs: readonly number[]): Part =>
  ({ kit, layers, off }) => {
    for (const x of xs) pendant(kit, layers, x + off(24), 100, color);
  };
export const books =
  (x: number, w: number, rows = 4): Part =>
  ({ kit, layers, y, dice, off }) =>
    shelf(kit, layers.far, x + off(16), y - 470, w, 470, rows, dice.integer(1, 99));

/** Tiles on the wall, from the floor up. */
export const tiled =
  (size: number, color: LocalColor, height: number): Part =>
  ({ kit, layers, y }) =>
    tiles(kit, layers.far, [-500, y - height, 2920, height], size, color);

/** What people are served over: a panel with a top, glass above it where `glass` says so. */
export const counter =
  (x: number, w: number, color: LocalColor, glass = false): Part =>
  ({ kit, box, layers, y, off }) => {
    const left = x + off(18);
    const { mid } = layers;
    kit.castShadow(mid, left + w / 2, y + 58, w * 0.53, 26);
    if (glass)
      for (let i = 0; i * 260 < w - 120; i++) {
        box(mid, left + 20 + i * 260, y - 490, Math.min(240, w - 40 - i * 260), 250, 'sea2', {
          shade: 0.05,
          lighter: 0.08,
        });
        mid.fill(roundedRect(left + 90 + i * 260, y - 270, 90, 30, 12), kit.light.color('dark'));
      }
    cupboard(kit, mid, [left, y - 230, w, 290], color, Math.max(2, Math.round(w / 190)));
    box(mid, left - 22, y - 252, w + 44, 32, 'wood', { lighter: 0.06 });
  };

/** Lays goods on one board: from `x` on, on `foot`, as wide and as tall as there is room. */
export type Goods = (pen: Parameters<Part>[0], x: number, foot: number, w: number, tall: number) => void;

export const cartons: Goods = ({ box, layers, dice }, x, foot, w, tall) => {
  for (let at = x; at < x + w - 60; ) {
    const [wide, high] = [dice.between(44, 92), dice.between(tall * 0.4, tall * 0.8)];
    box(layers.far, at, foot - high, wide, high, dice.pick(['wood', 'sand', 'white'] as const), {
      lineWidth: 3,
    });
    box(layers.far, at + wide * 0.4, foot - high, wide * 0.2, high, 'wall2', { line: 0 });
    at += wide + 12;
  }
};
export const medicines: Goods = ({ box, put, layers, dice }, x, foot, w, tall) => {
  for (let at = x; at < x + w - 40; at += 54) {
    const paint = dice.pick(paints);
    if (dice.next() < 0.5) {
      box(layers.far, at, foot - tall * 0.6, 38, tall * 0.6, 'white', { lineWidth: 3 });
      box(layers.far, at, foot - tall * 0.4, 38, tall * 0.18, paint, { line: 0 });
    } else {
      put(layers.far, roundedRect(at + 12, foot - tall * 0.72, 18, 20, 3), 'white', { lineWidth: 3 });
      put(layers.far, roundedRect(at + 2, foot - tall * 0.56, 38, tall * 0.56, 10), paint, { lineWidth: 3 });
    }
  }
};
export const shoes: Goods = ({ put, layers, dice }, x, foot, w) => {
  for (let at = x; at < x + w - 110; at += 128) {
    const paint = dice.pick(paints);
    for (const dx of [0, 16]) {
      const left = at + dx;
      put(
        layers.far,
        polygonPath([
          [left, foot - 62],
          [left + 34, foot - 64],
          [left + 52, foot - 34],
          [left + 96, foot - 24],
          [left + 98, foot - 6],
          [left, foot - 6],
        ]),
        paint,
        { lineWidth: 3 },
      );
      put(layers.far, roundedRect(left - 3, foot - 10, 104, 11, 4), 'white', { lineWidth: 3 });
    }
  }
};
export const volumes: Goods = ({ box, layers, dice }, x, foot, w, tall) => {
  for (let at = x; at < x + w - 26; ) {
    const wide = dice.between(18, 36);
    const high = tall * dice.between(0.6, 0.9);
    box(layers.far, at, foot - high, wide, high, dice.pick(paints), { lineWidth: 2.6 });
    at += wide + (dice.next() < 0.1 ? 40 : 1);
  }
};
export const toys: Goods = ({ box, put, layers, dice }, x, foot, w) => {
  for (let at = x + 40; at < x + w - 40; at += 106) {
    const kind = dice.integer(0, 3);
    const paint = dice.pick(paints);
    if (kind === 0) {
      put(layers.far, ellipsePath(at, foot - 36, 36), paint, { lineWidth: 3 });
      put(layers.far, ellipsePath(at, foot - 36, 14, 36), 'white', { lineWidth: 2, shade: 0 });
    } else if (kind === 1) {
      for (const dx of [-22, 22])
        put(layers.far, ellipsePath(at + dx, foot - 84, 13), 'wood', { lineWidth: 3 });
      put(layers.far, ellipsePath(at, foot - 26, 32, 28), 'wood', { lineWidth: 3 });
      put(layers.far, ellipsePath(at, foot - 66, 28), 'wood', { lineWidth: 3 });
      put(layers.far, ellipsePath(at, foot - 58, 12, 9), 'sand', { lineWidth: 2 });
    } else if (kind === 2) {
      box(layers.far, at - 40, foot - 44, 80, 30, paint, { lineWidth: 3 });
      box(layers.far, at - 20, foot - 68, 40, 28, 'sea2', { lineWidth: 3 });
      for (const dx of [-24, 24])
        put(layers.far, ellipsePath(at + dx, foot - 12, 13), 'dark', { lineWidth: 2 });
    } else
      for (const [dx, dy, tint] of [
        [-34, 0, 'red'],
        [2, 0, 'blue'],
        [-16, 34, 'yellow'],
      ] as const)
        box(layers.far, at + dx, foot - 34 - dy, 34, 34, tint, { lineWidth: 3 });
  }
};
export const lost: Goods = ({ kit, put, box, layers, dice }, x, foot, w, tall) => {
  for (let at = x + 20; at < x + w - 60; at += 104) {
    const kind = dice.integer(0, 3);
    const paint = dice.pick(paints);
    if (kind === 0) {
      box(layers.far, at, foot - 64, 84, 64, paint, { lineWidth: 3 });
      layers.far.stroke(`M${at + 24} ${foot - 64}q18 -40 36 0`, kit.light.color('dark'), 4);
    } else if (kind === 1) {
      put(layers.far, ellipsePath(at + 40, foot - 8, 52, 10), paint, { lineWidth: 3 });
      put(layers.far, roundedRect(at + 12, foot - 56, 56, 50, 22), paint, { lineWidth: 3 });
    } else if (kind === 2) {
      put(
        layers.far,
        polygonPath([
          [at + 30, foot - tall * 0.8],
          [at + 48, foot - 20],
          [at + 38, foot],
          [at + 24, foot - 20],
        ]),
        paint,
        { lineWidth: 3 },
      );
    } else put(layers.far, ellipsePath(at + 40, foot - 30, 38, 30), paint, { lineWidth: 3 });
  }
};
export const jars: Goods = ({ put, layers, dice }, x, foot, w, tall) => {
  for (let at = x; at < x + w - 50; at += 66) {
    put(
      layers.far,
      roundedRect(at, foot - tall * 0.58, 52, tall * 0.58, 12),
      dice.pick(['red', 'yellow', 'green', 'purple'] as const),
      { lineWidth: 3 },
    );
    put(layers.far, roundedRect(at + 3, foot - tall * 0.68, 46, 16, 4), 'white', { lineWidth: 3 });
  }
};

/** Boards full of goods against the wall. */
export const shelves =
  (x: number, w: number, goods: Goods, rows = 4, color: LocalColor = 'wood'): Part =>
  (pen) => {
    const { box, layers, y, off } = pen;
    const left = x + off(14);
    const top = 120;
    box(layers.far, left, top, w, y - top, color, { shade: 0.08, lighter: -0.06 });
    const step = (y - top) / rows;
    for (let row = 1; row <= rows; row++) {
      const foot = top + row * step - 16;
      goods(pen, left + 18, foot, w - 36, step - 20);
      box(layers.far, left - 5, foot, w + 10, 16, color, { lineWidth: 3 });
    }
  };

/** Seats in a row, as people wait on them. */
export const chairs =
  (x: number, count: number, color: LocalColor): Part =>
  ({ kit, box, layers, y, off }) => {
    const left = x + off(12);
    kit.castShadow(layers.mid, left + count * 75, y + 66, count * 78, 22);
    for (let i = 0; i < count; i++) {
      const at = left + i * 150;
      for (const dx of [16, 104])
        box(layers.mid, at + dx, y - 66, 14, 130, 'dark', { lineWidth: 3, lighter: 0.2 });
      box(layers.mid, at, y - 250, 134, 160, color);
      box(layers.mid, at - 6, y - 96, 146, 44, color, { lighter: 0.05 });
    }
  };

/** A table at which somebody works: a screen, keys, papers, and a chair behind it. */
export const desk =
  (x: number, color: LocalColor = 'wood'): Part =>
  ({ kit, box, layers, y, off }) => {
    const { mid } = layers;
    const left = x + off(16);
    kit.castShadow(mid, left + 190, y + 72, 220, 24);
    box(mid, left + 110, y - 330, 150, 190, 'dark', { lighter: 0.12 });
    for (const dx of [16, 350]) box(mid, left + dx, y - 160, 26, 232, color, { lighter: -0.06 });
    box(mid, left + 236, y - 150, 126, 170, color, { lighter: -0.03 });
    box(mid, left - 10, y - 180, 412, 30, color, { lighter: 0.05 });
    box(mid, left + 176, y - 206, 30, 30, 'dark', { lineWidth: 3, lighter: 0.2 });
    box(mid, left + 90, y - 350, 200, 146, 'dark', { lighter: 0.06 });
    box(mid, left + 104, y - 336, 172, 116, 'sea2', { shade: 0.05, lineWidth: 2 });
    box(mid, left + 120, y - 190, 120, 12, 'white', { lineWidth: 2 });
    for (const dy of [0, 12, 24]) box(mid, left + 306, y - 192 - dy, 80, 12, 'white', { lineWidth: 2 });
  };

/** A door of two panes or one with a knob. */
export const door =
  (x: number, color: LocalColor, w = 260): Part =>
  ({ box, put, layers, y }) => {
    box(layers.far, x - 22, y - 590, w + 44, 592, 'white');
    box(layers.far, x, y - 566, w, 568, color);
    for (const dy of [-530, -270])
      box(layers.far, x + 34, y + dy, w - 68, 220, color, { lighter: 0.05, lineWidth: 3, flat: true });
    put(layers.far, ellipsePath(x + w - 30, y - 270, 13), 'yellow', { lineWidth: 3 });
  };

/** Narrow cupboards of metal with slits. */
export const lockers =
  (x: number, count: number, color: LocalColor): Part =>
  ({ box, lines, layers, y }) => {
    for (let i = 0; i < count; i++) {
      const left = x + i * 122;
      box(layers.far, left, y - 500, 120, 502, color, { shade: 0.08, ...(i % 2 ? { lighter: 0.04 } : {}) });
      lines(layers.far, [0, 16, 32].map((dy) => `M${left + 34} ${y - 456 + dy}h52`).join(''), color, 5);
      box(layers.far, left + 92, y - 270, 12, 44, 'dark', { lineWidth: 2, lighter: 0.2 });
    }
  };

/** A long seat without a back. */
export const plainBench =
  (x: number, w: number, foot: number): Part =>
  ({ kit, box, layers, off }) => {
    const left = x + off(14);
    kit.castShadow(layers.near, left + w / 2, foot + 2, w * 0.54, 16);
    for (const dx of [30, w - 58]) box(layers.near, left + dx, foot - 84, 28, 84, 'dark', { lighter: 0.2 });
    box(layers.near, left, foot - 112, w, 32, 'wood');
  };
