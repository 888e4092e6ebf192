import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import type { DrawList } from '@milestoon/drawing';
import { defaultLook, hairShapes, hairTraits } from '@milestoon/look';
import { newHero } from '../hero.ts';
import { portrait } from '../portrait.ts';
import type { HairDrawing } from './hair-drawing.ts';
import { hairShapeOf } from './shapes.ts';

const loose = hairShapes.filter((shape) => hairTraits[shape].tied === 'loose');
const grown = loose.filter((shape) => hairTraits[shape].length !== 'none');

/** How far down loose hair reaches, in heads below the middle of the skull. */
const reach = ({ back = [], locs }: HairDrawing): number =>
  Math.max(0, ...[...back, ...(locs?.front.flat() ?? [])].map(([, y = 0]) => y));

/** How far down the lowest strand hangs over the forehead: in jagged hair a few are a fringe. */
const fringeReach = ({ edge = [] }: HairDrawing): number =>
  Math.max(...edge.filter(([x]) => Math.abs(x) < 0.26).map(([, y]) => y));

test('there is loose hair of every length and texture, with a fringe and without', () => {
  for (const length of ['short', 'medium', 'long'] as const)
    for (const texture of ['straight', 'wavy', 'curly', 'coily'] as const)
      for (const fringe of [true, false]) {
        const fitting = loose.filter((shape) => {
          const traits = hairTraits[shape];
          return traits.length === length && traits.texture === texture && traits.fringe === fringe;
        });
        assert.ok(fitting.length > 0, `${length} ${texture} ${fringe ? 'with' : 'without'} a fringe`);
      }
  for (const tied of ['one-tail', 'two-tails', 'bun', 'braids'])
    assert.ok(
      hairShapes.some((shape) => hairTraits[shape].tied === tied),
      tied,
    );
});

test('every shape is as long as it is said to be', () => {
  for (const shape of grown) {
    const drawing = hairShapeOf(shape);
    const { length } = hairTraits[shape];
    assert.equal(reach(drawing) > 0.8, length === 'long', shape);
    if (length === 'medium') assert.ok(reach(drawing) > 0.53, shape);
    if (length === 'short') assert.ok(reach(drawing) < 0.53, shape);
  }
});

test('a fringe lies over the forehead, other hair leaves it free', () => {
  for (const shape of grown)
    assert.equal(fringeReach(hairShapeOf(shape)) > -0.248, hairTraits[shape].fringe, shape);
});

test('coils are smaller than curls, and straight hair has none', () => {
  for (const shape of grown) {
    const { curl, locs } = hairShapeOf(shape);
    const { texture, roped = false } = hairTraits[shape];
    assert.equal(locs !== undefined, roped, shape);
    if (!roped) assert.equal(curl !== undefined, texture === 'curly' || texture === 'coily', shape);
    if (curl && !shape.startsWith('afro')) assert.equal(curl < 0.07, texture === 'coily', shape);
  }
});

test('every shape is a drawing of its own in every style', () => {
  for (const style of animationStyleKeys) {
    const drawn = new Map(
      hairShapes.map((hairShape) => {
        const look = { ...defaultLook, hairShape };
        const child = newHero({ name: 'Mila', look, style, variant: 0, seed: 3 });
        return [JSON.stringify(portrait(child)), hairShape];
      }),
    );
    assert.equal(drawn.size, hairShapes.length, style);
  }
});

/** Everything that is drawn, with what is inside of groups. */
const operations = (list: DrawList): number =>
  list.reduce((sum, op) => sum + 1 + ('ops' in op ? operations(op.ops) : 0), 0);

test('hair of many small curls takes hardly longer to draw than other hair', () => {
  const count = (hairShape: (typeof hairShapes)[number]): number =>
    operations(
      portrait(
        newHero({ name: 'Mila', look: { ...defaultLook, hairShape }, style: 'anime', variant: 0, seed: 3 }),
      ),
    );
  const plain = count('long-fringe');
  for (const shape of hairShapes)
    assert.ok(count(shape) < plain * 2, `${shape}: ${count(shape)} operations, ${plain} for straight hair`);
});
