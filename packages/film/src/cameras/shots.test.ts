import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newScreenplay } from '../testing/fixture.ts';
import { planMemories, planShots } from './shots.ts';

const beat = newScreenplay().scenes[0]?.beats[0];
assert.ok(beat);
const timed = { beat: 'b1', scene: 0, opensScene: true, from: 100, speechFrom: 120 };
const words = Array.from({ length: 40 }, (_, i) => 120 + i * 11);

test('a long beat is cut into shots of at most eight seconds that cover it without gaps', () => {
  const shots = planShots(beat, { ...timed, to: 560 }, words);
  assert.equal(shots[0]?.from, 100);
  assert.equal(shots.at(-1)?.to, 560);
  for (const [index, shot] of shots.entries()) {
    assert.ok(shot.to - shot.from <= 8 * 24 + 36);
    if (index > 0) assert.equal(shot.from, shots[index - 1]?.to);
  }
  assert.ok(shots.length >= 3);
});

test('neighbouring shots never have the same size', () => {
  const shots = planShots(beat, { ...timed, to: 700 }, words);
  for (const [index, shot] of shots.entries()) assert.notEqual(shot.size, shots[index - 1]?.size);
});

test('a photo has a shot of its own, and the drawing follows', () => {
  const shots = planShots({ ...beat, photo: { image: 0, treatment: 'album' } }, { ...timed, to: 400 }, words);
  assert.deepEqual(
    shots.map(({ showsPhoto }) => showsPhoto),
    [true, false, false],
  );
});

test('a cut falls just before a word', () => {
  const [first] = planShots(beat, { ...timed, to: 420 }, words);
  assert.ok(words.some((word) => word - 3 === first?.to));
});

test('moments of earlier episodes share a beat, each long enough to be seen', () => {
  const shots = planMemories(6, { from: 100, to: 340 }, words);
  assert.equal(shots.length, 6);
  assert.deepEqual([shots[0]?.from, shots.at(-1)?.to], [100, 340]);
  for (const [index, shot] of shots.entries()) {
    assert.ok(shot.to - shot.from >= 20, `${shot.to - shot.from} frames`);
    if (index > 0) assert.equal(shot.from, shots[index - 1]?.to);
  }
});
