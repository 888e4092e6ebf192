import { expect, test } from 'vitest';
import { afterRoom, afterStall, beginAuto } from './auto-quality.ts';

test('up once, down once, and never up after a stall', () => {
  const up = afterRoom(beginAuto(true));
  expect(up.isSmall).toBe(false);
  const down = afterStall(up);
  expect(down.isSmall).toBe(true);
  expect(afterRoom(down)).toBe(down);
  const stalled = afterStall(beginAuto(false));
  expect(stalled.isSmall).toBe(true);
  expect(afterRoom(stalled)).toBe(stalled);
});

test('what is there already changes nothing', () => {
  const [small, whole] = [beginAuto(true), beginAuto(false)];
  expect(afterStall(small)).toBe(small);
  expect(afterRoom(whole)).toBe(whole);
});
