/** Sheet of things: each in the four styles, as beside a child and as in a close picture. */
import { animationStyleKeys } from '@milestoon/domain';
import { type DrawOp, type Pen, penStyles } from '@milestoon/drawing';
import {
  ball,
  balloon,
  cake,
  gift,
  giftOf,
  iceCream,
  put,
  teddy,
  teddyFur,
  toothbrush,
  type Thing,
  wicks,
} from '@milestoon/things';
import { cell, plainGround, type Sheet, text } from './characters/sheet.ts';

const [width, height, gap] = [300, 220, 6];
/** Pixels of one head, beside a child and in a close picture. */
const scales = [70, 165] as const;

const row =
  <State>(thing: Thing<State>, ...states: readonly State[]) =>
  (pen: Pen, scale: number, i: number): DrawOp[] => {
    const state = states[i % states.length] as State;
    // Lines in a close picture are as thick as the close picture's others.
    return put(pen, thing, state, { at: [0, 0], size: scale / scales[0] });
  };

/** A row each: a new thing is added here. */
const rows = {
  ball: row(ball, { turn: 0 }, { turn: 20 }),
  balloon: row(balloon, { color: '#f2545b' }, { color: '#4aa3df' }),
  cake: row(cake, { flames: [] }, { flames: wicks.map((_, i) => ({ lean: 0.03 * i, tall: 1 })) }),
  gift: row(gift, giftOf('#3f7fd6'), { ...giftOf('#e4483a'), lifted: 1 }),
  'ice cream': row(iceCream, { bites: 0 }, { bites: 2, drip: 1 }),
  toothbrush: row(toothbrush, { color: '#4aa3df' }, { color: '#4fae5b', paste: true }),
  teddy: row(teddy, { color: teddyFur }, { color: '#b0886a' }),
};
const middles = {
  ball: 0,
  balloon: 0.3,
  cake: 0.3,
  gift: 0,
  'ice cream': 0,
  toothbrush: 0,
  teddy: 0,
} satisfies Record<keyof typeof rows, number>;

export function things(): Sheet {
  const list: DrawOp[] = [];
  const names = Object.keys(rows) as (keyof typeof rows)[];
  names.forEach((name, line) => {
    const y = gap + line * (height + gap);
    animationStyleKeys.forEach((style, column) => {
      const x = gap + column * (width + gap);
      const pen: Pen = { style: penStyles[style], light: 1 };
      const drawn = scales.map((scale, i): DrawOp => {
        const at = [x + (i === 0 ? 60 : 195), y + height / 2 + middles[name] * scale] as const;
        return {
          kind: 'group',
          matrix: [scales[0], 0, 0, scales[0], ...at],
          ops: rows[name](pen, scale, i),
        };
      });
      list.push(cell({ x, y, width, height }, plainGround[style], drawn));
    });
    list.push(text(name, gap + 6, y + 18));
  });
  return {
    width: gap + animationStyleKeys.length * (width + gap),
    height: gap + names.length * (height + gap),
    list,
  };
}
