import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLook } from '@milestoon/look';
import { drawAvatars } from './index.ts';

test('each of the four avatars is told as soon as it is drawn, before all are there', async () => {
  const told: number[] = [];
  const pictures = await drawAvatars(
    { name: 'Mia', look: defaultLook, style: 'anime', seed: 7 },
    undefined,
    ({ variant, picture }) => {
      told.push(variant);
      assert.equal(picture.id, String(variant + 1));
    },
  );
  assert.deepEqual(told, [0, 1, 2, 3]);
  assert.equal(pictures.length, 4);
});
