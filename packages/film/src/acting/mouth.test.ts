import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newNarration, newScreenplay } from '../testing/fixture.ts';
import { mouthAt, mouthKeys } from './mouth.ts';

const line = newNarration(newScreenplay(2), 1).lines[0];
assert.ok(line);
const keys = mouthKeys(line, 100);

test('the mouth rests before and after the line', () => {
  assert.deepEqual(mouthAt(keys, 50), { from: 'rest', to: 'rest', t: 0 });
  assert.equal(mouthAt(keys, 400).to, 'rest');
});

test('in the middle of a sound the mouth has its shape', () => {
  assert.equal(mouthAt(keys, 106).to, 'mbp');
  assert.equal(mouthAt(keys, 106).t, 1);
  assert.equal(mouthAt(keys, 118).to, 'aa');
});

test('between two sounds the mouth is on its way', () => {
  const { from, to, t } = mouthAt(keys, 112);
  assert.deepEqual([from, to], ['mbp', 'aa']);
  assert.ok(t > 0 && t < 1);
});

test('a soft sound opens the mouth less than a loud one, and never not at all', () => {
  const loud = { ...line, phonemes: line.phonemes.map((phoneme) => ({ ...phoneme, level: 1 })) };
  const soft = { ...line, phonemes: line.phonemes.map((phoneme) => ({ ...phoneme, level: 0 })) };
  const [far, near] = [loud, soft].map((of) => mouthAt(mouthKeys(of, 100), 118).strength ?? 9);
  assert.equal(far, 1);
  assert.ok(near !== undefined && near > 0.3 && near < 0.6, `${near}`);
});
