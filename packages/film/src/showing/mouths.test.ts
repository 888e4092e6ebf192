import assert from 'node:assert/strict';
import { it } from 'node:test';
import { atMouth } from './mouths.ts';
import type { Prop } from './prop.ts';

const standing = (name: string, wide: number, high: number): Prop => ({
  how: 'ground',
  pictures: [{ name }],
  players: [],
  x: 500,
  y: 900,
  size: 100,
  box: [500 - wide / 2, 900 - high, wide, high],
});

it('has what is eaten at the side to which an animal looks, no larger than leaves it to be seen', () => {
  const sandwich = standing('sandwich', 300, 120);
  const left = atMouth(sandwich, standing('hedgehog', 120, 90));
  assert.ok(left.x < 450 && left.box[2] <= 120 && left.box[1] + left.box[3] <= 930);
  const right = atMouth(sandwich, { ...standing('hedgehog', 120, 90), mirrored: true });
  assert.ok(right.x > 550);
});
