import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timeKeeper } from './progress-writer.ts';

test('the rest is told only after watching for a while', () => {
  const left = timeKeeper();
  assert.equal(left(0, 0.1, 'video'), null);
  assert.equal(left(1000, 0.11, 'video'), null);
  assert.equal(left(4000, 0.14, 'video'), 86);
});

test('a steady pace runs down like a clock', () => {
  const left = timeKeeper();
  const told = Array.from({ length: 101 }, (_, second) => left(second * 1000, second / 100, 'video'));
  told.slice(4).forEach((left, i) => assert.ok(Math.abs((left ?? 0) - (96 - i)) <= 1, `${left} at ${i}`));
});

test('what was found finished says nothing about the pace', () => {
  const left = timeKeeper();
  left(0, 0.1, 'video');
  assert.equal(left(500, 0.7, 'video'), null);
  const told = Array.from({ length: 10 }, (_, i) => left(1500 + i * 1000, 0.71 + i * 0.01, 'video')).at(-1);
  assert.ok(told === 20 || told === 21, `${told}`);
});

test('a scene that is harder to draw makes the guess grow slowly, another step does not forget it', () => {
  const left = timeKeeper();
  for (let second = 0; second <= 20; second++) left(second * 1000, second / 100, 'video');
  let before = left(21_000, 0.21, 'video') ?? 0;
  for (let second = 22; second < 60; second++) {
    const now = left(second * 1000, 0.21 + (second - 21) / 1000, 'video') ?? 0;
    assert.ok(now - before <= 5, `${before} s, then ${now} s`);
    before = now;
  }
  assert.ok(before > 80, `${before}`);
  const finishing = left(61_000, 0.97, 'finish') ?? 0;
  assert.ok(before - finishing >= 1 && before - finishing <= 3, `${before} s, then ${finishing} s`);
});
