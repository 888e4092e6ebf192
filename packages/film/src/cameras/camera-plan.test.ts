import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frameSubject, moveCamera, type ShotMove, type ShotSize } from './camera-plan.ts';

const subject = { x: 1500, top: 400, ground: 955, faceY: 500, width: 420, whole: false };
const sizes: ShotSize[] = ['wide', 'medium', 'close'];
const moves: ShotMove[] = ['hold', 'push', 'pull', 'pan-left', 'pan-right', 'tilt-up'];

test('no camera looks above the sky or below the ground of the set', () => {
  for (const size of sizes)
    for (const move of moves)
      for (const camera of Object.values(moveCamera(frameSubject(size, subject), move))) {
        const half = 540 / camera.zoom;
        assert.ok(540 + camera.y - half >= -0.5, `${size} ${move}: top`);
        assert.ok(540 + camera.y + half <= 1080.5, `${size} ${move}: bottom`);
      }
});

test('a closer shot is closer, and the face is in its picture', () => {
  const zooms = sizes.map((size) => frameSubject(size, subject).zoom);
  assert.deepEqual(
    zooms,
    [...zooms].sort((a, b) => a - b),
  );
  const close = frameSubject('close', subject);
  const screenY = 540 + close.zoom * (subject.faceY - 540 - close.y);
  assert.ok(screenY > 200 && screenY < 700, `${screenY}`);
});

test('several figures widen a medium shot until all fit', () => {
  const crowd = frameSubject('medium', { ...subject, width: 1400 });
  assert.ok(1400 * crowd.zoom <= 1920);
});

test('hold stays, the others move', () => {
  const at = frameSubject('medium', { ...subject, x: 960 });
  for (const move of moves) {
    const { from, to } = moveCamera(at, move);
    assert.equal(JSON.stringify(from) === JSON.stringify(to), move === 'hold', move);
  }
});

test('a tilt goes up, far enough to be seen, at every size', () => {
  for (const size of sizes) {
    const { from, to } = moveCamera(frameSubject(size, { ...subject, x: 960, ground: 885 }), 'tilt-up');
    assert.ok((from.y - to.y) * to.zoom > 60, `${size}: ${from.y} to ${to.y}`);
  }
});

test('where the ground matters, feet stand above the captions', () => {
  const camera = frameSubject('medium', { ...subject, x: 960, ground: 890, whole: true });
  const feet = 540 + camera.zoom * (890 - 540 - camera.y);
  assert.ok(feet <= 870, `${feet}`);
});

test('a grown-up keeps the hair in a medium shot, also at the end of a push', () => {
  const grownUp = { ...subject, x: 960, top: 955 - 640, faceY: 955 - 540 };
  const { to } = moveCamera(frameSubject('medium', grownUp), 'push');
  const onScreen = 540 + (grownUp.top - 540 - to.y) * to.zoom;
  assert.ok(onScreen > 15, `${onScreen} px below the edge`);
});

test('what is told of small ones is seen from nearer, and a step of size stays between', () => {
  const child = { x: 960, top: 560, ground: 955, faceY: 640, width: 380, whole: false };
  const grownUp = { ...child, top: 320 };
  const zoom = (size: 'wide' | 'medium', subject: typeof child & { told?: boolean }): number =>
    frameSubject(size, subject).zoom;
  assert.ok(zoom('medium', { ...child, told: true }) > zoom('medium', child) + 0.15);
  assert.ok(zoom('wide', { ...child, told: true }) > zoom('wide', child) + 0.1);
  assert.equal(zoom('medium', { ...grownUp, told: true }), zoom('medium', grownUp));
  for (const subject of [child, grownUp, { ...child, top: 480 }])
    assert.ok(
      zoom('medium', { ...subject, told: true }) / zoom('wide', { ...subject, told: true }) >
        (subject === grownUp ? 1.1 : 1.25),
    );
});

test('what is done by hand is seen from the head to the hips, above the captions', () => {
  const child = { x: 960, top: 560, ground: 955, faceY: 640, width: 380, whole: false };
  const face = frameSubject('close', child);
  const hands = frameSubject('close', { ...child, hands: true });
  assert.ok(hands.zoom < face.zoom);
  // Two thirds of the way down the figure is still above the captions.
  const onScreen = (y: number): number => (y - 540 - hands.y) * hands.zoom + 540;
  assert.ok(onScreen(820) < 868 && onScreen(560) > 60, `${onScreen(820)} ${onScreen(560)}`);
});
