import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Box, boundsOf, type DrawOp, finer, type Pen, penStyles, type Point } from '@milestoon/drawing';
import {
  ball,
  balloon,
  cake,
  flame,
  gift,
  giftOf,
  iceCream,
  put,
  stood,
  teddy,
  teddyFur,
  toothbrush,
  type Thing,
  wicks,
} from './index.ts';

const pens = Object.values(penStyles).map((style): Pen => ({ style, light: 1 }));
const lit = { flames: wicks.map(() => ({ lean: 0, tall: 1 })) };

interface Shown<State> {
  thing: Thing<State>;
  state: State;
  /** Looks different from `state`. */
  other: State;
}
/** Hides what kind of state a thing has: all are asked the same questions. */
type Ask = (draw: (pen: Pen, other?: boolean) => DrawOp[], thing: Omit<Thing<never>, 'draw'>) => void;
const shown =
  <State>({ thing, state, other }: Shown<State>) =>
  (ask: Ask): void =>
    ask((pen, otherwise) => thing.draw(pen, otherwise ? other : state), thing);

const things = {
  ball: shown({ thing: ball, state: { turn: 0 }, other: { turn: 40 } }),
  balloon: shown({ thing: balloon, state: { color: '#f2545b' }, other: { color: '#4aa3df' } }),
  cake: shown({ thing: cake, state: lit, other: { flames: [] } }),
  gift: shown({ thing: gift, state: giftOf('#3f7fd6'), other: { ...giftOf('#3f7fd6'), lifted: 1 } }),
  'ice cream': shown({ thing: iceCream, state: { bites: 0, drip: 1 }, other: { bites: 2 } }),
  toothbrush: shown({
    thing: toothbrush,
    state: { color: '#4aa3df' },
    other: { color: '#4aa3df', paste: true },
  }),
  teddy: shown({ thing: teddy, state: { color: teddyFur }, other: { color: '#8a6a4a' } }),
};

function boxOf(ops: readonly DrawOp[]): Box {
  const box = boundsOf(ops);
  assert.ok(box);
  return box;
}
const inside = ([left, top, width, height]: Box, [x, y]: Point): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;

for (const [name, of] of Object.entries(things)) {
  test(`${name}: each style draws it its own way, and each state differently`, () => {
    of((draw) => {
      assert.equal(new Set(pens.map((pen) => JSON.stringify(draw(pen)))).size, pens.length);
      for (const pen of pens) assert.notDeepEqual(draw(pen), draw(pen, true));
    });
  });

  test(`${name}: hands hold it where it is, and its foot is its lowest point`, () => {
    of((draw, thing) => {
      for (const pen of pens) {
        const box = boxOf(draw(pen));
        for (const grip of thing.grips)
          assert.ok(inside(box, grip), `${grip.join(', ')} of ${box.join(', ')}`);
        if (thing.hangsFrom) assert.ok(inside(box, thing.hangsFrom));
      }
      const [, top, , height] = boxOf(draw({ style: penStyles.simple, light: 1 }));
      if (thing.foot !== undefined) assert.ok(Math.abs(top + height - thing.foot) < 0.01, `${top + height}`);
    });
  });

  test(`${name}: beside a child it is as large as a cartoon may make it`, () => {
    of((draw, { metres }) => {
      // A head is about a quarter of a metre; small things are drawn larger, to be seen.
      const [, , width, height] = boxOf(draw({ style: penStyles.simple, light: 1 }));
      const headsAMetre = Math.max(width, height) / metres;
      assert.ok(headsAMetre > 1.5 && headsAMetre < 6, `${headsAMetre}`);
    });
  });
}

test('a thing twice as large has lines and dots of the same size', () => {
  const widthsOf = (ops: readonly DrawOp[], size: number): number[] =>
    ops.flatMap((op): number[] => {
      if (op.kind === 'group') return widthsOf(op.ops, size * (op.matrix?.[0] ?? 1));
      if (op.kind === 'clip') return widthsOf(op.ops, size);
      if (op.kind === 'ink') return [Math.max(...op.widths) * size];
      return op.kind === 'dots' ? [Math.max(...op.dots.map(([, , radius]) => radius)) * size] : [];
    });
  const pen: Pen = { style: penStyles.adventure, light: 1 };
  const [small, large] = [1, 2].map((size) =>
    Math.max(...widthsOf(put(pen, gift, giftOf('#3f7fd6'), { at: [0, 0], size }), 1)),
  );
  assert.ok(small && large && Math.abs(small - large) < small * 0.05, `${small} ${large}`);
  assert.equal(finer(pen, 1), pen);
});

test('what stands keeps its foot where it stands, at every size', () => {
  const pen: Pen = { style: penStyles.simple, light: 1 };
  for (const size of [0.5, 1, 3]) {
    const [, top, , height] = boxOf(stood(pen, ball, { turn: 0 }, { at: [4, 2], size }));
    assert.ok(Math.abs(top + height - 2) < 1e-6);
  }
});

test('a breath leans a flame over and makes it small', () => {
  const [still, blown] = [
    { lean: 0, tall: 1 },
    { lean: 0.1, tall: 0.7 },
  ].map((state) => boxOf(flame([0, 0], state)));
  assert.ok(still && blown && blown[1] > still[1] && blown[0] + blown[2] > still[0] + still[2]);
});

test('a cake has as many candles as there are flames, all of them on it', () => {
  const [pen] = pens;
  assert.ok(pen);
  const candles = (count: number): number =>
    cake.draw(pen, { flames: Array.from({ length: count }, () => null) }).length;
  const each = candles(2) - candles(1);
  for (const count of [3, 5, 9]) assert.equal(candles(count) - candles(1), each * (count - 1));
  const flames = Array.from({ length: 9 }, () => ({ lean: 0, tall: 1 }));
  const [left, , wide] = boxOf(cake.draw(pen, { flames }));
  const [, , plate] = boxOf(cake.draw(pen, { flames: [null] }));
  assert.ok(left > -0.5 && wide < plate + 0.05);
});
