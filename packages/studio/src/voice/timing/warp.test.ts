import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Phone } from '../flite.ts';
import { synthesise } from '../synthesise.ts';
import { timeWarp } from './warp.ts';

const line = 'mia ran to the sea, and the waves came up to her knees.'.split(' ');
const calm = { stretch: 1.3, pitch: 184, pitchSpread: 42 };
const inOrder = (phones: readonly Phone[]): Phone[] => phones.filter(({ symbol }) => symbol !== 'pau');

for (const [name, voice] of [
  ['a faster voice', { stretch: 1, pitch: 184, pitchSpread: 42 }],
  ['a slower, higher voice', { stretch: 1.6, pitch: 230, pitchSpread: 60 }],
] as const)
  test(`finds what is said in ${name}, most of it within 60 ms`, async () => {
    const known = await synthesise(line, calm);
    const other = await synthesise(line, voice);
    const clock = timeWarp(known.samples, other.samples);
    const expected = inOrder(other.phones);
    const errors = inOrder(known.phones).map(({ start }, i) =>
      Math.abs(clock(start) - (expected[i]?.start ?? Infinity)),
    );
    assert.equal(errors.length, expected.length);
    const sorted = errors.sort((a, b) => a - b);
    const [median = 9, late = 9] = [sorted[sorted.length >> 1], sorted[Math.floor(sorted.length * 0.9)]];
    assert.ok(median < 0.03 && late < 0.06, `median ${median}, nine of ten ${late}`);
  });

test('finds words behind a pause that the other voice does not make', async () => {
  const known = await synthesise(line, calm);
  const pause = new Float32Array(16_000 * 0.6);
  const cut = known.phones.findIndex(({ symbol }, i) => i > 2 && symbol === 'pau');
  const at = known.phones[cut]?.end ?? 0;
  const samples = new Float32Array(known.samples.length + pause.length);
  samples.set(known.samples.subarray(0, at * 16_000));
  samples.set(known.samples.subarray(at * 16_000), Math.round(at * 16_000) + pause.length);
  const clock = timeWarp(known.samples, samples);
  for (const { start } of known.phones.slice(cut + 2))
    assert.ok(Math.abs(clock(start) - start - 0.6) < 0.06, `${start} → ${clock(start)}`);
});

test('runs forward only, and stays inside the other recording', async () => {
  const known = await synthesise(line, calm);
  const clock = timeWarp(known.samples, new Float32Array(16_000));
  let before = 0;
  for (let second = 0; second < 6; second += 0.05) {
    assert.ok(clock(second) >= before && clock(second) <= 1);
    before = clock(second);
  }
});
