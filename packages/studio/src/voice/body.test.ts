import assert from 'node:assert/strict';
import { test } from 'node:test';
import { synthesiseWithBody } from './body.ts';
import { fliteSampleRate } from './flite.ts';
import { synthesise } from './synthesise.ts';

const words = 'the little boat went over the sea.'.split(' ');
const voice = { stretch: 1.2, pitch: 120, pitchSpread: 0 };

/** Hertz at which a spectrum of the middle has its centre, below 4 kHz. */
function brightness(samples: Float32Array): number {
  let crossings = 0;
  const middle = samples.subarray(samples.length / 4, (samples.length * 3) / 4);
  for (let i = 1; i < middle.length; i++)
    if ((middle[i] as number) >= 0 !== (middle[i - 1] as number) >= 0) crossings++;
  return (crossings * fliteSampleRate) / 2 / middle.length;
}

test('a larger body sounds darker, at the same pace; what is heard when moves along', async () => {
  const own = await synthesise(words, voice);
  const large = await synthesiseWithBody(words, voice, 1.2);
  const share = large.samples.length / own.samples.length;
  assert.ok(share > 0.9 && share < 1.1, `${share}`);
  const darker = brightness(large.samples) / brightness(own.samples);
  assert.ok(darker < 0.95, `${darker}`);
  const end = large.phones.at(-1)?.end ?? 0;
  assert.ok(Math.abs(end - large.samples.length / fliteSampleRate) < 0.05, `${end}`);
});

test('a body of the usual size is the voice as it is', async () => {
  const own = await synthesise(words, voice);
  assert.deepEqual((await synthesiseWithBody(words, voice, 1)).samples, own.samples);
});
