import { soundRate } from './stereo.ts';
import type { Stereo } from './stereo.ts';

/** Mutually prime delays of the room's eight paths, samples at 48 kHz. */
const delays = [1433, 1601, 1867, 2053, 2251, 2399, 2687, 2903] as const;

/**
 * A small warm room: a feedback delay network (Jot 1991) with a Householder matrix.
 *
 * @param seconds time in which the sound falls by 60 dB
 * @returns the reverberation alone
 */
export function reverberate(track: Stereo, seconds: number): Stereo {
  const length = track.left.length;
  const wet = { left: new Float32Array(length), right: new Float32Array(length) };
  const lines = delays.map((delay) => new Float32Array(delay));
  const gains = delays.map((delay) => 10 ** ((-3 * delay) / (seconds * soundRate)));
  const damped = new Float64Array(delays.length);
  const heads = new Int32Array(delays.length);
  const outputs = new Float64Array(delays.length);
  const count = delays.length;
  for (let i = 0; i < length; i++) {
    let sum = 0;
    for (let k = 0; k < count; k++) {
      const line = lines[k] as Float32Array;
      // High tones die first, as in a furnished room.
      damped[k] = (damped[k] as number) * 0.35 + (line[heads[k] as number] as number) * 0.65;
      const value = (damped[k] as number) * (gains[k] as number);
      outputs[k] = value;
      sum += value;
    }
    const spread = (2 / count) * sum;
    let left = 0;
    let right = 0;
    for (let k = 0; k < count; k++) {
      const line = lines[k] as Float32Array;
      const head = heads[k] as number;
      const input = k % 2 === 0 ? (track.left[i] as number) : (track.right[i] as number);
      line[head] = (outputs[k] as number) - spread + input * 0.5;
      heads[k] = head + 1 === line.length ? 0 : head + 1;
      const out = (outputs[k] as number) * (k % 4 < 2 ? 1 : -1);
      if (k % 2 === 0) left += out;
      else right += out;
    }
    wet.left[i] = left * 0.5;
    wet.right[i] = right * 0.5;
  }
  return wet;
}
