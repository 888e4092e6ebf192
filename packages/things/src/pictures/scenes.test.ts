import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hasPicture, pictureNames, pictureOf } from './catalogue.ts';
import { isInSquare, isOnWalls, isScene } from './scenes.ts';

/** Whether a shape is as large as the whole picture. */
const fillsAll = (rings: readonly (readonly (readonly number[])[])[]): boolean => {
  const xs = rings.flat().map(([x = 0]) => x);
  const ys = rings.flat().map(([, y = 0]) => y);
  return Math.max(...xs) - Math.min(...xs) > 0.86 && Math.max(...ys) - Math.min(...ys) > 0.86;
};

it('names pictures that there are', () => {
  for (const name of ['sunrise', 'cityscape', 'foggy']) assert.ok(isScene(name) && hasPicture(name), name);
  assert.ok(isOnWalls('x-ray') && !isScene('x-ray'));
});

it('draws fireworks without the square of night behind them', () => {
  for (const name of ['fireworks', 'sparkler', 'shooting-star']) {
    assert.ok(isInSquare(name));
    const [first] = pictureOf(name)?.shapes ?? [];
    assert.ok(first && first.color !== '#533566', name);
  }
});

it('covers no picture with a white sheet', () => {
  for (const name of pictureNames) {
    const last = pictureOf(name)?.shapes.at(-1);
    assert.ok(!last || last.color !== '#ffffff' || last.rings.length > 1 || !fillsAll(last.rings), name);
  }
});
