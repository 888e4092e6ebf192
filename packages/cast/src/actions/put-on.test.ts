import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Figure } from '../figure.ts';
import { slot } from './put-on.ts';

it('has what is put on the head above it and not before the face', () => {
  const arm = { wrist: [0, -1.6], end: 0 };
  const figure = {
    joints: { head: [0, -2], arms: { near: arm, far: arm } },
    style: { body: { hand: 1 } },
  } as unknown as Figure;
  const drawn = { name: 'sun-hat', wide: 0.6, high: 0.5, foot: 0.25, onStick: false };
  assert.ok(slot(24).at(figure, drawn)[1] < -2.5);
  // A shirt is above the face, too, before it goes over the head.
  assert.ok(slot(24).at(figure, { ...drawn, name: 't-shirt' })[1] < -2);
  assert.ok(slot(60).at(figure, { ...drawn, name: 't-shirt' })[1] > -2);
  assert.ok(slot(0).at(figure, drawn)[1] > -2);
});
