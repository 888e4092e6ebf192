import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timeKeeper } from './time-keeper.ts';

test('where no film was made before, the rest is told only after drawing was watched for a while', () => {
  const left = timeKeeper();
  for (let second = 0; second < 10; second++) assert.equal(left(second * 1000, 0.05, 'sound'), null);
  assert.equal(left(10_000, 0.1, 'video'), null);
  assert.equal(left(11_000, 0.11, 'video'), null);
  // 83 seconds of pictures, and putting them together.
  assert.equal(left(14_000, 0.14, 'video'), 90);
});

test('a steady pace runs down like a clock', () => {
  const left = timeKeeper();
  const told = Array.from({ length: 87 }, (_, second) => left(second * 1000, 0.1 + second / 100, 'video'));
  told.slice(4).forEach((left, i) => assert.ok(Math.abs((left ?? 0) - (90 - i)) <= 1, `${left} at ${i}`));
});

test('what was found finished says nothing about the pace', () => {
  const left = timeKeeper();
  left(0, 0.1, 'video');
  assert.equal(left(500, 0.7, 'video'), null);
  const told = Array.from({ length: 10 }, (_, i) => left(1500 + i * 1000, 0.71 + i * 0.01, 'video')).at(-1);
  assert.ok(told === 24 || told === 25, `${told}`);
});

test('a scene that is harder to draw makes the guess grow slowly, another step does not forget it', () => {
  const left = timeKeeper();
  for (let second = 0; second <= 20; second++) left(second * 1000, second / 100, 'video');
  let before = left(21_000, 0.21, 'video') ?? 0;
  for (let second = 22; second < 60; second++) {
    const now = left(second * 1000, 0.21 + (second - 21) / 1000, 'video') ?? 0;
    assert.ok(now - before <= before / 20, `${before} s, then ${now} s`);
    before = now;
  }
  assert.ok(before > 80, `${before}`);
  const finishing = left(61_000, 0.97, 'finish') ?? 0;
  assert.ok(before - finishing >= 1 && before - finishing <= 3, `${before} s, then ${finishing} s`);
});

/** Films that took 100 seconds; a tenth of it until they were directed. */
const usual = { preparing: 10, drawing: 80, finishing: 10 };

test('where films were made before, a film is told at once what they took', () => {
  const left = timeKeeper(() => usual);
  const told = [
    left(0, 0, 'screenplay'),
    left(10_000, 0.05, 'sound'),
    left(18_000, 0.05, 'sound'), // nothing is reported until pictures are drawn
    left(20_000, 0.1, 'video'),
    left(90_000, 0.97, 'finish'),
    left(97_000, 0.97, 'finish'),
  ];
  assert.deepEqual(told, [100, 90, 82, 80, 10, 3]);
});

test('its own pace comes to count beside that of the films before', () => {
  const left = timeKeeper(() => usual);
  let told: number | null = null;
  // Half of the film in a quarter of its time.
  for (let second = 0; second <= 20; second++) told = left(second * 1000, 0.1 + second * 0.025, 'video');
  assert.ok(
    told !== null && told > 20 && told < 38,
    `${told} s, between 20 at its pace and 40 at the usual one`,
  );
});

test('a silence lets the guess grow after a while, for nothing is made', () => {
  const left = timeKeeper(() => usual);
  const told = Array.from({ length: 121 }, (_, second) => left(second * 1000, 0.535, 'video') ?? 0);
  assert.ok(told[0] && told[0] === 45, `${told[0]}`);
  assert.ok((told[120] ?? 0) > 70, `${told[120]}`);
});

test('what becomes known of its length is told at once', () => {
  let phases = usual;
  const left = timeKeeper(() => phases);
  left(0, 0, 'narration');
  phases = { ...usual, drawing: 280 };
  assert.equal(left(500, 0, 'film'), 300);
});
