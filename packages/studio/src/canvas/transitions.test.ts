import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import type { DrawList } from '@milestoon/drawing';
import { sceneChanges, transition, transitionFrames } from '@milestoon/stage';
import { createFrameCanvas } from './index.ts';

const plain = (paint: string): DrawList => [
  { kind: 'fill', path: { d: 'M0 0H1920V1080H0Z', box: [0, 0, 1920, 1080] }, paint },
];

/** Share of the pixels that are not the same. */
function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let different = 0;
  for (let i = 0; i < a.length; i += 4) {
    const off = Math.abs((a[i] ?? 0) - (b[i] ?? 0)) + Math.abs((a[i + 1] ?? 0) - (b[i + 1] ?? 0));
    if (off + Math.abs((a[i + 2] ?? 0) - (b[i + 2] ?? 0)) > 24) different++;
  }
  return different / (a.length / 4);
}

test('each style has a way to another place, to a later time and to joy: short, and no frame of it stands still', () => {
  const canvas = createFrameCanvas({ width: 192, height: 108 });
  const picture = (list: DrawList): Uint8ClampedArray => {
    canvas.paint(list);
    return Uint8ClampedArray.from(canvas.pixels());
  };
  for (const style of animationStyleKeys) {
    for (const change of sceneChanges) {
      const frames = transitionFrames(style, change);
      assert.ok(frames >= 8 && frames <= 21, `${style} ${change} takes ${frames} frames`);
      const list = (k: number): DrawList =>
        transition({ style, change, from: plain('#206040'), to: plain('#b04080'), t: k / (frames + 1) });
      let before = picture(list(0));
      for (let k = 1; k <= frames; k++) {
        const now = picture(list(k));
        assert.ok(difference(before, now) > 0.002, `${style} ${change}: frame ${k} is as the one before`);
        before = now;
      }
    }
  }
  canvas.close();
});
