import assert from 'node:assert/strict';
import { it } from 'node:test';
import { pictureOf } from '@milestoon/things/pictures';
import { motionOf } from '../poses/index.ts';
import type { Slot } from '../props/slot.ts';

function slotFor(name: string): Slot {
  const picture = pictureOf(name);
  assert.ok(picture, name);
  const { slot } = motionOf('push', 'hero', 'happy', undefined, picture);
  assert.ok(slot);
  return slot(0);
}

it('pushes a door that is as high as whoever pushes it', () => {
  assert.ok((slotFor('door').most ?? 0) > 2.4);
});

it('has the handle of what is pushed at the hands', () => {
  assert.ok(slotFor('shopping-cart').mirrored?.test('shopping-cart'));
  assert.ok(!slotFor('door').mirrored?.test('door'));
});
