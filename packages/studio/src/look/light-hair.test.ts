import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HairFamily } from '@milestoon/look';
import type { LearnedLook } from './learned-look.ts';
import { isLightHair, lightHairColor } from './light-hair.ts';

/** Colours of hair that is as light and yellow at the top and as a whole (CIELAB). */
function colors(top: readonly [number, number], whole: readonly [number, number]): { hair: Float32Array } {
  const hair = new Float32Array(107);
  [hair[2], hair[6], hair[19], hair[23]] = [...top, ...whole];
  return { hair };
}
const read = (color: HairFamily, texture = 'straight', length = 'short', covered = false): LearnedLook =>
  ({
    hairColor: { value: color },
    texture: { value: texture },
    length: { value: length },
    headCover: { value: covered },
  }) as LearnedLook;

const light = colors([44, 18], [45, 19]);

test('hair that was read as dark is light where all of it is light and yellow', () => {
  assert.ok(isLightHair(light, read('black')));
  assert.ok(isLightHair(light, read('dark-brown')));
  assert.ok(!isLightHair(colors([44, 18], [25, 19]), read('black')), 'a lit crown');
  assert.ok(!isLightHair(colors([44, 3], [45, 4]), read('black')), 'grey light');
});

test('nothing is said of hair that was read as light, of coils and of bare heads', () => {
  for (const learned of [read('brown'), read('black', 'coily'), read('black', 'straight', 'none')])
    assert.ok(!isLightHair(light, learned));
});

test('it is drawn between blond and brown and asked about, with what was read among the answers', () => {
  const { value, confidence, rivals = [] } = lightHairColor(read('black'));
  assert.equal(value, 'dark-blond');
  assert.ok(confidence < 0.87);
  assert.deepEqual(
    rivals.map((rival) => rival.value),
    ['black', 'blond', 'light-brown'],
  );
});

test('under something it stays what was read, and may be dark blond', () => {
  const { value, rivals = [] } = lightHairColor(read('black', 'straight', 'short', true));
  assert.equal(value, 'black');
  assert.deepEqual(
    rivals.map((rival) => rival.value),
    ['dark-blond'],
  );
});
