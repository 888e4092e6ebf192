import assert from 'node:assert/strict';
import { it } from 'node:test';
import { pictureOf } from '@milestoon/things/pictures';
import { motionOf } from '../poses/index.ts';
import { playMusic } from './play-music.ts';

it('beats a drum with sticks and blows a trumpet', () => {
  const playing = (name: string) =>
    motionOf('play-music', 'hero', 'happy', undefined, pictureOf(name) ?? undefined);
  assert.equal(playing('drum'), playMusic.withKind?.motion);
  assert.equal(playing('trumpet'), playMusic.motion);
});
