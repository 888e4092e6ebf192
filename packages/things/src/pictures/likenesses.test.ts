import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bounds, type Point } from '@milestoon/drawing';
import { metresOf } from '../nouns/index.ts';
import { hasPicture, labelOfPicture, pictureOf } from './index.ts';

const box = (name: string): readonly number[] =>
  bounds((pictureOf(name)?.shapes ?? []).flatMap(({ rings }) => rings as Point[][]));

test('a toy, a statue and a treat are made from the picture of the living one', () => {
  for (const name of ['toy-bear', 'figure-sauropod', 'statue-horse', 'treat-rabbit', 'mount-whale'])
    assert.ok((pictureOf(name)?.shapes.length ?? 0) > 0, name);
  assert.ok(metresOf('toy-fire-engine') < 0.5);
  assert.ok(metresOf('statue-horse') > metresOf('figure-horse'));
  assert.equal(hasPicture('toy-teapot'), false);
  assert.equal(labelOfPicture('treat-rabbit', 'pt'), labelOfPicture('rabbit', 'pt'));
});

test('half of a thing is half as wide, and what is broken is wider than before', () => {
  const [, , wide = 0] = box('cookie');
  const [, , half = 0] = box('half-cookie');
  assert.ok(Math.abs(half / wide - 0.5) < 0.1, `${half} of ${wide}`);
  assert.ok((box('broken-plate')[2] ?? 0) > (box('plate')[2] ?? 0));
  assert.equal(metresOf('bitten-red-apple'), metresOf('red-apple'));
  assert.equal(pictureOf('half-nothing'), null);
});
