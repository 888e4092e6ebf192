import assert from 'node:assert/strict';
import { test } from 'node:test';
import { opBounds, penStyles } from '@milestoon/drawing';
import { hasPicture, pictureNames, pictureOf } from './catalogue.ts';
import { headsOf, pictureThing } from './picture-thing.ts';
import { pictureSchema } from './picture.ts';
import { metresOf } from './sizes.ts';
import { frontOf, surfaceOf, topOf } from './surfaces.ts';

test('every picture is whole: shapes inside its square, a size in metres', () => {
  for (const name of pictureNames) {
    const picture = pictureSchema.parse(pictureOf(name));
    for (const { rings } of picture.shapes)
      for (const point of rings.flat())
        for (const value of point) assert.ok(Math.abs(value) <= 0.56, `${name} reaches ${value}`);
  }
});

test('nobody is given a picture that is not there', () => {
  assert.equal(pictureOf('toString'), null);
  assert.equal(pictureOf('a thing nobody drew'), null);
});

test('a picture is drawn by every pen, as large as it says', () => {
  const picture = pictureOf('guitar');
  assert.ok(picture);
  for (const style of Object.values(penStyles)) {
    const ops = pictureThing(picture).draw({ style, light: 1 }, {});
    const [, , width, height] = opBounds({ kind: 'group', matrix: [1, 0, 0, 1, 0, 0], ops }) ?? [0, 0, 0, 0];
    const longer = Math.max(width, height);
    assert.ok(longer > headsOf(picture) * 0.8 && longer < headsOf(picture) * 1.2, `${longer}`);
  }
});

test('a told colour replaces the main one and leaves the others', () => {
  const picture = pictureOf('backpack');
  assert.ok(picture);
  const paintsOf = (color?: string): string[] =>
    pictureThing(picture)
      .draw({ style: penStyles.simple, light: 1 }, { color })
      .flatMap((op) => (op.kind === 'fill' && typeof op.paint === 'string' ? [op.paint] : []));
  const [own, yellow] = [paintsOf(), paintsOf('#f2c53d')];
  assert.equal(yellow.length, own.length);
  const changed = own.filter((paint, i) => paint !== yellow[i]);
  assert.ok(changed.length > 0, 'nothing changed');
});

test('no name that every object has is taken for a picture, or for something to sit on', () => {
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']) {
    assert.deepEqual([hasPicture(name), pictureOf(name)], [false, null], name);
    assert.deepEqual([surfaceOf(name), topOf(name), frontOf(name)], [0.5, 0.96, undefined], name);
    assert.equal(typeof metresOf(name), 'number', name);
  }
});

test('what is held is as large as it is in life', () => {
  for (const [name, least, most] of [
    ['tennis', 0.6, 0.75],
    ['bullseye', 0.3, 0.5],
    ['telephone', 0.15, 0.3],
    ['drum', 0.3, 0.4],
    ['hand-mirror', 0.2, 0.3],
    ['ticket', 0.05, 0.15],
    ['flute', 0.55, 0.7],
    ['broom', 0.9, 1.4],
  ] as const)
    assert.ok(metresOf(name) >= least && metresOf(name) <= most, `${name} ${metresOf(name)}`);
});
