import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DrawOp, rectangle } from '@milestoon/drawing';
import { seenNames } from './seen-names.ts';

const box = (left: number, top: number, right: number, bottom: number, paint = '#ff8800'): DrawOp => ({
  kind: 'fill',
  path: { rings: [rectangle(left, top, right, bottom)] },
  paint,
});
const named = (name: string, ...ops: DrawOp[]): DrawOp => ({ kind: 'group', name, ops });
const near = (actual: number | undefined, expected: number): void =>
  assert.ok(Math.abs((actual ?? -1) - expected) < 0.02, `${actual} is not near ${expected}`);

test('what stands in the picture with nothing before it is seen whole; its share is that of its area', () => {
  const seen = seenNames([box(0, 0, 1920, 1080), named('cat', box(480, 270, 960, 540))]);
  near(seen.get('cat')?.visible, 1);
  near(seen.get('cat')?.share, 1 / 16);
});

test('what lies behind something or outside the picture is not seen', () => {
  const cat = named('cat', box(400, 200, 800, 600));
  near(seenNames([cat, box(600, 0, 1920, 1080)]).get('cat')?.visible, 0.5);
  near(seenNames([named('cat', box(1720, 200, 2120, 600))]).get('cat')?.visible, 0.5);
  assert.equal(seenNames([cat, named('house', box(0, 0, 1920, 1080))]).has('cat'), false);
  assert.equal(seenNames([named('cat', box(2000, 200, 2400, 600))]).has('cat'), false);
});

test('light and glass that lie over something do not hide it', () => {
  const cat = named('cat', box(400, 200, 800, 600));
  const over: DrawOp[] = [
    box(0, 0, 1920, 1080, 'rgba(255, 255, 255, 0.3)'),
    { ...box(0, 0, 1920, 1080), blend: 'multiply' },
    { ...box(0, 0, 1920, 1080), alpha: 0.2 },
  ];
  near(seenNames([cat, ...over]).get('cat')?.visible, 1);
});

test('a thing in somebody’s hand has both names, and moves with the groups and layers it is in', () => {
  const held = named('held:ball', box(0, 0, 100, 100));
  const list: DrawOp[] = [
    named('person:mia', {
      kind: 'layer',
      key: 'k',
      matrix: [1, 0, 0, 1, 1870, 500],
      box: [0, 0, 400, 400],
      ops: [box(0, 100, 100, 400), held],
    }),
  ];
  const seen = seenNames(list);
  assert.deepEqual([...seen.keys()].toSorted(), ['person:mia', 'person:mia>held:ball']);
  near(seen.get('person:mia>held:ball')?.visible, 0.5);
});
